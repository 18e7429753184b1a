import { describe, expect, it } from 'vitest';
import type { Placed } from './placing';
import { motion } from './motion';

const PLACED: Placed = {
  piece: 'tile',
  seat: 1,
  value: 2,
  from: 'tiles:1',
  to: 'held',
  how: 'up',
  start: { left: 10, top: 200, width: 40 },
  end: { left: 100, top: 220, width: 80 },
  middle: { left: 50, top: 50, width: 160 },
};
const last = (frames: Keyframe[]): Keyframe | undefined => frames.at(-1);

describe('how a piece moves', () => {
  it('begins where it was and ends where it lies', () => {
    const { way } = motion(PLACED, false);
    expect(way[0]?.transform).toBe('translate(-90px, -20px) scale(0.5)');
    expect(last(way)?.transform).toBe('none');
  });

  it('shows a turned-up tile large on the way', () => {
    const { way, turn } = motion(PLACED, false);
    expect(way[1]?.transform).toBe('translate(-50px, -170px) scale(2)');
    expect(turn[0]?.transform).toBe('rotateY(180deg)');
    expect(last(turn)?.transform).toBe('rotateY(0deg)');
  });

  it('turns a tile down as it lands', () => {
    const { turn } = motion({ ...PLACED, how: 'down' }, false);
    expect(turn[0]?.transform).toBe('rotateY(0deg)');
    expect(last(turn)?.transform).toBe('rotateY(180deg)');
  });

  it('hides again what was shown again', () => {
    expect(last(motion({ ...PLACED, how: 'again' }, false).turn)?.transform).toBe(
      'rotateY(180deg)',
    );
  });

  it('fades when motion is not wanted', () => {
    const { way } = motion({ ...PLACED, how: 'again' }, true);
    expect(new Set(way.map(({ transform }) => transform)).size).toBe(1);
    expect(way[0]?.opacity).toBe(0);
    expect(last(way)?.opacity).toBe(0);
  });
});
