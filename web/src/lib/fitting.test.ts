import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitting, shorter } from './fitting';
import { bundleOf, Speech } from './words';

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
    expect(text.parentElement?.dataset['small']).toBe(letters < 10 ? '' : undefined);
  });
});

describe('what somebody did', () => {
  const words = new Speech('en', [
    bundleOf('en', ['short-pulled = pulls { $line } out\nshort-sank = { $hole } sinks']),
  ]);
  const events = [
    { kind: 'pulled', args: { line: '2@1' } },
    { kind: 'sank', args: { hole: 'a2' } },
    { kind: 'sank', args: { hole: 'b2' } },
  ];

  it('is said in fewer and fewer words: its beginning always, and what came of it before what was between', () => {
    expect(shorter(events, words)).toEqual([
      'pulls 2@1 out, a2 sinks, b2 sinks',
      'pulls 2@1 out … b2 sinks',
      'pulls 2@1 out …',
    ]);
  });

  it('promises no more where nothing more can be told', () => {
    const [pulled] = events;
    expect(shorter([pulled!, { kind: 'draws' }], words)).toEqual(['pulls 2@1 out']);
  });
});
