/** Blocks as they stand: what all pictures of a tower have in common. The middle is where the first one is. */
import { Box3, Group, Mesh, Vector3, type BufferGeometry, type MeshStandardMaterial } from 'three';
import { ROW, type Rows } from '../scene/reel';
import { Bundle } from './bundle';
import { shownAt, shownRow, type Laid, type Place, type Turn } from './poses';
import type { Stock } from './stock';

export type Body = Mesh<BufferGeometry, MeshStandardMaterial>;
export type Moved = ReadonlyMap<number, { place: Place; turn: Turn }>;

/** As the scene has it, in the row of its number. */
function write(rows: Rows, i: number, place: Place, turn: Turn): void {
  rows.set(shownRow(place, turn), i * ROW);
}

export class Pile {
  readonly group = new Group();
  readonly bodies: readonly Body[];
  readonly #set: Rows;
  readonly #bundle: Bundle | null;

  /** `moving`: they will be posed picture by picture. */
  constructor(laid: readonly Laid[], stock: Stock, moving = false) {
    this.#set = new Float32Array(laid.length * ROW);
    laid.forEach(({ place, turn }, i) => write(this.#set, i, place, turn));
    this.bodies = laid.map(({ id }) => body(id, stock));
    const middle = shownAt(laid[0]?.place ?? [0, 0, 0]);
    this.group.position.set(-middle.x, 0, -middle.z);
    this.group.add(...this.bodies);
    this.#bundle = moving
      ? new Bundle(
          laid.map(({ id }) => id),
          stock,
        )
      : null;
    if (this.#bundle) {
      this.group.add(this.#bundle.mesh);
      for (const one of this.bodies) one.visible = false; // they are drawn with it
    }
    this.pose(this.#set);
  }

  /** Where all of them are, when these have moved. */
  rows(moved: Moved): Rows {
    const rows = this.#set.slice();
    for (const [i, { place, turn }] of moved) write(rows, i, place, turn);
    return rows;
  }

  pose(rows: Rows): void {
    this.bodies.forEach((one, i) => {
      const at = i * ROW;
      one.position.fromArray(rows, at);
      one.quaternion.set(rows[at + 4]!, rows[at + 5]!, rows[at + 6]!, rows[at + 3]!);
      one.updateMatrix();
      this.#bundle?.place(i, one.matrix);
    });
  }

  dispose(): void {
    this.#bundle?.dispose();
  }

  /** How high they reach, and how far from the middle; so many of them. */
  measure(many = this.bodies.length): { top: number; wide: number } {
    let [top, wide] = [0, 0];
    const [box, corner] = [new Box3(), new Vector3()];
    for (const mesh of this.bodies.slice(0, many)) {
      box.copy(mesh.geometry.boundingBox!);
      for (let i = 0; i < 8; i++) {
        corner.set(
          i & 1 ? box.max.x : box.min.x,
          i & 2 ? box.max.y : box.min.y,
          i & 4 ? box.max.z : box.min.z,
        );
        corner.applyMatrix4(mesh.matrix).add(this.group.position);
        top = Math.max(top, corner.y);
        wide = Math.max(wide, Math.hypot(corner.x, corner.z));
      }
    }
    return { top, wide };
  }

  /** How far the first of so many reaches on the table. */
  foot(many = this.bodies.length): number {
    return this.measure(Math.min(1, many)).wide;
  }
}

function body(id: string, stock: Stock): Body {
  const mesh = new Mesh(stock.body(id), stock.material(id));
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.matrixAutoUpdate = false; // it is where it was posed
  return mesh;
}
