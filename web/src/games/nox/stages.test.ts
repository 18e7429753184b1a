import { describe, expect, it } from 'vitest';
import { COVERS, event, MERGES, VIEW } from './fixtures';
import { fromWhereItLies } from '../../lib/stages';
import { stages } from './stages';
import type { NoxView } from './view';

const AFTER: NoxView = {
  ...VIEW,
  to: 3,
  left: 59,
  kitties: {
    ...VIEW.kitties,
    1: [
      { slot: 1, top: 'B9', size: 1 },
      { slot: 2, top: 'G14', size: 4 },
    ],
  },
  hands: { 1: null, 2: ['B6', 'G1', 'G7'], 3: null },
};
const DRAWS = event('draws', { seat: 2, left: 59 });
const DREW = event('drew', { seat: 2, card: 'G1' });

describe('a play that merges', () => {
  const [play, merge, draw] = stages(VIEW, [COVERS, MERGES, DRAWS, DREW], AFTER);

  it('first flies from the hand to the pile, and lies on it once it has landed', () => {
    expect(play?.flights).toMatchObject([{ card: 'G14', from: 'hand:2:G14', to: 'slot:1:2' }]);
    expect(play?.before.hands[2]).toEqual(['B6', 'G7']);
    expect(play?.before.kitties[1]?.[1]).toEqual({ slot: 2, top: 'G5', size: 2 });
    expect(play?.after.kitties[1]?.[1]).toEqual({ slot: 2, top: 'G14', size: 3 });
  });

  it('then slides the other pile below it', () => {
    expect(merge?.flights).toMatchObject([
      { card: 'O14', from: 'slot:1:4', to: 'slot:1:2' },
      { card: 'G14', from: 'slot:1:2', to: 'slot:1:2' }, // above it
    ]);
    expect(merge?.before.kitties[1]?.map(({ slot }) => slot)).toEqual([1, 2]);
    expect(merge?.after.kitties[1]?.[1]).toEqual({ slot: 2, top: 'G14', size: 4 });
  });

  it('then draws, and ends as the view says', () => {
    expect(draw?.flights).toMatchObject([{ card: 'G1', from: 'deck', to: 'hand:2' }]);
    expect(draw?.before.left).toBe(59);
    expect(draw?.after).toBe(AFTER);
  });

  it('slides over it, if the player wanted it so', () => {
    const over = event('merged', { ...MERGES.args, top: 'O14', below: 'G14' });
    const [, slid] = stages(VIEW, [COVERS, over], AFTER);
    expect(slid?.flights.map(({ card }) => card)).toEqual(['O14']);
  });
});

it('shows a card of another hand only as it is played', () => {
  const plays = event('extended', { seat: 3, card: 'O3', owner: 3, slot: 2, size: 1 });
  const [play, draw] = stages(VIEW, [plays, event('draws', { seat: 3, left: 59 })], VIEW);
  expect(play?.flights[0]).toMatchObject({ card: 'O3', from: 'hand:3' });
  expect(play?.before.hand_sizes[3]).toBe(2);
  expect(draw?.flights[0]).toMatchObject({ card: null, to: 'hand:3' });
});

it('ends a round before it deals the next', () => {
  const over = event('round-over', { totals: { 1: 38, 2: 20, 3: 30 } });
  const next: NoxView = { ...VIEW, round: 2, kitties: { 1: [], 2: [], 3: [] } };
  const kinds = stages(VIEW, [COVERS, over, event('round'), event('dealt')], next);
  expect(kinds.map(({ kind }) => kind)).toEqual(['play', 'over', 'deal']);
  expect(kinds[1]?.after.kitties[1]).toHaveLength(3);
  expect(kinds[1]?.after.totals[1]).toBe(38);
  expect(kinds[2]?.before.hands[2]).toEqual([]);
  expect(kinds[2]?.flights.map(({ to }) => to)).toEqual(['hand:1', 'hand:2', 'hand:3']);
  expect(kinds[2]?.after).toBe(next);
});

it('does not fly again what was dragged to its place', () => {
  const [play] = fromWhereItLies(stages(VIEW, [COVERS], AFTER), 'slot:1:2');
  expect(play?.flights[0]).toMatchObject({ from: 'slot:1:2', to: 'slot:1:2' });
});
