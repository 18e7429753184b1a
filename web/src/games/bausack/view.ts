/** The shape of Bausack's views and moves, and the questions that the board asks of them. */
import type { Choice, ReadMove, Seat } from '../types';
import { isRed, type BlockId } from './blocks';
import type { BausackEvent, BausackView } from './wire';

export type { BausackEvent, BausackView };
type Variant = BausackView['variant'];
export type Sale = NonNullable<BausackView['sale']>;
export type Stage = BausackView['stage'];

/** Chain: how many blocks each chooses, besides the base. */
export const SHARE = 12;

/** The owner of Babel's one tower. */
export const COMMON: Seat = 0;

/** How many rounds, beans or red blocks there is room to show. */
export const GOALS: Record<Variant, { rounds: number; beans: number; reds: number }> = {
  babel: { rounds: 0, beans: 5, reds: 0 },
  chain: { rounds: 2, beans: 0, reds: 0 },
  knockout: { rounds: 0, beans: 0, reds: 0 },
  goodpile: { rounds: 0, beans: 0, reds: 0 },
  threereds: { rounds: 3, beans: 0, reds: 3 },
};

/** Games in which beans are money. */
export const hasAuctions = ({ variant }: BausackView): boolean =>
  variant === 'knockout' || variant === 'goodpile' || variant === 'threereds';

export const selling = ({ stage }: BausackView): boolean => stage === 'bid' || stage === 'horror';

/** A block is chosen from those on the table. */
export const choosing = ({ stage }: BausackView): boolean =>
  stage === 'take' ||
  stage === 'base' ||
  stage === 'draft' ||
  stage === 'sale' ||
  stage === 'alone';

export const reds = (view: BausackView, owner: Seat): number =>
  (view.towers[owner] ?? []).filter(isRed).length;

/** The highest bid and who made it; null: nobody has bid. The nought of a horror is no bid. */
export function leading({ bids }: BausackView): { seat: Seat; beans: number } | null {
  const made = Object.entries(bids).map(([seat, beans]) => ({ seat: Number(seat), beans }));
  const best = made.reduce<{ seat: Seat; beans: number } | null>(
    (most, one) => (most && most.beans >= one.beans ? most : one),
    null,
  );
  return best && best.beans > 0 ? best : null;
}

export type Standing = 'stands' | 'fallen' | 'stopped' | 'nothing';

export function standing(view: BausackView, seat: Seat): Standing {
  if (view.fallen.includes(seat)) return 'fallen';
  if (view.stopped.includes(seat)) return 'stopped';
  return view.towers[seat]?.length ? 'stands' : 'nothing';
}

const TEXTS: [RegExp, (found: RegExpExecArray) => ReadMove][] = [
  [/^(take|line) (\S+)$/, ([, kind, block]) => ({ kind: kind!, args: { block } })],
  [/^front (\d)$/, ([, owner]) => ({ kind: 'front', args: { owner: Number(owner) } })],
  [/^sell (\S+) (\w+)$/, ([, block, sale]) => ({ kind: 'sell', args: { block, sale } })],
  [/^bid (\d+)$/, ([, beans]) => ({ kind: 'bid', args: { beans: Number(beans) } })],
  [/^give (\d)$/, ([, seat]) => ({ kind: 'give', args: { to_seat: Number(seat) } })],
  [/^stood (\d+)$/, ([, height]) => ({ kind: 'stood', args: { height: Number(height) } })],
  [/^stood$/, () => ({ kind: 'unmeasured', args: {} })],
  [/^table (\d)$/, ([, seat]) => ({ kind: 'table', args: { seat: Number(seat) } })],
  [
    /^another( red)?$/,
    ([, red]) => ({ kind: 'another', args: { colour: red ? 'red' : 'natural' } }),
  ],
  [/^go on$/, () => ({ kind: 'go-on', args: {} })],
];

export function readMove(text: string): ReadMove {
  for (const [shape, read] of TEXTS) {
    const found = shape.exec(text);
    if (found) return read(found);
  }
  return { kind: text, args: {} };
}

/** What may be done now, by what is touched for it. */
export interface Offers {
  take: Map<BlockId, Choice>;
  sell: Map<BlockId, { sale: Sale; choice: Choice }[]>;
  line: Map<BlockId, Choice>;
  front: Map<Seat, Choice>;
  give: Map<Seat, Choice>;
  /** By beans, the fewest first. */
  bids: { beans: number; choice: Choice }[];
  /** `pass`, `accept`, `keep`, `place`, `return`, `stop`, `go-on`. */
  plain: Map<string, Choice>;
}

export function offers(moves: readonly Choice[]): Offers {
  const found: Offers = {
    take: new Map(),
    sell: new Map(),
    line: new Map(),
    front: new Map(),
    give: new Map(),
    bids: [],
    plain: new Map(),
  };
  for (const choice of moves) {
    const { kind, args } = readMove(choice.move);
    const block = args.block as BlockId;
    if (kind === 'take') found.take.set(block, choice);
    else if (kind === 'line') found.line.set(block, choice);
    else if (kind === 'sell') {
      const sales = found.sell.get(block) ?? [];
      found.sell.set(block, [...sales, { sale: args.sale as Sale, choice }]);
    } else if (kind === 'front') found.front.set(args.owner as Seat, choice);
    else if (kind === 'give') found.give.set(args.to_seat as Seat, choice);
    else if (kind === 'bid') found.bids.push({ beans: args.beans as number, choice });
    else found.plain.set(kind, choice);
  }
  found.bids.sort((one, other) => one.beans - other.beans);
  return found;
}
