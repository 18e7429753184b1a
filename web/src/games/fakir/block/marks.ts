/** Rings round the mouths: what can be chosen, what is chosen, what was moved last. */
import {
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  RingGeometry,
  Vector3,
  type Group,
} from 'three';
import { INDIGO, SAFFRON } from '../palette';
import { BORE } from './poses';
import { mouths } from './places';

const MOST = 64;
const AHEAD = new Vector3(0, 0, 1);

/** One kind of ring, as many as are needed, in one stroke. */
class Rings {
  readonly #mesh: InstancedMesh<RingGeometry, MeshBasicMaterial>;

  constructor(
    group: Group,
    colour: string,
    inner: number,
    outer: number,
    lift: number,
    opacity = 1,
  ) {
    const material = new MeshBasicMaterial({ color: colour, opacity, transparent: opacity < 1 });
    this.#mesh = new InstancedMesh(
      new RingGeometry(BORE + inner, BORE + outer, 36),
      material,
      MOST,
    );
    this.#mesh.frustumCulled = false;
    this.#mesh.renderOrder = 2;
    this.lift = lift;
    group.add(this.#mesh);
  }

  readonly lift: number;

  put(ids: Iterable<string>): void {
    let many = 0;
    for (const id of ids) {
      for (const { at, out } of mouths(id)) {
        if (many === MOST) break;
        const facing = new Quaternion().setFromUnitVectors(AHEAD, new Vector3(...out));
        const place = new Vector3(...at).addScaledVector(new Vector3(...out), this.lift);
        this.#mesh.setMatrixAt(many++, new Matrix4().compose(place, facing, new Vector3(1, 1, 1)));
      }
    }
    this.#mesh.count = many;
    this.#mesh.instanceMatrix.needsUpdate = true;
  }

  colour(colour: string): void {
    this.#mesh.material.color.set(colour);
  }

  dispose(): void {
    this.#mesh.geometry.dispose();
    this.#mesh.material.dispose();
    this.#mesh.dispose();
  }
}

interface Marked {
  can: readonly string[];
  chosen: readonly string[];
  /** What was moved, and how many moved after it. */
  last: ReadonlyMap<string, number>;
}

/** By age, as on the levels: the older the fainter. */
const FAINT = [1, 0.7, 0.4];

export class Marks {
  readonly #can: Rings;
  readonly #under: Rings;
  readonly #chosen: Rings;
  readonly #last: readonly Rings[];

  constructor(group: Group) {
    this.#last = FAINT.map((opacity) => new Rings(group, SAFFRON, 0.04, 0.085, 0.004, opacity));
    this.#can = new Rings(group, INDIGO, 0.05, 0.095, 0.006);
    this.#under = new Rings(group, '#2a211b', 0.035, 0.15, 0.008);
    this.#chosen = new Rings(group, SAFFRON, 0.055, 0.13, 0.01);
  }

  put({ can, chosen, last }: Marked): void {
    this.#can.put(can);
    this.#under.put(chosen);
    this.#chosen.put(chosen);
    for (const [age, rings] of this.#last.entries())
      rings.put([...last.keys()].filter((at) => Math.min(FAINT.length - 1, last.get(at)!) === age));
  }

  /** What can be chosen must be seen on wood, and through it in a dark room. */
  tint(dark: boolean): void {
    this.#can.colour(dark ? '#b8a9f2' : INDIGO);
  }

  dispose(): void {
    for (const rings of [this.#can, this.#under, this.#chosen, ...this.#last]) rings.dispose();
  }
}
