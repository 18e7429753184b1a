/** How the table is laid out: as there is room for. */
export type Layout =
  /** Seats round the edge, kitties of three by two. */
  | 'round'
  /** One kitty below the other, its plate above it. */
  | 'rows'
  /** The same with the plate beside it: six players on a small phone. */
  | 'tight';

const ROW = 104; // a kitty with its plate above it, in pixels
const REACH = 128; // the hand

export function layout(width: number, height: number, players: number): Layout {
  if (width >= 700 && height >= 500) return 'round';
  return height >= players * ROW + REACH ? 'rows' : 'tight';
}
