/** Names burnt into the wood: columns and rows along the top, levels down the sides, in a disc as wherever
 * a number is a level. What lies on the top is upright for whoever looks, from whichever side. */
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { HALF } from './poses';

const LEVELS = ['①', '②', '③'];
const SIGNS = ['a', 'b', 'c', '1', '2', '3', ...LEVELS];
const INK = '#4b2a10';
const CELL = 96;
const SIZE = 0.36;
const MARGIN = HALF - 0.245; // the middle of the wood between the outer mouths and the edge

/** `drawn`: called when it is drawn again, because the face has come. */
function atlas(drawn: () => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [CELL * SIGNS.length, CELL];
  const face = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif';
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  const draw = (): void => {
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    SIGNS.forEach((sign, i) => {
      const level = LEVELS.indexOf(sign) + 1;
      const [x, y] = [(i + 0.5) * CELL, CELL / 2];
      pen.fillStyle = INK;
      if (level) {
        pen.beginPath();
        pen.arc(x, y, 0.42 * CELL, 0, 2 * Math.PI);
        pen.fill();
        pen.fillStyle = '#f6deb6';
      }
      pen.font = `700 ${level ? 54 : 74}px ${face}`;
      pen.fillText(level ? `${level}` : sign, x, y);
    });
    texture.needsUpdate = true;
  };
  draw();
  void document.fonts?.load(`700 74px ${face}`).then(draw).then(drawn);
  return texture;
}

/** A sign in its place: the middle, which way is right, which way is up. */
interface Sign {
  sign: string;
  at: Vector3;
  right: Vector3;
  up: Vector3;
}

/** As seen by who stands so many quarters of a turn from the front. */
function signs(quarter: number): Sign[] {
  const found: Sign[] = [];
  const seen = (v: Vector3): Vector3 =>
    v.applyAxisAngle(new Vector3(0, 1, 0), (quarter * Math.PI) / 2).round();
  const up = new Vector3(0, 1, 0);
  // The four sides, each as one stands before it: out of it, and to the right along it.
  for (const angle of [0, 1, 2, 3]) {
    const turn = (v: Vector3): Vector3 => v.applyAxisAngle(up, (angle * Math.PI) / 2).round();
    const out = turn(new Vector3(0, 0, 1));
    const right = turn(new Vector3(1, 0, 0));
    for (const i of [-1, 0, 1]) {
      const along = right.clone().multiplyScalar(i);
      const { x, z } = along;
      const name = (Math.abs(out.z) > 0.5 ? 'abc'[x + 1] : '123'[z + 1]) ?? '';
      const edge = out.clone().multiplyScalar(MARGIN).add(along);
      const upright = { right: seen(new Vector3(1, 0, 0)), up: seen(new Vector3(0, 0, -1)) };
      found.push({ sign: name, at: edge.setY(HALF + 0.002), ...upright });
      const side = out
        .clone()
        .multiplyScalar(HALF + 0.002)
        .addScaledVector(right, -MARGIN);
      found.push({ sign: LEVELS[i + 1]!, at: side.setY(i), right, up });
      const foot = out
        .clone()
        .multiplyScalar(HALF + 0.002)
        .add(along);
      found.push({ sign: name, at: foot.setY(-MARGIN), right, up });
    }
  }
  return found;
}

function geometryOf(quarter: number): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (const { sign, at, right, up } of signs(quarter)) {
    const first = positions.length / 3;
    const cell = SIGNS.indexOf(sign);
    for (const [x, y] of [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ] as const) {
      const corner = at
        .clone()
        .addScaledVector(right, x * SIZE)
        .addScaledVector(up, y * SIZE);
      positions.push(...corner.toArray());
      uvs.push((cell + x + 0.5) / SIGNS.length, y + 0.5);
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  return geometry;
}

export class Names {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #seen = [0, 1, 2, 3].map(geometryOf);

  constructor(drawn: () => void) {
    const material = new MeshBasicMaterial({ map: atlas(drawn), transparent: true, opacity: 0.82 });
    material.depthWrite = false;
    this.mesh = new Mesh(this.#seen[0], material);
    this.mesh.renderOrder = 1;
  }

  /** Somebody looks from so far round. */
  face(round: number): void {
    const quarter = Math.round(round / (Math.PI / 2));
    this.mesh.geometry = this.#seen[((quarter % 4) + 4) % 4]!;
  }

  dispose(): void {
    for (const geometry of this.#seen) geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
  }
}
