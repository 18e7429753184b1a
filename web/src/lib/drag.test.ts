import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drag, type Drag } from './drag';

describe('what is dragged', () => {
  const [start, over, drop] = [vi.fn(), vi.fn(), vi.fn()];
  let piece: HTMLElement;
  let below: Element[] = [];
  let tearDown: () => void;

  const point = (kind: string, x: number, y: number): boolean =>
    piece.dispatchEvent(
      new PointerEvent(kind, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true }),
    );
  const carry = (options: Partial<Drag> = {}): void => {
    tearDown = drag({ start, over, drop, ...options })(piece) as () => void;
    point('pointerdown', 10, 10);
    point('pointermove', 40, 30);
  };

  beforeEach(() => {
    document.body.innerHTML = '<button></button><div data-drop="pile"></div>';
    piece = document.querySelector('button')!;
    piece.setPointerCapture = () => undefined;
    below = [];
    document.elementsFromPoint = () => below;
    for (const heard of [start, over, drop]) heard.mockReset();
  });

  afterEach(() => tearDown());

  it('follows the pointer and is put down on what lies below it', () => {
    carry();
    expect(piece.style.translate).toBe('30px 20px');
    expect(piece.hasAttribute('data-dragging')).toBe(true);
    below = [piece, document.querySelector('[data-drop]')!];
    point('pointermove', 60, 30);
    expect(over).toHaveBeenLastCalledWith('pile');
    point('pointerup', 60, 30);
    expect(drop.mock.calls).toEqual([['pile']]);
    expect(piece.style.translate).toBe('');
  });

  it('is only touched by a movement below six pixels', () => {
    tearDown = drag({ start, over, drop })(piece) as () => void;
    point('pointerdown', 10, 10);
    point('pointermove', 13, 14);
    point('pointerup', 13, 14);
    expect(piece.style.translate).toBe('');
    expect(start).not.toHaveBeenCalled();
    expect(drop).not.toHaveBeenCalled();
  });

  it('lies where it was, when it may no longer be carried while it is', () => {
    carry();
    tearDown();
    expect(piece.style.translate).toBe('');
    expect(piece.hasAttribute('data-dragging')).toBe(false);
    expect(over).toHaveBeenLastCalledWith(null);
    expect(drop.mock.calls).toEqual([[null]]);
    point('pointermove', 80, 80);
    expect(piece.style.translate).toBe('');
  });

  it('lies where it was too, if its board moves it itself', () => {
    const move = vi.fn();
    carry({ move });
    expect(move).toHaveBeenLastCalledWith(30, 20);
    tearDown();
    expect(move).toHaveBeenLastCalledWith(0, 0);
  });

  it('is given up with Escape, or when the browser takes the pointer', () => {
    carry();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(piece.style.translate).toBe('');
    point('pointerdown', 10, 10);
    point('pointermove', 40, 30);
    point('pointercancel', 40, 30);
    expect(piece.style.translate).toBe('');
    expect(drop.mock.calls).toEqual([[null], [null]]);
  });
});
