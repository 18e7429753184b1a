/** How many boxes stand side by side on the shelf, where there is room. */

const FEW = 5; // they do not grow beyond what so many leave each
const MOST = 6;

/** One row while they fit; in several, the last lacks as few as can be, and they are as few as can be. */
export function columnsFor(boxes: number): number {
  if (boxes <= MOST) return Math.max(FEW, boxes);
  const lacks = (columns: number): number => (columns - (boxes % columns)) % columns;
  return [MOST, FEW, FEW - 1].toSorted((a, b) => lacks(a) - lacks(b))[0]!;
}
