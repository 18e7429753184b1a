/** Fingers on the window into a room. One walks round, or carries what it was put on; two step nearer. */
import { dragged, pinched, type Sight } from './orbit';

export interface Carried {
  move(event: PointerEvent): void;
  drop(event: PointerEvent, taken: boolean): void;
}

export interface Window {
  readonly sight: Sight;
  readonly width: number;
  look(to: Sight): void;
  /** Something was pressed that can be carried: then the finger is not for walking round. */
  carry(event: PointerEvent): Carried | null;
  tap(event: PointerEvent): void;
}

interface Place {
  x: number;
  y: number;
}
const SLOP = 6; // pixels: less is a tap

export class Fingers {
  readonly #window: () => Window | null;
  readonly #at = new Map<number, Place>();
  /** What one of them carries is that one's alone. */
  #carrier: { id: number; what: Carried } | null = null;
  #walk: { begins: Place; from: Sight; moves: boolean } | null = null;
  #pinch: { apart: number; from: Sight } | null = null;

  constructor(window: () => Window | null) {
    this.#window = window;
  }

  has({ pointerId }: PointerEvent): boolean {
    return this.#at.has(pointerId);
  }

  down(event: PointerEvent): void {
    const window = this.#window();
    if (!window) return;
    this.#at.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#carrier) return;
    if (this.#at.size > 1) this.#goOn(window);
    else {
      const what = window.carry(event);
      if (what) this.#carrier = { id: event.pointerId, what };
      else this.#begin(window, false);
    }
  }

  move(event: PointerEvent): void {
    const window = this.#window();
    if (!window || !this.has(event)) return;
    const to = { x: event.clientX, y: event.clientY };
    this.#at.set(event.pointerId, to);
    if (this.#carrier) {
      if (this.#carrier.id === event.pointerId) this.#carrier.what.move(event);
    } else if (this.#pinch) {
      window.look(pinched(this.#pinch.from, this.#apart() / this.#pinch.apart));
    } else if (this.#walk) {
      const { begins, from } = this.#walk;
      const [dx, dy] = [to.x - begins.x, to.y - begins.y];
      this.#walk.moves ||= Math.hypot(dx, dy) > SLOP;
      if (this.#walk.moves) window.look(dragged(from, dx, dy, window.width));
    }
  }

  up(event: PointerEvent): void {
    const window = this.#window();
    if (!this.#at.delete(event.pointerId)) return;
    const taken = event.type === 'pointercancel';
    const [carrier, walk] = [this.#carrier, this.#walk];
    if (carrier) {
      if (carrier.id !== event.pointerId) return;
      this.#carrier = null;
      carrier.what.drop(event, taken);
    } else if (!this.#at.size && walk && !walk.moves && !taken) window?.tap(event);
    if (window) this.#goOn(window);
  }

  /** With those that are there now, from what is seen now. */
  #goOn(window: Window): void {
    this.#walk = this.#pinch = null;
    if (this.#at.size > 1) this.#pinch = { apart: this.#apart(), from: window.sight };
    else if (this.#at.size) this.#begin(window, true);
  }

  /** `moves`: it was one of two, and does not tap. */
  #begin(window: Window, moves: boolean): void {
    const [begins] = this.#at.values();
    this.#walk = begins ? { begins, from: window.sight, moves } : null;
  }

  #apart(): number {
    const [a, b] = [...this.#at.values()];
    return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
  }
}
