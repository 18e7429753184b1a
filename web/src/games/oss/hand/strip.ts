/** Pictures in the order of their moments, live or kept. */
const KEPT = 300; // pictures that have been seen already are let go beyond that, while it goes on

export class Strip<Picture> {
  readonly #all: Picture[] = [];

  constructor(private readonly time: (picture: Picture) => number) {}

  get first(): Picture | null {
    return this.#all[0] ?? null;
  }

  get last(): Picture | null {
    return this.#all.at(-1) ?? null;
  }

  /** They come in order; of the same moment the later one is true. False: it came too late. */
  add(picture: Picture, live: boolean): boolean {
    const newest = this.last && this.time(this.last);
    const time = this.time(picture);
    if (newest !== null && time < newest) return false;
    if (newest === time) this.#all.pop();
    this.#all.push(picture);
    if (live && this.#all.length > 2 * KEPT) this.#all.splice(0, KEPT);
    return true;
  }

  /** When something is first so. */
  when(is: (picture: Picture) => boolean): number | null {
    const found = this.#all.find(is);
    return found ? this.time(found) : null;
  }

  /** What was seen last at this moment; what comes next, and which part of the way there has passed. */
  at(time: number): { seen: Picture; next: Picture | null; part: number } | null {
    const after = this.#all.findIndex((picture) => this.time(picture) > time);
    const seen = this.#all[after < 0 ? this.#all.length - 1 : Math.max(0, after - 1)];
    if (!seen) return null;
    const next = this.#all[after];
    if (!next || next === seen) return { seen, next: null, part: 0 };
    const part = (time - this.time(seen)) / (this.time(next) - this.time(seen));
    return { seen, next, part: Math.max(0, Math.min(1, part)) };
  }

  /** Those after one moment, up to another. */
  within(after: number, last: number): Picture[] {
    return this.#all.filter((one) => this.time(one) > after && this.time(one) <= last);
  }
}
