import { describe, expect, it } from 'vitest';
import type { GameFolder } from './game';
import { grouped } from './moves';
import { bundleOf, Speech } from './words';

const words = `
move-pawn = pawn to { $cell }
move-turn = turn a tile up
moves-pawn = Put a pawn
event-pawn = { $who } puts a pawn on { $cell }.
event-sank = The stick in { $hole } sinks.
`;
const folder: GameFolder = {
  load: () => Promise.reject(new Error('not needed')),
  secrets: false,
  readMove: (text) =>
    text === 'F' ? { kind: 'turn', args: {} } : { kind: 'pawn', args: { cell: text.slice(2) } },
};
const speech = new Speech('en', [bundleOf('en', [words])]).at({ 1: 'Zoë' }, folder.readMove);
const pawn = (cell: string) => ({
  move: `P ${cell}`,
  number: 0,
  effects: [{ kind: 'pawn', args: { seat: 1, cell } }],
});
const choices = [pawn('a1'), pawn('b2'), { move: 'F', number: 9, effects: [] }];

describe('the list of moves', () => {
  it('is grouped under the headings that the words have', () => {
    const groups = grouped(choices, speech, folder);
    expect(groups.map(({ title, moves }) => [title, moves.map((move) => move.words)])).toEqual([
      ['Put a pawn', ['pawn to a1', 'pawn to b2']],
      [null, ['turn a tile up']],
    ]);
  });

  it('is searched by words, move texts and effects, without accents', () => {
    const found = (typed: string) =>
      grouped(choices, speech, folder, typed).flatMap(({ moves }) =>
        moves.map((move) => move.choice.move),
      );
    expect(found('b2')).toEqual(['P b2']);
    expect(found('tile')).toEqual(['F']);
    expect(found('ZOE A1')).toEqual(['P a1']);
    expect(found('nothing')).toEqual([]);
  });

  it('tells only what a move’s own words do not', () => {
    const sinking = {
      ...pawn('a1'),
      effects: [...pawn('a1').effects, { kind: 'sank', args: { hole: 'b1' } }],
    };
    expect(grouped([sinking], speech, folder)[0]?.moves[0]?.more).toEqual([
      'The stick in b1 sinks.',
    ]);
  });

  it('of a game without a folder has the texts and all effects', () => {
    const plain = new Speech('en', [bundleOf('en', [words])]).at({ 1: 'Ann' }, null);
    const [group] = grouped([pawn('a1')], plain, null);
    expect(group?.title).toBeNull();
    expect(group?.moves[0]).toMatchObject({ words: 'P a1', more: ['Ann puts a pawn on a1.'] });
  });

  it('orders groups as the game says', () => {
    const own = {
      ...folder,
      group: ({ args }: { args: Record<string, unknown> }) => ({ key: 'move-pawn', args }),
    };
    expect(grouped([pawn('c3')], speech, own)[0]?.title).toBe('pawn to c3');
  });
});
