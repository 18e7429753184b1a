/** Sticks: turned, painted, with ring marks at both ends and the same number of bands on each end. */
import {
  BufferAttribute,
  CanvasTexture,
  CircleGeometry,
  Color,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
  Vector2,
  type BufferGeometry,
} from 'three';
import { PAINT } from '../palette';
import { RINGS, type Colour } from '../view';
import { LONG, ROD, type Pose } from './poses';

const BAND = 0.052;
const GAP = 0.042;
const FIRST = 0.1;

/** From the middle to one end: how far out, how thick, and whether it is a mark there. */
function profile(rings: number): { at: number; r: number; mark: boolean }[] {
  const end = LONG / 2;
  const found = [{ at: 0, r: ROD, mark: false }];
  for (let i = rings - 1; i >= 0; i--) {
    const outer = end - FIRST - i * (BAND + GAP);
    const inner = outer - BAND;
    // A shallow groove, painted: each corner twice, once in either colour.
    found.push(
      { at: inner - 0.006, r: ROD, mark: false },
      { at: inner - 0.006, r: ROD, mark: true },
    );
    found.push(
      { at: inner, r: ROD - 0.012, mark: true },
      { at: outer, r: ROD - 0.012, mark: true },
    );
    found.push(
      { at: outer + 0.006, r: ROD, mark: true },
      { at: outer + 0.006, r: ROD, mark: false },
    );
  }
  for (let i = 0; i <= 5; i++) {
    const angle = (Math.PI / 2) * (i / 5);
    const [out, up] = [Math.cos(angle), Math.sin(angle)];
    found.push({ at: end - 0.05 + 0.05 * up, r: ROD - 0.05 + 0.05 * out, mark: false });
  }
  return found;
}

/** A little lighter than on paper: the lamp leaves one side in the shade. */
const painted = (colour: Colour): Color =>
  new Color(PAINT[colour].body).lerp(new Color(PAINT[colour].lit), 0.25);

function body(colour: Colour): BufferGeometry {
  const half = profile(RINGS[colour]);
  const whole = [
    ...half
      .slice(1)
      .reverse()
      .map((p) => ({ ...p, at: -p.at })),
    ...half,
  ];
  const geometry = new LatheGeometry(
    whole.map(({ at, r }) => new Vector2(r, at)),
    28,
  );
  const paint = painted(colour);
  const mark = new Color(PAINT[colour].mark);
  const colours = new Float32Array(geometry.getAttribute('position').count * 3);
  for (let i = 0; i < colours.length / 3; i++) {
    (whole[i % whole.length]?.mark ? mark : paint).toArray(colours, 3 * i);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

function face(colour: Colour): CanvasTexture {
  const size = 128;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = `#${painted(colour).getHexString()}`;
    pen.fillRect(0, 0, size, size);
    pen.strokeStyle = PAINT[colour].mark;
    pen.lineCap = 'round';
    pen.lineWidth = size * 0.1;
    const many = RINGS[colour];
    for (let i = 0; i < many; i++) {
      const x = (i - (many - 1) / 2) * 0.2;
      const half = Math.sqrt(0.36 ** 2 - Math.min(0.29, Math.abs(x)) ** 2);
      pen.beginPath();
      pen.moveTo((0.5 + x) * size, (0.5 - half) * size);
      pen.lineTo((0.5 + x) * size, (0.5 + half) * size);
      pen.stroke();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

interface Kit {
  body: BufferGeometry;
  face: CanvasTexture;
}

/** Makes sticks; what is the same for a colour is made once. */
export class Rods {
  readonly #kits = new Map<Colour, Kit>();
  readonly #cap = new CircleGeometry(ROD - 0.05, 28);

  #kit(colour: Colour): Kit {
    const kit = this.#kits.get(colour) ?? { body: body(colour), face: face(colour) };
    this.#kits.set(colour, kit);
    return kit;
  }

  make(colour: Colour): Rod {
    const { body, face } = this.#kit(colour);
    return new Rod(body, this.#cap, face);
  }

  dispose(): void {
    this.#cap.dispose();
    for (const { body, face } of this.#kits.values()) {
      body.dispose();
      face.dispose();
    }
  }
}

export class Rod {
  readonly mesh: Mesh;
  readonly #side = new MeshStandardMaterial({ vertexColors: true, roughness: 0.42 });
  readonly #ends: MeshStandardMaterial;

  constructor(body: BufferGeometry, cap: BufferGeometry, face: CanvasTexture) {
    this.#ends = new MeshStandardMaterial({ map: face, roughness: 0.5 });
    this.mesh = new Mesh(body, this.#side);
    for (const end of [1, -1]) {
      const disc = new Mesh(cap, this.#ends);
      disc.position.y = (end * LONG) / 2 + end * 0.001;
      disc.rotation.x = (-end * Math.PI) / 2;
      this.mesh.add(disc);
    }
    this.mesh.castShadow = this.mesh.receiveShadow = true;
  }

  pose({ axis, at, opacity }: Pose): void {
    this.mesh.position.set(...at);
    this.mesh.rotation.set(axis === 'z' ? Math.PI / 2 : 0, 0, axis === 'x' ? Math.PI / 2 : 0);
    const clear = opacity < 0.995;
    for (const material of [this.#side, this.#ends]) {
      if (material.transparent !== clear) {
        material.transparent = clear;
        material.needsUpdate = true;
      }
      material.opacity = opacity;
      material.depthWrite = !clear;
    }
    this.mesh.castShadow = opacity > 0.7;
    this.mesh.visible = opacity > 0.01;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.#side.dispose();
    this.#ends.dispose();
  }
}
