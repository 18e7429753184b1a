import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitting } from './fitting';

class Observed {
  observe = vi.fn();
  disconnect = vi.fn();
}

/** A line with room for so many letters. */
function line(letters: number): HTMLElement {
  const box = document.createElement('p');
  const text = document.createElement('span');
  box.append(text);
  Object.defineProperty(box, 'clientHeight', { value: letters });
  Object.defineProperty(box, 'scrollHeight', { get: () => text.textContent.length });
  return text;
}

describe('what is said where there is little room', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [30, 'pulls row 2 out, a2 sinks'],
    [20, 'pulls row 2 out'],
    [3, 'pulls row 2 out'], // nothing shorter is known
  ])('with room for %i letters: %s', (letters, said) => {
    vi.stubGlobal('ResizeObserver', Observed);
    const text = line(letters);
    fitting(['pulls row 2 out, a2 sinks', 'pulls row 2 out'])(text);
    expect(text.textContent).toBe(said);
  });
});
