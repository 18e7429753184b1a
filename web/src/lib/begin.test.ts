import { describe, expect, it } from 'vitest';
import { usualLevel, usualPlayers, wanted, waysOf, type Setting } from './begin';
import type { Card } from './wire';

const card: Card = {
  name: 'nox',
  title: 'NOX',
  players: [3, 6],
  age: 10,
  minutes: 30,
  modes: ['digital'],
  variants: ['standard'],
  bots: ['random', 'greedy'],
  status: 'complete',
  translated: true,
};
const setting: Setting = {
  players: 4,
  level: 'greedy',
  options: { variant: 'thick' },
  clock: {},
  hints: 'usual',
  name: 'Ann',
  guest: (seat) => `Player ${seat}`,
};

describe('the ways to begin', () => {
  it('are those that the card lists', () => {
    expect(waysOf(card)).toEqual(['bots', 'friends', 'device']);
    expect(waysOf({ ...card, modes: ['digital', 'referee'] })).toEqual([
      'bots',
      'friends',
      'device',
      'real',
      'round',
    ]);
    expect(waysOf({ ...card, modes: ['referee'] })).toEqual(['real', 'round']);
    expect(waysOf({ ...card, bots: [] })).toEqual(['friends', 'device']);
  });

  it('seat a bot at every other seat, or nobody', () => {
    expect(wanted(card, 'bots', setting).bots).toEqual({ 2: 'greedy', 3: 'greedy', 4: 'greedy' });
    expect(wanted(card, 'friends', setting)).toEqual({
      game: 'nox',
      players: 4,
      options: { variant: 'thick' },
      clock: {},
      name: 'Ann',
      hints: false,
    });
    expect(wanted(card, 'real', setting).mode).toBe('referee');
    expect(wanted(card, 'round', setting).mode).toBe('referee');
  });

  it('begin with bots that are neither the weakest nor the best', () => {
    expect(usualLevel(['novice', 'casual', 'club', 'expert', 'master'])).toBe('club');
    expect(usualLevel(['random', 'greedy'])).toBe('greedy');
    expect(usualLevel([])).toBe('');
  });

  it('allow hints where they annoy nobody, unless it is said otherwise', () => {
    const hints = (hints: Setting['hints']) =>
      waysOf({ ...card, modes: ['digital', 'referee'] }).filter(
        (way) => wanted(card, way, { ...setting, hints }).hints,
      );
    expect(hints('usual')).toEqual(['bots', 'device']);
    expect(hints('always')).toEqual(['bots', 'friends', 'device', 'real', 'round']);
    expect(hints('never')).toEqual([]);
  });

  it('begin with one more than the fewest', () => {
    expect(usualPlayers(card)).toBe(4);
    expect(usualPlayers({ ...card, players: [2, 2] })).toBe(2);
  });
});
