import { describe, expect, it } from 'vitest';
import { chapters, intro, pageOf } from './rulebook';

const book = `# NOX

*For 3 to 6 players.*

Three cards in your hand,
and every **kitty** is open.

## In the box {#box}

90 cards (N3), such as (N5, N6).

### Cards {#cards}

{#masks} A mask on each.

| a | b |
|---|---|
| 1 | 2 |

## Setting up {#setup}

Shuffle (N3).
`;

describe('a rulebook', () => {
  it('opens with what the game is', () => {
    expect(intro(book)).toBe('Three cards in your hand, and every kitty is open.');
    expect(intro('# OSS\n\nTwo tribes.')).toBe('Two tribes.');
    expect(intro('')).toBe('');
  });

  it('has a page for each chapter, and begins with what the box does not say', () => {
    const titles = (book: string): string[] => chapters(book).map(({ title }) => title);
    expect(titles(book)).toEqual(['In the box', 'Setting up']);
    const [first] = chapters(book.replace('## In', 'In brief:\n\n| a | b |\n|---|---|\n\n## In'));
    expect(first?.title).toBe('NOX');
    expect(first?.html).toMatch(/^<p>In brief:<\/p>/);
    expect(chapters(book)[0]?.html).toMatch(
      /<div class="wide" tabindex="0"><table>[^]*<\/table><\/div>/,
    );
  });

  it('has no chapters for those who type', () => {
    const [page, ...more] = chapters('# NOX\n\n## Aim {#aim}\n\n## Options {#options}\n');
    expect([page?.title, page?.name, more]).toEqual(['Aim', 'aim', []]);
  });

  it('can be opened at a place, or at the paragraph that cites a ruling', () => {
    const pages = chapters(book);
    expect(pages.map(({ places }) => places)).toEqual([
      ['box', 'cards', 'masks', 'N3', 'N5', 'N6'],
      ['setup', 'N3'],
    ]);
    expect(['setup', 'masks', 'N3', 'nowhere'].map((place) => pageOf(pages, place))).toEqual([
      1, 0, 0, -1,
    ]);
    expect(pages[0]?.html).toContain('<h3 data-place="cards">Cards</h3>');
    expect(pages[0]?.html).toContain('<p><a data-place="masks"></a> A mask');
    expect(pages[0]?.html).toContain('90 cards<a data-place="N3"></a>, such as<a');
    expect(pages.map(({ html }) => html).join()).not.toContain('{#');
  });

  it('leaves out the examples that are written for a program', () => {
    const [page] = chapters(
      '# NOX\n\n## Aim\n\nBefore.\n\n```example\nnew players=3\n> to 1\n```\n\nAfter.',
    );
    expect(page?.html).toMatch(/Before[^]*After/);
    expect(page?.html).not.toContain('players=3');
  });
});
