/** The table under a tower: a lit round of it, fading into the paper, with a shade where the wood stands, so that
 * it stands somewhere also where a device draws no shadows. */
import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';

const DOTS = 256;
const SHADE = 1.35; // times as wide as what stands there

export class Tabletop {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;

  /** Both in centimetres from the middle: how far it is seen, and how far the foot of the tower reaches. */
  constructor(reach: number, foot: number) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = DOTS;
    const pen = canvas.getContext('2d');
    if (pen) draw(pen, (SHADE * foot) / reach);
    const map = new CanvasTexture(canvas);
    map.colorSpace = SRGBColorSpace;
    this.mesh = new Mesh(
      new PlaneGeometry(2 * reach, 2 * reach).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ map, transparent: true, depthWrite: false }),
    );
    this.mesh.position.y = -0.05;
    this.mesh.renderOrder = -1; // shadows fall upon it
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
  }
}

function draw(pen: CanvasRenderingContext2D, foot: number): void {
  const half = DOTS / 2;
  const round = (share: number, colours: readonly string[]): void => {
    const fill = pen.createRadialGradient(half, half, 0, half, half, share * half);
    colours.forEach((colour, i) => fill.addColorStop(i / (colours.length - 1), colour));
    pen.fillStyle = fill;
    pen.fillRect(0, 0, DOTS, DOTS);
  };
  round(1, ['#d9b382', '#d9b382f0', '#d9b382b0', '#d9b38240', '#d9b38200']);
  round(foot, ['#4e342470', '#4e342458', '#4e342400']);
}
