/** Puts a body together, corner by corner. */
import { BufferAttribute, BufferGeometry, Vector3 } from 'three';

const [along, across, meant] = [new Vector3(), new Vector3(), new Vector3()]; // made once: a tower has many corners

/** Collects corners and turns every face outwards, whichever way its corners were named. */
export class Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly index: number[] = [];

  triangle(at: readonly Vector3[], normal: readonly Vector3[]): void {
    this.#face(this.#corners(at, normal), at, normal, [0, 1, 2]);
  }

  quad(at: readonly Vector3[], normal: readonly Vector3[]): void {
    const first = this.#corners(at, normal);
    this.#face(first, at, normal, [0, 1, 2]);
    this.#face(first, at, normal, [0, 2, 3]);
  }

  /** The number of the first. */
  #corners(at: readonly Vector3[], normal: readonly Vector3[]): number {
    const first = this.positions.length / 3;
    at.forEach(({ x, y, z }, i) => {
      this.positions.push(x, y, z);
      this.normals.push(normal[i]!.x, normal[i]!.y, normal[i]!.z);
    });
    return first;
  }

  /** Three of these corners, unless they are in a line. */
  #face(
    first: number,
    at: readonly Vector3[],
    normal: readonly Vector3[],
    [i, j, k]: readonly [number, number, number],
  ): void {
    along.subVectors(at[j]!, at[i]!);
    const out = along.cross(across.subVectors(at[k]!, at[i]!));
    if (out.lengthSq() < 1e-12) return;
    meant.copy(normal[i]!).add(normal[j]!).add(normal[k]!);
    if (out.dot(meant) > 0) this.index.push(first + i, first + j, first + k);
    else this.index.push(first + i, first + k, first + j);
  }

  /** `grain`: where in the tree a corner was, with the fibre along x; usually where it is. */
  geometry(grain: readonly number[] = this.positions): BufferGeometry {
    const geometry = new BufferGeometry();
    const attribute = (name: string, numbers: readonly number[]): void => {
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(numbers), 3));
    };
    attribute('position', this.positions);
    attribute('normal', this.normals);
    attribute('grain', grain);
    geometry.setIndex(this.index);
    return geometry;
  }
}
