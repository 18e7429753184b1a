import { expect, it } from 'vitest';
import { fit, project, turned, type P3 } from './camera';
import { limb } from './limb';

const CORNERS: P3[] = [
  [-200, -300, 0],
  [180, 90, 0],
  [20, 0, 260],
];

it('draws what is farther or higher farther up, what is on the right on the right', () => {
  const camera = fit(CORNERS, [320, 300], 10, 0, 52);
  const [x, y] = project(camera, [0, 0, 0]);
  expect(project(camera, [10, 0, 0])[0]).toBeGreaterThan(x);
  expect(project(camera, [0, 10, 0])[1]).toBeLessThan(y);
  expect(project(camera, [0, 0, 10])[1]).toBeLessThan(y);
});

it('fits everything on the paper, also from the side', () => {
  for (const azimuth of [0, 34]) {
    const camera = fit(CORNERS, [320, 300], 10, azimuth, 46);
    for (const corner of CORNERS) {
      const [x, y] = project(camera, corner);
      expect(x).toBeGreaterThanOrEqual(9.999);
      expect(x).toBeLessThanOrEqual(310.001);
      expect(y).toBeGreaterThanOrEqual(9.999);
      expect(y).toBeLessThanOrEqual(290.001);
    }
  }
});

it('turns against the clock round the middle of the table', () => {
  const [x, y] = turned([0, -10, 5], 90);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(0);
});

it('draws a straight finger as one outline, a curled one in pieces', () => {
  const straight = limb(
    [
      [0, 0],
      [0, 30],
      [0, 60],
    ],
    [9, 9, 8],
  );
  const curled = limb(
    [
      [0, 0],
      [0, 30],
      [0, 6],
    ],
    [9, 9, 8],
  );
  expect(straight.match(/M/g)).toHaveLength(1);
  expect(curled.match(/M/g)!.length).toBeGreaterThan(3);
});
