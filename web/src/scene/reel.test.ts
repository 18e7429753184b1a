import { describe, expect, it } from 'vitest';
import { Reel, blend } from './reel';

const at = (x: number, turn = [1, 0, 0, 0]): Float32Array => new Float32Array([x, 0, 0, ...turn]);

describe('pictures from the wire', () => {
  it('are shown a moment late, between the one before and the one after', () => {
    const reel = new Reel(100);
    expect(reel.at(0)).toBeNull();
    reel.push(0, at(0), 1000);
    reel.push(50, at(5), 1050);
    reel.push(100, at(10), 1100);
    expect(reel.at(1125)?.[0]).toBeCloseTo(2.5);
    expect(reel.at(1175)?.[0]).toBeCloseTo(7.5);
    expect(reel.moves(1175)).toBe(true);
  });

  it('stay at the last one when no more come', () => {
    const reel = new Reel(100);
    reel.push(0, at(3), 0);
    expect(reel.at(5000)?.[0]).toBe(3);
    expect(reel.moves(5000)).toBe(false);
  });

  it('keep their pace when some arrive late', () => {
    const reel = new Reel(100);
    for (let k = 0; k < 10; k++) reel.push(50 * k, at(k), 1000 + 50 * k + (k % 2 ? 60 : 0));
    const seen = [1200, 1250, 1300, 1350].map((now) => reel.at(now)?.[0] ?? 0);
    seen.slice(1).forEach((x, i) => expect(x - (seen[i] ?? 0)).toBeCloseTo(1, 1));
  });

  it('find their place when they overtake each other', () => {
    const reel = new Reel(100);
    reel.push(0, at(0), 1000);
    reel.push(100, at(10), 1100);
    reel.push(50, at(5), 1101);
    expect(reel.at(1150)?.[0]).toBeCloseTo(5, 0);
  });

  it('turn the short way, and stay turnings', () => {
    const half = Math.SQRT1_2;
    const rows = blend(at(0, [1, 0, 0, 0]), at(0, [-half, -half, 0, 0]), 0.5);
    const [w = 0, x = 0] = [...rows.slice(3)];
    expect(Math.hypot(...rows.slice(3))).toBeCloseTo(1);
    expect(Math.abs(w)).toBeCloseTo(Math.cos(Math.PI / 8));
    expect(Math.abs(x)).toBeCloseTo(Math.sin(Math.PI / 8));
  });

  it('of more things than before are not mixed with those of fewer', () => {
    const reel = new Reel(0);
    reel.push(0, at(0), 0);
    reel.push(100, new Float32Array([...at(1), ...at(2)]), 100);
    expect(reel.at(50)).toHaveLength(7);
    expect(reel.at(100)).toHaveLength(14);
  });
});
