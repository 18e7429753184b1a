/** Done for as long as a button is pressed. */
const EVERY = 40; // milliseconds
const ENDS = ['pointerup', 'pointerleave', 'pointercancel', 'lostpointercapture'] as const;

export class Repeating {
  #going: ReturnType<typeof setInterval> | undefined;

  /** At once, and again and again until the button is let go, or this is ended. */
  begin(event: PointerEvent, act: () => void): void {
    if (event.button > 0) return;
    this.end();
    act();
    this.#going = setInterval(act, EVERY);
    for (const kind of ENDS)
      (event.currentTarget as HTMLElement).addEventListener(kind, this.end, { once: true });
  }

  end = (): void => clearInterval(this.#going);
}
