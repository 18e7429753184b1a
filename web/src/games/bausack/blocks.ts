/** The blocks of both boxes, read from the catalogues of the Python package: one truth for both. */
import bausack from '../../../../src/ludotheque/games/bausack/bausack.toml?raw';
import sacnoir from '../../../../src/ludotheque/games/bausack/sacnoir.toml?raw';
import type { Say } from '../types';

export type BlockId = string;
export type Colour = 'natural' | 'red' | 'green' | 'black';

export interface Block {
  id: BlockId;
  kind: string;
  colour: Colour;
  /** Length, width, height in millimetres, as it lies most safely. */
  size: readonly [number, number, number];
  /** The width of an opening, the thickness of an arm, a stem, a shell; 0: it has none. */
  bore: number;
  wall: number;
  /** How hard it is to place, from 0 to 1. */
  difficulty: number;
}

/** One line of a catalogue; null: a comment. */
export function readBlock(line: string): Block | null {
  const text = (field: string): string =>
    new RegExp(`\\b${field} = "([^"]+)"`).exec(line)?.[1] ?? '';
  const number = (field: string): number =>
    Number(new RegExp(`\\b${field} = ([\\d.]+)`).exec(line)?.[1] ?? 0);
  const size = /\bsize = \[(\d+), (\d+), (\d+)\]/.exec(line);
  if (!size) return null;
  const [, length, width, height] = size.map(Number);
  return {
    id: text('id'),
    kind: text('kind'),
    colour: text('colour') as Colour,
    size: [length!, width!, height!],
    bore: number('bore'),
    wall: number('wall'),
    difficulty: number('difficulty'),
  };
}

const read = (catalogue: string): Block[] =>
  catalogue
    .split('\n')
    .map(readBlock)
    .filter((block) => block !== null);

export const BOXES = { bausack: read(bausack), sacnoir: read(sacnoir) };
const ALL = new Map([...BOXES.bausack, ...BOXES.sacnoir].map((block) => [block.id, block]));

/** Blocks of a real box about which no more is known: `other-2`, `other-red-1`, `unnamed-7`. */
const UNLISTED = /^(other|other-red|unnamed)-(\d+)$/;
const SIZES = [
  [45, 30, 20],
  [54, 26, 16],
  [36, 32, 26],
  [60, 28, 18],
] as const;

export function blockOf(id: BlockId): Block {
  const block = ALL.get(id) ?? unlisted(id);
  if (!block) throw new Error(`there is no block ${id}`);
  return block;
}

function unlisted(id: BlockId): Block | null {
  const [, name, number] = UNLISTED.exec(id) ?? [];
  if (!name) return null;
  const size = SIZES[Number(number) % SIZES.length]!;
  const colour = name === 'other-red' ? 'red' : 'natural';
  return { id, kind: 'other', colour, size, bore: 0, wall: 0, difficulty: 0.5 };
}

/** The number of a block that is not in the list; null: it is. */
export const numberOf = (id: BlockId): number | null => {
  const number = UNLISTED.exec(id)?.[2];
  return number === undefined ? null : Number(number);
};

/** How one that is not in the list is called. */
function calledUnlisted(id: BlockId): Say | null {
  const number = numberOf(id);
  if (number === null) return null;
  if (id.startsWith('unnamed')) return { key: 'bausack-unnamed' };
  return { key: 'bausack-other', args: { number, colour: blockOf(id).colour } };
}

export const isRed = (id: BlockId): boolean => blockOf(id).colour === 'red';

/** Its name in full, with colour and measures. */
export function named(id: BlockId): Say {
  const other = calledUnlisted(id);
  if (other) return other;
  const { kind, colour, size } = blockOf(id);
  return { key: `block-${kind}`, args: { colour, measures: size.join('\u00a0×\u00a0') } };
}

/** What a word for its measures says: a ball has one, a turned block its thickness and its height. */
function measures({ kind, size: [length, width, height] }: Block): string {
  if (length === width && width === height) return `${length}`;
  const round = length === width && kind !== 'cuboid' && kind !== 'cross' && kind !== 'ramp';
  return (round ? [length, height] : [length, width, height]).join('\u00a0×\u00a0');
}

/** As one speaks of it in a sentence: its measures only where the box has others like it. */
export function called(id: BlockId): Say {
  const other = calledUnlisted(id);
  if (other) return other;
  const block = blockOf(id);
  const { kind, colour } = block;
  const box = BOXES.bausack.includes(block) ? BOXES.bausack : BOXES.sacnoir;
  const alone = box.filter((one) => one.kind === kind && one.colour === colour).length === 1;
  return {
    key: `bausack-the-${kind}`,
    args: { colour, measures: alone ? 'none' : measures(block) },
  };
}
