import { describe, expect, it } from 'vitest';
import { frameOf, tableInfo } from './fakes';
import { sentence } from './sentence';
import { bundleOf, Speech } from './words';
import web from '../../../src/ludotheque/words/web/en.ftl?raw';

const words = new Speech(
  'en',
  [bundleOf('en', [web, 'ask-play = choose a card\nask-fall = did it stand?'])],
  {
    1: 'Ann',
    2: 'Ben',
    3: 'Cleo',
  },
);
const seats = {
  1: { name: 'Ann', mine: true },
  2: { name: 'Ben' },
  3: { name: 'Oak', bot: 'greedy' },
};
const DEED = { deed: 1, judge: 'blocks', version: 1, by: [1] };
const said = (table = {}, more = {}, curtain: number[] | null = null): string =>
  sentence({
    frame: frameOf(1, 1, { table: tableInfo({ seats, ...table }), ...more }),
    curtain,
    words,
  });

describe('the state of play in one sentence', () => {
  it.each([
    ['mine', said({ to_act: [1] }), 'Your turn: choose a card.'],
    [
      'of one of several at this device',
      said({ to_act: [1], seats: { ...seats, 2: { name: 'Ben', mine: true } } }),
      'Ann: choose a card.',
    ],
    ['another’s', said({ to_act: [2] }), 'It is Ben’s turn.'],
    ['a bot’s', said({ to_act: [3] }), 'Cleo is thinking.'],
    ['several', said({ to_act: [2, 3] }), 'Ben and Cleo are choosing.'],
    ['paused', said({ status: 'paused' }), 'The match is paused.'],
    [
      'the judge’s',
      said({ to_act: [0], mode: 'referee' }),
      'Now at the real table: then say what happened.',
    ],
    [
      'my hand’s',
      said({ to_act: [0] }, { attempt: { kind: 'place', by: [1] }, deed: DEED }),
      'Your hand now: let go before the time is up.',
    ],
    [
      'several hands’, mine among them',
      said({ to_act: [0] }, { attempt: { kind: 'duel', by: [1, 2] }, deed: DEED }),
      'Hand against hand: Ann and Ben.',
    ],
    [
      'the hand’s of one of several at this device',
      said(
        { to_act: [0], seats: { ...seats, 2: { name: 'Ben', mine: true } } },
        { attempt: { kind: 'place', by: [2] }, deed: DEED },
      ),
      'Now the hand of Ben.',
    ],
    [
      'what no hand does',
      said({ to_act: [0] }, { attempt: { kind: 'duel', by: [1, 2] } }),
      'One moment.',
    ],
    [
      'another’s hand',
      said({ to_act: [0] }, { attempt: { kind: 'place', by: [2] }, deed: DEED }),
      'Watch the hand of Ben.',
    ],
    [
      'a real table’s',
      said(
        { to_act: [0], mode: 'referee' },
        { ask: 'fall', attempt: { kind: 'place', by: [2, 3] } },
      ),
      'Ben and Cleo: did it stand?',
    ],
    [
      'disputed, the end too',
      said({ status: 'disputed' }, { outcome: { scores: {}, places: {}, winners: [1] } }),
      'What happened is disputed, and play waits.',
    ],
    ['behind the curtain', said({ to_act: [2] }, {}, [2]), 'Hand the device to Ben.'],
  ])('%s', (_, sentence, wanted) => {
    expect(sentence).toBe(wanted);
  });

  it('says who has won', () => {
    const outcome = (winners: number[]) => ({ outcome: { scores: {}, places: {}, winners } });
    expect(said({}, outcome([1]))).toBe('You have won.');
    expect(said({}, outcome([2]))).toBe('Ben has won.');
    expect(said({}, outcome([2, 3]))).toBe('Ben and Cleo have won together.');
    expect(said({}, outcome([1, 2]))).toBe('You have won, and you share it.');
  });

  it('does not say that it is my turn while a bot plays for me', () => {
    const away = { ...seats, 1: { name: 'Ann', mine: true, bot: 'greedy', away: true } };
    expect(said({ seats: away, to_act: [1] })).toBe('Ann is thinking.');
  });
});
