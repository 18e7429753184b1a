/** The count of a full board, pawn by pawn. */
import type { Event, ScoreStep, Seat } from '../types';
import { beside, CELLS, signed, type Cell, type IsisView } from './view';

/** What the board points at. `cell`: the pawn being counted, null for all at once. */
export interface Shown {
  cell: Cell | null;
  /** The tiles that count for it. */
  near: Cell[];
  points: number;
  faces: Record<Cell, number>;
  owners: Record<Cell, Seat> | null;
}

interface Counted {
  game: number;
  faces: Record<Cell, number>;
  pawns: Record<Cell, number>;
  scores: Record<Seat, number>;
  totals: Record<Seat, number>;
}

/** In a series `view` is the next game's already: who owns which pawn is in `previous` then. */
export function scoring(
  events: readonly Event[],
  view: IsisView,
  previous: IsisView | null = null,
): ScoreStep[] {
  const counted = events.findLast(({ kind }) => kind === 'counted')?.args as Counted | undefined;
  if (!counted) return [];
  const owners = whose(counted, view, previous, events);
  const { faces, scores, totals } = counted;
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
    const near = beside(cell).filter((other) => other in faces);
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
function inTurn(owners: Record<Cell, Seat> | null): [Cell, Seat][] {
  if (!owners) return [];
  const cells = CELLS.filter((cell) => cell in owners);
  return cells
    .map((cell): [Cell, Seat] => [cell, owners[cell] as Seat])
    .sort(([, one], [, other]) => one - other);
}

/** The pawns of the board that was counted; null when neither view has them. */
function whose(
  counted: Counted,
  view: IsisView,
  previous: IsisView | null,
  events: readonly Event[],
): Record<Cell, Seat> | null {
  const late: Record<Cell, Seat> = { ...previous?.pawns_on };
  for (const { kind, args } of events) {
    if (kind === 'pawn') late[args?.cell as Cell] = args?.seat as Seat;
    if (kind === 'counted') break;
  }
  return [view.pawns_on, late].find((owners) => fits(owners, counted)) ?? null;
}

/** The same pawns, and each seat's add up to its score. */
function fits(owners: Record<Cell, Seat>, { pawns, scores }: Counted): boolean {
  const cells = Object.keys(pawns);
  if (cells.length !== Object.keys(owners).length) return false;
  return Object.entries(scores).every(([seat, score]) => {
    const own = cells.filter((cell) => owners[cell] === Number(seat));
    return score === own.reduce((points, cell) => points + (pawns[cell] ?? 0), 0);
  });
}
