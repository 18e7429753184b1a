/** The measure beside the tower: a lath with a mark for every centimetre and a number for every five. */
import { CanvasTexture, Mesh, MeshStandardMaterial, PlaneGeometry, SRGBColorSpace } from 'three';

const WIDE = 2.2; // centimetres
const DOTS = 24; // of its picture, in a centimetre

export class Ruler {
  static readonly WIDE = WIDE;
  readonly mesh: Mesh<PlaneGeometry, MeshStandardMaterial>;

  constructor(high: number) {
    const long = Math.ceil(high);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDE * DOTS, long * DOTS];
    const pen = canvas.getContext('2d');
    if (pen) draw(pen, long);
    const map = new CanvasTexture(canvas);
    map.colorSpace = SRGBColorSpace;
    this.mesh = new Mesh(
      new PlaneGeometry(WIDE, long).translate(0, long / 2, 0),
      new MeshStandardMaterial({ map, roughness: 0.8, side: 2 }),
    );
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
  }
}

function draw(pen: CanvasRenderingContext2D, long: number): void {
  const wide = WIDE * DOTS;
  pen.fillStyle = '#e8c793';
  pen.fillRect(0, 0, wide, long * DOTS);
  pen.fillStyle = pen.strokeStyle = '#4e3424';
  pen.font = `600 ${0.95 * DOTS}px Fraunces, Georgia, serif`;
  pen.textBaseline = 'middle';
  for (let mark = 1; mark <= long; mark++) {
    const [y, five] = [(long - mark) * DOTS, mark % 5 === 0];
    pen.lineWidth = five ? 3 : 1.5;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(wide * (five ? 0.34 : 0.2), y);
    pen.stroke();
    if (five) pen.fillText(String(mark), wide * 0.42, y);
  }
}
