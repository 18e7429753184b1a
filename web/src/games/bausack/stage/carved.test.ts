import { describe, expect, it } from 'vitest';
import { BOXES, blockOf } from '../blocks';
import { CM, carved } from './carved';

const ALL = Object.values(BOXES).flat();

/** Of a closed body whose faces all look outwards: its volume, and how far its surface is from closing. */
function measured(id: string): { volume: number; gap: number } {
  const geometry = carved(blockOf(id));
  const at = geometry.getAttribute('position');
  const index = geometry.getIndex()!.array;
  const corner = (k: number): [number, number, number] => [
    at.getX(index[k]!),
    at.getY(index[k]!),
    at.getZ(index[k]!),
  ];
  let volume = 0;
  const area = [0, 0, 0];
  for (let k = 0; k < index.length; k += 3) {
    const [a, b, c] = [corner(k), corner(k + 1), corner(k + 2)];
    const cross = [0, 1, 2].map((i) => {
      const [j, l] = [(i + 1) % 3, (i + 2) % 3];
      return (b[j]! - a[j]!) * (c[l]! - a[l]!) - (b[l]! - a[l]!) * (c[j]! - a[j]!);
    });
    volume += (cross[0]! * a[0] + cross[1]! * a[1] + cross[2]! * a[2]) / 6;
    cross.forEach((part, i) => (area[i]! += part));
  }
  return { volume, gap: Math.hypot(...area) };
}

describe('a block as a body', () => {
  it.each(ALL.map(({ id }) => id))('%s is closed, and looks outwards everywhere', (id) => {
    const { volume, gap } = measured(id);
    expect(gap).toBeLessThan(1e-2);
    const [length, width, height] = blockOf(id).size;
    const room = length * width * height * CM ** 3;
    expect(volume).toBeGreaterThan(0.08 * room);
    expect(volume).toBeLessThan(1.001 * room);
  });

  it('weighs what its measures say, where that is easily said', () => {
    const box = ALL.find(({ kind }) => kind === 'cuboid')!;
    const [length, width, height] = box.size;
    expect(measured(box.id).volume).toBeCloseTo(length * width * height * CM ** 3, 4);
    const ring = ALL.find(({ kind }) => kind === 'ring')!;
    const [across, , high] = ring.size;
    const wood = (Math.PI / 4) * (across ** 2 - ring.bore ** 2) * high * CM ** 3;
    expect(measured(ring.id).volume / wood).toBeCloseTo(1, 1);
    const ball = ALL.find(({ kind }) => kind === 'ball')!;
    expect(measured(ball.id).volume / ((Math.PI / 6) * (ball.size[0] * CM) ** 3)).toBeCloseTo(1, 1);
  });
});
