import { describe, expect, it } from 'vitest';
import { Attempt } from './attempt';
import { LAYOUT } from './fixtures';
import { PICK_UP, STAND_UP } from './judge';
import { marksOf } from './marking';

function standing(act: number): number {
  const attempt = new Attempt({ ...LAYOUT, law: { ...LAYOUT.law, act } });
  attempt.world.bones[0]!.edge = 1;
  return marksOf(attempt, (x, y) => ({ x, y }), false, null).stand.length;
}

describe('what is drawn over the picture', () => {
  it('marks what stands on its edge, where that is what counts', () => {
    expect(standing(STAND_UP)).toBe(1);
    expect(standing(PICK_UP)).toBe(0);
  });
});
