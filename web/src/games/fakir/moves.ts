/** Move texts taken apart, and what on the board each of them is chosen with. */
import type { Choice, ReadMove, Say } from '../types';
import { isHole, isLine, line } from './view';

/** `H 2@3`, `V b2`, `R b@1`, `R b@1 a2`, `X hand`, `X b2`, `X b@1`. */
export function readMove(text: string): ReadMove {
  const [sign, place = '', swap = 'none'] = text.split(' ');
  switch (sign) {
    case 'H':
      return { kind: 'pierce', args: where(place) };
    case 'V':
      return { kind: 'drop', args: { hole: place } };
    case 'R':
      return { kind: 'pull', args: { ...where(place), swap } };
    default:
      return { kind: 'remove', args: { ...where(place), what: place } };
  }
}

/** A line in words: which way it runs, its name, its level. For a hole or the hand: `way` says so. */
export function where(place: string): Record<string, unknown> {
  if (isLine(place)) {
    const { way, at, level } = line(place);
    return { line: place, way, at, level };
  }
  return { way: isHole(place) ? 'hole' : 'hand', at: place, level: 0 };
}

/** `2@3` in words. */
export const calledPlace = (place: string): Say | null =>
  isLine(place) ? { key: 'fakir-line', args: where(place) } : null;

/** What a move is chosen with: a line, a hole, or `hand`. */
export const targetOf = (text: string): string => text.split(' ')[1] ?? '';
/** The hole whose stick a pull is swapped with. */
export const swapOf = (text: string): string | null => text.split(' ')[2] ?? null;

export type Targets = ReadonlyMap<string, readonly Choice[]>;

/** By target, the moves that it stands for: one, or a pull with every swap. */
export function targets(moves: readonly Choice[]): Targets {
  const found = new Map<string, Choice[]>();
  for (const choice of moves) {
    const target = targetOf(choice.move);
    found.set(target, [...(found.get(target) ?? []), choice]);
  }
  return found;
}

/** By hole, the other ways to swap the chosen pull; none when there is nothing to choose. */
export function swaps(all: Targets, chosen: Choice | null): ReadonlyMap<string, Choice> {
  const same = chosen ? (all.get(targetOf(chosen.move)) ?? []) : [];
  if (same.length < 2) return new Map();
  return new Map(same.map((choice) => [swapOf(choice.move) ?? '', choice]));
}

/** What a tap does. The first chooses, the second on the same confirms; a swap's hole changes it. */
export type Tap = { do: 'choose'; move: string | null } | { do: 'confirm' };

export function tap(all: Targets, chosen: Choice | null, at: string): Tap {
  const swap = swaps(all, chosen).get(at);
  if (swap) return swap === chosen ? { do: 'confirm' } : { do: 'choose', move: swap.move };
  if (chosen && targetOf(chosen.move) === at) return { do: 'confirm' };
  return { do: 'choose', move: all.get(at)?.[0]?.move ?? null };
}
