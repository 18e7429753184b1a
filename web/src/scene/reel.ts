/** Pictures that come over the wire, shown a moment late, so that there is always one before and one after. They
 * live here and in the scene, never in the framework's state. */

/** Rows of seven: x, y, z and the turning w, x, y, z. */
export type Rows = Float32Array;
export const ROW = 7;

interface Picture {
  at: number;
  rows: Rows;
}

const KEPT = 64; // about a second at the most that is sent
const DRIFT = 0.002; // how quickly an early arrival is forgotten: lines get longer, and clocks differ

/** Between two pictures of the same things, written `into` rows. Turnings take the short way. */
export function blend(a: Rows, b: Rows, share: number, into?: Rows | null): Rows {
  const rows = into?.length === b.length ? into : new Float32Array(b.length);
  for (let row = 0; row < b.length; row += ROW) {
    let same = 0;
    for (let i = 3; i < ROW; i++) same += (a[row + i] ?? 0) * (b[row + i] ?? 0);
    const sign = same < 0 ? -1 : 1;
    let size = 0;
    for (let i = 0; i < ROW; i++) {
      const from = (a[row + i] ?? 0) * (i < 3 ? 1 : sign);
      const value = from + ((b[row + i] ?? 0) - from) * share;
      rows[row + i] = value;
      if (i >= 3) size += value * value;
    }
    for (let i = 3; i < ROW; i++) rows[row + i] = (rows[row + i] ?? 0) / Math.sqrt(size || 1);
  }
  return rows;
}

export class Reel {
  #pictures: Picture[] = [];
  /** From the sender's clock to ours, by the quickest picture of late. */
  #offset = Infinity;
  #between: Rows | null = null;

  /** `behind`: how late pictures are shown, in milliseconds. */
  constructor(readonly behind: number) {}

  /** A picture of the sender's moment `sent` has arrived now. One that comes late finds its place. */
  push(sent: number, rows: Rows, now: number): void {
    this.#offset = Math.min(this.#offset + DRIFT * this.behind, now - sent);
    const place = this.#pictures.findLastIndex(({ at }) => at <= sent) + 1;
    this.#pictures.splice(place, 0, { at: sent, rows });
    if (this.#pictures.length > KEPT) this.#pictures.shift();
  }

  /** What is to be seen now, until it is asked again; null before the first picture. */
  at(now: number): Rows | null {
    const when = now - this.#offset - this.behind;
    const after = this.#pictures.findIndex(({ at }) => at > when);
    if (after < 0) return this.#pictures.at(-1)?.rows ?? null;
    const [one, other] = [this.#pictures[after - 1], this.#pictures[after]];
    if (!one || !other) return other?.rows ?? null;
    if (one.rows.length !== other.rows.length) return one.rows;
    this.#between = blend(
      one.rows,
      other.rows,
      (when - one.at) / (other.at - one.at),
      this.#between,
    );
    return this.#between;
  }

  /** Whether there is anything to show that has not been. */
  moves(now: number): boolean {
    const last = this.#pictures.at(-1);
    return last !== undefined && last.at > now - this.#offset - this.behind;
  }

  clear(): void {
    this.#pictures = [];
    this.#offset = Infinity;
  }
}
