/** One's own time in a trick that all do at once: it begins at one's own sight of the word. */
import { A_SECOND } from '../hand/judge';

const PACE = A_SECOND / 1000;
const ALONE = 60; // steps: so far it goes on without a picture, on a line that stumbles
export const AHEAD = 12; // steps: what is farther ahead of the newest picture the house takes for nonsense

export class OwnClock {
  /** Steps after the word in the newest picture; null: the word was not given yet. */
  newest: number | null = null;
  #own = 0;
  #at = 0; // milliseconds of the page

  /** A picture, so many steps after the word: this screen is there now, whatever its line. */
  see(since: number, now: number): void {
    this.#own = Math.max(this.at(now), since);
    this.#at = now;
    this.newest = Math.max(this.newest ?? 0, since);
  }

  /** The step in which this screen is. Where no pictures come any more, the house stands, and so does it. */
  at(now: number): number {
    if (this.newest === null) return 0;
    const on = this.#own + Math.max(0, now - this.#at) * PACE;
    return Math.max(this.#own, Math.min(on, this.newest + ALONE));
  }
}
