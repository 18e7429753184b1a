/** Beech, drawn: long quiet waves of grain, and the short dark flecks that beech is known by. */
import { dice } from '../../../lib/dice';

/** Waves from left to right over a square of this size. */
export function waves(size: number, lines: number, seed: number): string {
  const random = dice(`beech ${seed}`);
  const parts: string[] = [];
  for (let i = 0; i < lines; i++) {
    const y = ((i + 0.2 + 0.6 * random()) / lines) * size;
    const bend = (random() - 0.5) * 9;
    const [from, to] = [y + (random() - 0.5) * 5, y + (random() - 0.5) * 5];
    const knee = size * (0.3 + 0.4 * random());
    parts.push(
      `M0 ${from.toFixed(1)}Q${(knee / 2).toFixed(1)} ${(y + bend).toFixed(1)} ${knee.toFixed(1)} ${y.toFixed(1)}T${size} ${to.toFixed(1)}`,
    );
  }
  return parts.join('');
}

/** Short strokes along the grain. */
export function flecks(size: number, many: number, seed: number): string {
  const random = dice(`beech ${seed}`);
  const parts: string[] = [];
  for (let i = 0; i < many; i++) {
    const [x, y] = [random() * size, random() * size];
    const long = 2.5 + random() * 6;
    parts.push(`M${x.toFixed(1)} ${y.toFixed(1)}h${long.toFixed(1)}`);
  }
  return parts.join('');
}
