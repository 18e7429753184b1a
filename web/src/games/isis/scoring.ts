/** The count of a full board, pawn by pawn. */
import type { ScoreStep, Seat } from '../types';
import { CELLS, signed, type Cell, type IsisEvent } from './view';

/** What the board points at. `cell`: the pawn being counted, null for all at once. */
export interface Shown {
  cell: Cell | null;
  /** The tiles that count for it. */
  near: Cell[];
  points: number;
  faces: Record<Cell, number>;
  owners: Record<Cell, Seat>;
}

export function scoring(events: readonly IsisEvent[]): ScoreStep[] {
  const counted = events.findLast((one) => one.kind === 'counted')?.args;
  if (!counted) return [];
  const { faces, owners, scores, totals } = counted;
  const now = new Map(
    Object.keys(scores)
      .map(Number)
      .map((seat) => [seat, (totals[seat] ?? 0) - (scores[seat] ?? 0)]),
  );
  const so = (): Record<Seat, number> => Object.fromEntries(now);
  const all = { cell: null, near: [], points: 0, faces, owners };
  const found: ScoreStep[] = [
    { says: { key: 'isis-count-turned', args: {} }, totals: so(), show: all },
  ];
  for (const [cell, seat] of inTurn(owners)) {
    const points = counted.pawns[cell] ?? 0;
    now.set(seat, (now.get(seat) ?? 0) + points);
    const near = counted.near[cell] ?? [];
    const show: Shown = { cell, near, points, faces, owners };
    found.push({ says: says(seat, cell, near, points, faces), totals: so(), show });
  }
  const told = Object.fromEntries(
    Object.entries(scores).map(([seat, points]) => [seat, signed(points)]),
  );
  found.push({
    says: { key: 'isis-count-end', args: { scores: told } },
    totals: { ...totals },
    show: all,
  });
  return found;
}

function says(
  seat: Seat,
  cell: Cell,
  near: Cell[],
  points: number,
  faces: Record<Cell, number>,
): ScoreStep['says'] {
  if (near.length === 0) return { key: 'isis-count-alone', args: { seat, cell } };
  const adds = near.map((other) => signed(faces[other] ?? 0)).join(' ');
  return {
    key: 'isis-count-pawn',
    args: { seat, cell, adds, tiles: near.length, points: signed(points) },
  };
}

/** Seat after seat, each pawn in the order of reading. */
function inTurn(owners: Record<Cell, Seat>): [Cell, Seat][] {
  const cells = CELLS.filter((cell) => cell in owners);
  return cells
    .map((cell): [Cell, Seat] => [cell, owners[cell]!])
    .sort(([, one], [, other]) => one - other);
}
