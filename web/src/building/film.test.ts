import { describe, expect, it } from 'vitest';
import { Cut } from './film';

const OPEN = 1;
const FELL = 4;
const laid = (id: string, z: number) => ({ id, place: [0, 0, z], turn: [1, 0, 0, 0] });
const seen = (flags: number): string => btoa(String.fromCharCode(flags));

/** A hand that opens after ten seconds; half a second later a block touches the table. */
const film = {
  judge: 'blocks',
  version: 1,
  by: [1],
  what: { tower: [laid('cube-1', 0.01)], block: laid('cube-2', 0.1) },
  steps: [0, 300, 600, 630, 750],
  pictures: [0, 0, OPEN, OPEN | FELL, OPEN | FELL].map(seen),
};

describe('a fall that is looked at again', () => {
  const cut = new Cut(film);

  it('begins a little before the hand opens and ends a little after the first touch of the table', () => {
    expect(cut.begins).toBeCloseTo(10_000 - 300);
    expect(cut.ends).toBeCloseTo(10_500 + 900);
  });

  it('shows the picture that was last seen', () => {
    expect(cut.at(9_900)?.open).toBe(false);
    expect(cut.at(10_200)).toMatchObject({ open: true, fell: false });
  });

  it('has three stills of all blocks', () => {
    expect(cut.stills.map((blocks) => blocks.map(({ id }) => id))).toEqual(
      Array(3).fill(['cube-1', 'cube-2']),
    );
  });
});
