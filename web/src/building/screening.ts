/** A fall in slow motion, to be seen from any side: a tenant of the room. */
import type { Scene } from 'three';
import type { Circle } from '../scene/orbit';
import { blend, type Rows } from '../scene/reel';
import { Room, type Tenant } from '../scene/room';
import type { Cut } from './film';
import { Pile } from './pile';
import type { Stock } from './stock';
import { Tabletop } from './tabletop';

const SLOW = 0.36;
const AROUND = 4; // centimetres that are seen round the tower

export class Screening implements Tenant {
  readonly ground = 0;
  readonly reach: number;
  readonly outline: readonly Circle[];
  readonly room: Room;
  /** The last picture has been seen. */
  onend: () => void = () => {};
  readonly #cut: Cut;
  readonly #pile: Pile;
  readonly #table: Tabletop;
  #began: number | null = null;
  #over = false;
  #between: Rows | null = null;

  constructor(canvas: HTMLCanvasElement, cut: Cut, stock: Stock) {
    this.#cut = cut;
    this.#pile = new Pile([...cut.placing.tower, cut.placing.block], stock, true);
    const { top, wide } = this.#pile.measure();
    this.outline = [
      { wide: wide + AROUND, high: 0 },
      { wide, high: top },
    ];
    this.reach = 1.4 * Math.max(top, wide + AROUND);
    this.#table = new Tabletop(1.4 * (wide + AROUND), this.#pile.foot(cut.placing.tower.length));
    this.room = new Room(canvas, (scene) => this.#furnish(scene));
  }

  #furnish(scene: Scene): this {
    scene.add(this.#pile.group, this.#table.mesh);
    return this;
  }

  /** From the beginning, once more. */
  play(): void {
    [this.#began, this.#over] = [null, false];
    this.room.ask();
  }

  advance(now: number): boolean {
    this.#began ??= now;
    const { begins, ends, moments } = this.#cut;
    const when = Math.min(ends, begins + (now - this.#began) * SLOW);
    const next = moments.findIndex(({ at }) => at > when);
    const [one, other] = [moments[next - 1] ?? moments.at(-1), moments[next]];
    if (one) {
      const rows = this.#pile.rows(one.told.moved);
      const share = other ? (when - one.at) / (other.at - one.at) : 0;
      this.#between = other
        ? blend(rows, this.#pile.rows(other.told.moved), Math.max(0, share), this.#between)
        : rows;
      this.#pile.pose(this.#between);
    }
    if (when >= ends && !this.#over) {
      this.#over = true;
      this.onend();
    }
    return !this.#over;
  }

  dispose(): void {
    this.#pile.dispose();
    this.#table.dispose();
  }
}
