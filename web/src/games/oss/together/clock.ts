/** One's own time in a trick that all do at once: it begins at one's own sight of the word. */
import { A_SECOND } from '../hand/judge';

const PACE = A_SECOND / 1000;
const ALONE = 60; // steps: so far it goes on without a picture, on a line that stumbles
export const AHEAD = 12; // steps: what is farther ahead of the newest picture the house takes for nonsense
const LOOKS = 250; // milliseconds of pictures: if all of them are behind, the house has stood, and not the line
const LOOSE = 2; // steps that they may be
const SLOWER = 0.5; // of its pace it goes until it is back

export class OwnClock {
  /** Steps after the word in the newest picture; null: the word was not given yet. */
  newest: number | null = null;
  #own = 0;
  #at = 0; // milliseconds of the page
  #ahead = 0; // steps to be lost again
  #least = Infinity; // steps ahead of any picture of late
  #until = 0; // milliseconds of the page

  /** A picture, so many steps after the word: this screen is there now, whatever its line. */
  see(since: number, now: number): void {
    const [own, lost] = [this.at(now), this.#lost(now)];
    this.#ahead -= lost;
    this.#own = Math.max(own, since);
    this.#at = now;
    this.newest = Math.max(this.newest ?? 0, since);
    this.#look(this.#own - since, now);
  }

  /** A house that stood, or was late, is not as far as this screen: it waits for it. */
  #look(ahead: number, now: number): void {
    this.#least = Math.min(this.#least, ahead);
    if (now < this.#until) return;
    this.#ahead = this.#least > LOOSE && this.#until > 0 ? this.#least : 0;
    [this.#least, this.#until] = [Infinity, now + LOOKS];
  }

  #lost(now: number): number {
    return Math.min(this.#ahead, this.#passed(now) * SLOWER);
  }

  #passed(now: number): number {
    return Math.max(0, now - this.#at) * PACE;
  }

  /** The match is paused: no time passes. */
  stand(now: number): void {
    this.#at = Math.max(this.#at, now);
  }

  /** The step in which this screen is. Where no pictures come any more, the house stands, and so does it. */
  at(now: number): number {
    if (this.newest === null) return 0;
    const on = this.#own + this.#passed(now) - this.#lost(now);
    return Math.max(this.#own, Math.min(on, this.newest + ALONE));
  }
}
