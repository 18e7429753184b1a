/** The mouths of lines and holes: where they are, which way they look; and what a pointer meets. */
import {
  BoxGeometry,
  CylinderGeometry,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  type Raycaster,
} from 'three';
import { HOLES, LEVELS, hole, line, linesOn, type FakirView } from '../view';
import { HALF, LONG, ROD, height, lying, standing } from './poses';

interface Mouth {
  id: string;
  at: [number, number, number];
  out: [number, number, number];
}

const LINES: readonly string[] = LEVELS.flatMap(linesOn);

/** Both ends of a line; the one opening of a hole. */
export function mouths(id: string): Mouth[] {
  if (!id.includes('@')) {
    const { column, row } = hole(id);
    return [{ id, at: [column - 1, HALF, row - 1], out: [0, 1, 0] }];
  }
  const { way, index, level } = line(id);
  const y = height(level);
  return [1, -1].map((end) =>
    way === 'row'
      ? { id, at: [end * HALF, y, index - 1], out: [end, 0, 0] }
      : { id, at: [index - 1, y, end * HALF], out: [0, 0, end] },
  );
}

/** Invisible shapes, larger than what they stand for: fingers are thick. */
export class Picking {
  readonly #unseen = new MeshBasicMaterial();
  readonly #ball = new SphereGeometry(0.46, 12, 8);
  readonly #rod = new CylinderGeometry(ROD * 1.5, ROD * 1.5, LONG, 8);
  readonly #block = new Mesh(new BoxGeometry(2 * HALF, 2 * HALF, 2 * HALF), this.#unseen);
  readonly #balls = [...LINES, ...HOLES].flatMap((id) =>
    mouths(id).map(({ at }) => this.#shape(this.#ball, id, at)),
  );
  #rods: Mesh[] = [];

  constructor() {
    this.#block.updateMatrixWorld();
  }

  #shape(
    geometry: SphereGeometry | CylinderGeometry,
    id: string,
    at: readonly [number, number, number],
  ): Mesh {
    const mesh = new Mesh(geometry, this.#unseen);
    mesh.name = id;
    mesh.position.set(...at);
    mesh.updateMatrixWorld();
    return mesh;
  }

  /** The sticks that can be pointed at. */
  follow(view: FakirView): void {
    const poses = [
      ...Object.keys(view.lines).map((id) => ({ id, pose: lying(id) })),
      ...Object.entries(view.holes).map(([id, { level }]) => ({ id, pose: standing(id, level) })),
    ];
    this.#rods = poses.map(({ id, pose }) => {
      const rod = this.#shape(this.#rod, id, pose.at);
      rod.rotation.set(pose.axis === 'z' ? Math.PI / 2 : 0, 0, pose.axis === 'x' ? Math.PI / 2 : 0);
      rod.updateMatrixWorld();
      return rod;
    });
  }

  /** What a ray from the eye meets first, among what can be chosen. */
  at(ray: Raycaster, can: (id: string) => boolean, through: boolean): string | null {
    const shapes = [...this.#balls, ...this.#rods].filter((shape) => can(shape.name));
    const hit = ray.intersectObjects(through ? shapes : [...shapes, this.#block], false)[0];
    return hit?.object.name || null;
  }

  dispose(): void {
    for (const shape of [this.#ball, this.#rod, this.#block.geometry, this.#unseen])
      shape.dispose();
  }
}
