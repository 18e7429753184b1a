/** Move texts taken apart, and what on the board each of them is chosen with. */
import { targetsOf } from '../../lib/touch.svelte';
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

/** By target, the moves that it stands for: one, or a pull with every swap. Once such a pull is chosen,
 * the holes of its swaps are targets too. */
export function targets<One extends Choice>(
  moves: readonly One[],
  chosen: One | null,
): Map<string, One[]> {
  const found = targetsOf(moves, ({ move }) => targetOf(move));
  for (const [at, choice] of swaps(moves, chosen)) found.set(at, [choice]);
  return found;
}

/** By hole, the ways to swap the chosen pull; none when there is nothing to choose. */
export function swaps<One extends Choice>(
  moves: readonly One[],
  chosen: One | null,
): Map<string, One> {
  const target = chosen && targetOf(chosen.move);
  const same = moves.filter(({ move }) => targetOf(move) === target);
  return new Map(same.length < 2 ? [] : same.map((choice) => [swapOf(choice.move) ?? '', choice]));
}
