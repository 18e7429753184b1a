import { expect, it } from 'vitest';
import { LADDER, Watch } from './quality';

function run(watch: Watch, gap: number, pictures: number, from = 0): boolean[] {
  return Array.from({ length: pictures }, (_, i) => watch.saw(from + i * gap));
}

it('a quick device keeps its shadows', () => {
  const watch = new Watch();
  expect(run(watch, 16, 500)).not.toContain(true);
  expect(watch.quality).toEqual(LADDER[0]);
});

it('a slow one gets plainer pictures, step by step, and no plainer than the last', () => {
  const watch = new Watch();
  expect(run(watch, 80, 200).filter(Boolean)).toHaveLength(LADDER.length - 1);
  expect(watch.quality).toEqual(LADDER.at(-1));
});

it('a pause is not slowness, and one slow picture is no reason', () => {
  const watch = new Watch();
  expect(run(watch, 2000, 100)).not.toContain(true);
  for (let k = 0; k < 100; k++) expect(watch.saw(1e6 + k * 40 + (k % 5 ? 0 : 30))).toBe(false);
});
