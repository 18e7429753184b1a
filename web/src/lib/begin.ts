/** The ways to begin: what each one asks the server for. */
import { api } from './api';
import type { Card, Clock, OpenTable } from './wire';

/** `real`: with the real box, each with a phone; `round`: with the real box and one device for all. */
export type Way = 'bots' | 'friends' | 'device' | 'real' | 'round';

/** Where a player to move may ask for a hint. `usual`: where it can annoy nobody. */
export type Hints = 'usual' | 'always' | 'never';

export interface Setting {
  players: number;
  level: string;
  options: OpenTable['options'];
  clock: Clock;
  hints: Hints;
  /** What I am called. */
  name: string;
  /** What whoever sits at a seat is called, before they say. */
  guest(seat: number): string;
}

/** The ways in which a box can be played, the quickest first. */
export function waysOf(card: Card): Way[] {
  const digital = card.modes.includes('digital');
  const ways: Way[] = digital ? ['bots', 'friends', 'device'] : [];
  if (!card.bots.length) ways.splice(0, digital ? 1 : 0);
  return card.modes.includes('referee') ? [...ways, 'real', 'round'] : ways;
}

/** As many as make a good table. */
export function usualPlayers({ players: [low, high] }: Card): number {
  return Math.min(high, low + 1);
}

/** How well bots play where nobody has chosen: neither the weakest nor the best. */
export function usualLevel(levels: readonly string[]): string {
  return levels[levels.length >> 1] ?? '';
}

export function wanted(card: Card, way: Way, setting: Setting): OpenTable {
  const { players, options, clock, name, level } = setting;
  const hints = hintsAt(way, setting.hints);
  const table: OpenTable = { game: card.name, players, options, clock, name, hints };
  if (way === 'bots') {
    const others = Array.from({ length: players - 1 }, (_, i) => i + 2);
    return { ...table, bots: Object.fromEntries(others.map((seat) => [seat, level])) };
  }
  return way === 'real' || way === 'round' ? { ...table, mode: 'referee' } : table;
}

function hintsAt(way: Way, hints: Hints): boolean {
  return hints === 'usual' ? way === 'bots' || way === 'device' : hints === 'always';
}

/** Opens the table, seats whoever is already there, and says where it is. */
export async function begin(card: Card, way: Way, setting: Setting): Promise<string> {
  const { code, link } = await api.open(wanted(card, way, setting));
  if (way === 'device' || way === 'round')
    for (let seat = 1; seat <= setting.players; seat++)
      await api.do(code, { do: 'sit', seat, name: setting.guest(seat) });
  return link;
}
