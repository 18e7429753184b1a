/** A piece comes from where it was to where it is. */
export interface Flight {
  /** Motion is not wanted: it fades in. */
  still?: boolean;
  ms?: number;
  delay?: number;
}

/** Plays an element in from another place; resolves when it has arrived, or was overtaken. */
export async function fly(
  element: Element,
  from: DOMRectReadOnly,
  { still = false, ms = 280, delay = 0 }: Flight = {},
): Promise<void> {
  for (const running of element.getAnimations()) running.finish();
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width ? from.width / to.width : 1;
  const frames = still
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }];
  const easing = 'cubic-bezier(.2,.7,.2,1)';
  const flight = element.animate(frames, { duration: ms, delay, easing, fill: 'backwards' });
  await flight.finished.catch(() => undefined);
}
