/** A tower on the wall is turned with a finger, a mouse or the arrow keys; a tap is still a tap. */
import { on } from 'svelte/events';
import { dragged, FIRST, keyed } from '../../../scene/orbit';

const TAP = 6; // pixels

export function turning(round: () => number, turn: (to: number) => void) {
  return (node: HTMLElement): (() => void) => {
    let from: { x: number; round: number } | null = null;
    let turned = false;
    const offs = [
      on(node, 'pointerdown', ({ clientX, button, pointerId }) => {
        if (button > 0) return;
        node.setPointerCapture(pointerId);
        [from, turned] = [{ x: clientX, round: round() }, false];
      }),
      on(node, 'pointermove', ({ clientX }) => {
        if (!from) return;
        turned ||= Math.abs(clientX - from.x) > TAP;
        const sight = { ...FIRST, round: from.round };
        if (turned) turn(dragged(sight, clientX - from.x, 0, node.clientWidth).round);
      }),
      on(node, 'pointerup', () => (from = null)),
      on(node, 'pointercancel', () => (from = null)),
      on(
        node,
        'click',
        (event) => {
          if (turned) event.stopImmediatePropagation();
          turned = false;
        },
        { capture: true },
      ),
      on(node, 'keydown', (event) => {
        const { key } = event;
        const to = key.startsWith('Arrow') ? keyed({ ...FIRST, round: round() }, key) : null;
        if (!to || to.round === round()) return;
        event.preventDefault();
        turn(to.round);
      }),
    ];
    return () => offs.forEach((off) => off());
  };
}
