import { describe, expect, it } from 'vitest';
import { after, drive, placeOf, shownAt, shownTurned, spin, told, type Turn } from './poses';

const HALVES: Turn = [0.5, -0.5, 0.5, 0.5];

describe('places and turnings', () => {
  it('are written as the judge reads them', () => {
    // From src/ludotheque/hands/placing.py: drive(Pose(...)), and the same turned the other way.
    expect([...drive([0.1234, -0.05, 0.3], HALVES, true)]).toEqual([
      109, 143, 192, 121, 128, 45, 191, 18, 64, 109, 64, 109, 1,
    ]);
    const turned: Turn = [Math.cos(0.3), 0, 0, Math.sin(0.3)];
    const bytes = [192, 126, 128, 130, 243, 13, 0, 64, 0, 64, 191, 90, 0];
    expect([...drive([-0.01, 0.02, 0.0476], turned, false)]).toEqual(bytes);
    expect([...drive([-0.01, 0.02, 0.0476], turned.map((v) => -v) as Turn, false)]).toEqual(bytes);
  });

  it('are read as they were written', () => {
    const wrote = drive([0.1, -0.2, 0.03], [0.1, 0.2, -0.9, 0.37], false);
    const picture = new Uint8Array([6, 4, ...wrote.slice(0, 12)]);
    const { open, touched, fell, moved } = told(new DataView(picture.buffer));
    expect([open, touched, fell]).toEqual([false, true, true]);
    const { place, turn } = moved.get(4)!;
    [0.1, -0.2, 0.03].forEach((value, i) => expect(place[i]).toBeCloseTo(value, 4));
    const size = Math.hypot(0.1, 0.2, -0.9, 0.37);
    const same = turn[2] < 0 ? 1 : -1;
    [0.1, 0.2, -0.9, 0.37].forEach((v, i) => expect(same * turn[i]!).toBeCloseTo(v / size, 3));
  });

  it('a picture of nothing that has moved is one byte', () => {
    expect(told(new DataView(new Uint8Array([0]).buffer)).moved.size).toBe(0);
  });

  it('go into the scene and back', () => {
    expect(placeOf(shownAt([0.1, 0.2, 0.3]))).toEqual([0.1, 0.2, 0.3]);
    expect(shownAt([0, 0, 1]).y).toBe(100);
  });

  it('a turning turns in the scene what it turns on the table', () => {
    const upright = shownAt([0, 0, 1]).applyQuaternion(
      shownTurned([Math.SQRT1_2, 0, Math.SQRT1_2, 0]),
    );
    placeOf(upright).forEach((value, i) => expect(value).toBeCloseTo([1, 0, 0][i]!)); // round y
  });

  it('turn one after the other', () => {
    const [w, , , z] = after(spin(0.4), spin(0.6));
    expect(2 * Math.atan2(z, w)).toBeCloseTo(1);
  });
});
