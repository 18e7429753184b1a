import { describe, expect, it } from 'vitest';
import { chapters, intro } from './rulebook';

const book = `# NOX

*For 3 to 6 players.*

Three cards in your hand,
and every **kitty** is open.

## In the box

90 cards.

| a | b |
|---|---|
| 1 | 2 |

## Setting up

Shuffle.
`;

describe('a rulebook', () => {
  it('opens with what the game is', () => {
    expect(intro(book)).toBe('Three cards in your hand, and every kitty is open.');
    expect(intro('# OSS\n\nTwo tribes.')).toBe('Two tribes.');
    expect(intro('')).toBe('');
  });

  it('has a page for each chapter', () => {
    expect(chapters(book).map(({ title }) => title)).toEqual(['NOX', 'In the box', 'Setting up']);
    expect(chapters(book)[0]?.html).toContain('<em>For 3 to 6 players.</em>');
    expect(chapters(book)[1]?.html).toMatch(
      /<div class="wide" tabindex="0"><table>[^]*<\/table><\/div>/,
    );
  });
});
