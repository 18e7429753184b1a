/** The ring round the block in the hand: whoever draws along it turns the block. A mark on it goes with it. */
import { Group, Mesh, MeshBasicMaterial, SphereGeometry, TorusGeometry, Vector3 } from 'three';

const LINE = 0.055; // centimetres
const MARK = 0.42;
const FAINT = 0.4;
const LIT = 0.9;
const POINTS = 360;
const ASTRAY = POINTS / 8; // a finger does not leap farther along it

export interface Point {
  x: number;
  y: number;
}

/** Which of the points of a ring in the picture is the nearest, and how far it is; near `before`, if it is drawn
 * along: where it is seen from the side its two halves lie over each other. */
export function nearest(
  ring: readonly Point[],
  at: Point,
  before: number | null = null,
): { point: number; far: number } {
  const many = ring.length;
  let [point, far] = [before ?? 0, Infinity];
  for (let i = 0; i < many; i++) {
    if (before !== null && Math.abs(leapt(before, i, many)) > ASTRAY) continue;
    const here = Math.hypot(ring[i]!.x - at.x, ring[i]!.y - at.y);
    if (here < far) [point, far] = [i, here];
  }
  return { point, far };
}

/** From one point of a ring of so many to another, the short way round. */
export const leapt = (from: number, to: number, many = POINTS): number =>
  ((((to - from) % many) + 1.5 * many) % many) - many / 2;

export class Ring {
  readonly group = new Group();
  readonly #ink = new MeshBasicMaterial({ color: '#4e3424', transparent: true, opacity: FAINT });
  readonly #line: Mesh;
  readonly #mark = new Mesh(new SphereGeometry(MARK, 20, 12), this.#ink);

  constructor(private readonly radius: number) {
    this.#line = new Mesh(new TorusGeometry(radius, LINE, 8, 96).rotateX(-Math.PI / 2), this.#ink);
    this.group.add(this.#line, this.#mark);
  }

  /** Round a place in the scene, its mark turned so far to the left: at first beside the block, where it hides nothing. */
  pose(at: Vector3, spun: number): void {
    this.group.position.copy(at);
    this.#mark.position.copy(this.#point(spun));
  }

  light(lit: boolean): void {
    this.#ink.opacity = lit ? LIT : FAINT;
  }

  /** Where its mark is, in the scene that it is in. */
  get mark(): Vector3 {
    return this.#mark.getWorldPosition(new Vector3());
  }

  /** All round it, anticlockwise as seen from above, in the scene that it is in. */
  points(): Vector3[] {
    const middle = this.group.getWorldPosition(new Vector3());
    return Array.from({ length: POINTS }, (_, i) =>
      this.#point((2 * Math.PI * i) / POINTS).add(middle),
    );
  }

  #point(angle: number): Vector3 {
    return new Vector3(this.radius * Math.cos(angle), 0, -this.radius * Math.sin(angle));
  }

  /** From one of its points to another, in radians. */
  static angle(from: number, to: number): number {
    return (2 * Math.PI * leapt(from, to)) / POINTS;
  }

  dispose(): void {
    for (const { geometry } of [this.#line, this.#mark]) geometry.dispose();
    this.#ink.dispose();
  }
}
