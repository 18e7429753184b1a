/** The shape of Bausack's views and moves, and the questions that the board asks of them. */
import type { Choice, Seat } from '../types';
import { isRed, type BlockId } from './blocks';
import type { BausackEvent, BausackMove, BausackView } from './wire';

export type { BausackEvent, BausackView };
export type Sale = NonNullable<BausackView['sale']>;
export type Stage = BausackView['stage'];

/** The owner of Babel's one tower. */
export const COMMON: Seat = 0;

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

const SALES = ['high', 'horror', 'gift'] as const;

const TEXTS: [RegExp, (found: RegExpExecArray) => BausackMove | null][] = [
  [/^take (\S+)$/, ([, block = '']) => ({ kind: 'take', args: { block } })],
  [/^line (\S+)$/, ([, block = '']) => ({ kind: 'line', args: { block } })],
  [/^front (\d)$/, ([, owner]) => ({ kind: 'front', args: { owner: Number(owner) } })],
  [
    /^sell (\S+) (\w+)$/,
    ([, block = '', word]) => {
      const sale = SALES.find((one) => one === word);
      return sale ? { kind: 'sell', args: { block, sale } } : null;
    },
  ],
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

const PLAIN = ['pass', 'accept', 'keep', 'place', 'return', 'stop', 'fell', 'lines'] as const;

export function readMove(text: string): BausackMove | null {
  for (const [shape, read] of TEXTS) {
    const found = shape.exec(text);
    if (found) return read(found);
  }
  const kind = PLAIN.find((one) => one === text);
  return kind ? { kind, args: {} } : null;
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
    const read = readMove(choice.move);
    switch (read?.kind) {
      case 'take':
        found.take.set(read.args.block, choice);
        break;
      case 'line':
        found.line.set(read.args.block, choice);
        break;
      case 'sell': {
        const { block, sale } = read.args;
        found.sell.set(block, [...(found.sell.get(block) ?? []), { sale, choice }]);
        break;
      }
      case 'front':
        found.front.set(read.args.owner, choice);
        break;
      case 'give':
        found.give.set(read.args.to_seat, choice);
        break;
      case 'bid':
        found.bids.push({ beans: read.args.beans, choice });
        break;
      default:
        if (read) found.plain.set(read.kind, choice);
    }
  }
  found.bids.sort((one, other) => one.beans - other.beans);
  return found;
}
