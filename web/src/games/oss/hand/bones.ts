/** The bones in the scene, each in its colour, the Jack among them; what is in the air has its shadow on the
 * table right below it, and that shadow tells where it comes down. */
import {
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Vector3,
  type BufferGeometry,
} from 'three';
import { COLOURS, WHITE } from './colours';
import { CM, put } from './framing';
import type { Placed } from './placing';
import { lying, skinned } from './skin';

const ALOFT = 40; // millimetres: higher than that it is in the air
const HASTE = 14; // a second: how quickly what is taken gets to where it is kept

const there = new Vector3();

type Body = Mesh<BufferGeometry, MeshStandardMaterial>;

export class Bones {
  readonly group = new Group();
  readonly #skin = skinned();
  readonly #bodies: Body[];
  readonly #jack: Body;
  readonly #spot = dot();
  readonly #spots: Mesh<PlaneGeometry, MeshBasicMaterial>[];
  #now = 0;

  /** `colours`: of the bones; there may be more than six, where each has a Jack. */
  constructor(
    private readonly ghost = false,
    colours: readonly string[] = COLOURS,
  ) {
    const body = (colour: string): Body => {
      const material = new MeshStandardMaterial({ color: colour, roughness: 0.46, metalness: 0 });
      if (ghost) Object.assign(material, { transparent: true, opacity: 0.3, depthWrite: false });
      const mesh = new Mesh(this.#skin, material);
      mesh.castShadow = mesh.receiveShadow = !ghost;
      return mesh;
    };
    this.#bodies = colours.map(body);
    this.#jack = body(WHITE);
    this.#spots = [...this.#bodies, this.#jack].map(() => shadow(this.#spot, ghost ? 0.2 : 0.75));
    this.group.add(...this.#bodies, this.#jack, ...this.#spots);
  }

  /** All of them where they are; `afresh`: at once. */
  show(bones: readonly (Placed | null)[], jack: Placed | null, now: number, afresh: boolean): void {
    const share = afresh ? 1 : 1 - Math.exp((-HASTE * Math.min(60, now - this.#now)) / 1000);
    this.#now = now;
    this.#bodies.forEach((body, i) => this.#place(body, this.#spots[i]!, bones[i] ?? null, share));
    this.#place(this.#jack, this.#spots.at(-1)!, jack, share);
  }

  #place(body: Body, spot: Mesh, placed: Placed | null, share: number): void {
    const seen = body.visible;
    body.visible = placed !== null;
    spot.visible = false;
    if (!placed) return;
    const { at, turn, face, spin, gently, spent } = placed;
    const part = gently && seen ? share : 1;
    body.position.lerp(put(at, there), part);
    body.quaternion.slerp(lying(face, turn, spin), spin ? 1 : seen ? Math.max(share, 0.3) : 1);
    const high = body.position.y / CM;
    body.castShadow = high < ALOFT && !this.ghost;
    // What a hand holds, what flies and what is lost is painted after the hand: it is seen over it.
    body.material.transparent = this.ghost || high > 16 || spent;
    body.renderOrder = 30;
    body.material.emissive.set(spent ? '#241a12' : '#000000');
    spot.visible = high >= ALOFT;
    spot.position.set(body.position.x, 0.08, body.position.z);
    spot.scale.setScalar(1 + high / 700);
  }

  dispose(): void {
    this.#skin.dispose();
    this.#spot.dispose();
    for (const { material } of [...this.#bodies, this.#jack]) material.dispose();
    for (const { geometry, material } of this.#spots) {
      geometry.dispose();
      material.dispose();
    }
  }
}

/** A soft dark spot. */
function dot(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const context = canvas.getContext('2d')!;
  const soft = context.createRadialGradient(32, 32, 4, 32, 32, 31);
  soft.addColorStop(0, '#1c0e05f0');
  soft.addColorStop(0.55, '#1c0e05b0');
  soft.addColorStop(1, '#1c0e0500');
  context.fillStyle = soft;
  context.fillRect(0, 0, 64, 64);
  return new CanvasTexture(canvas);
}

function shadow(map: CanvasTexture, opacity: number): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    opacity,
    depthWrite: false,
    depthTest: false,
  });
  const mesh = new Mesh(new PlaneGeometry(3.2, 3.2).rotateX(-Math.PI / 2), material);
  mesh.renderOrder = 25; // it falls on the hand, too
  return mesh;
}
