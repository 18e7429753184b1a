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

## Setting up (\`first\`) {#setup}

Shuffle (N3).
`;

describe('a rulebook', () => {
  it('opens with what the game is', () => {
    expect(intro(book)).toBe('Three cards in your hand, and every kitty is open.');
    expect(intro('# OSS\n\nTwo tribes.')).toBe('Two tribes.');
    expect(intro('')).toBe('');
  });

  it('has a page for each chapter', () => {
    expect(chapters(book).map(({ title }) => title)).toEqual([
      'NOX',
      'In the box',
      'Setting up (first)',
    ]);
    expect(chapters(book)[0]?.html).toContain('<em>For 3 to 6 players.</em>');
    expect(chapters(book)[1]?.html).toMatch(
      /<div class="wide" tabindex="0"><table>[^]*<\/table><\/div>/,
    );
  });

  it('has headings for people: options are for those who type them', () => {
    const book =
      '# NOX\n\n## Thick (`variant=thick`) {#thick}\n\n## Teams (`teams=true`, four players)';
    expect(chapters(book).map(({ title }) => title)).toEqual([
      'NOX',
      'Thick',
      'Teams (four players)',
    ]);
  });

  it('can be opened at a place, or at the paragraph that cites a ruling', () => {
    const pages = chapters(book);
    expect(pages.map(({ places }) => places)).toEqual([
      [],
      ['box', 'cards', 'masks', 'N3', 'N5', 'N6'],
      ['setup', 'N3'],
    ]);
    expect(['setup', 'masks', 'N3', 'nowhere'].map((place) => pageOf(pages, place))).toEqual([
      2, 1, 1, -1,
    ]);
    expect(pages[1]?.html).toContain('<h3 data-place="cards">Cards</h3>');
    expect(pages[1]?.html).toContain('<p><a data-place="masks"></a> A mask');
    expect(pages[1]?.html).toContain('90 cards (<a data-place="N3">N3</a>)');
    expect(pages.map(({ html }) => html).join()).not.toContain('{#');
  });

  it('leaves out the examples that are written for a program', () => {
    const [page] = chapters('# NOX\n\nBefore.\n\n```example\nnew players=3\n> to 1\n```\n\nAfter.');
    expect(page?.html).toMatch(/Before[^]*After/);
    expect(page?.html).not.toContain('players=3');
  });
});
