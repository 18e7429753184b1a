import { describe, expect, it } from 'vitest';
import { blockOf, BOXES } from '../blocks';
import { cutOf, draw, picture, pictureOf } from './picture';
import { along, shapeOf, type Shape } from './shape';
import { FLAT, lit, onPaper } from './space';
import { mixed, shade, TONES } from './tones';
import { outline } from './turned';

const ALL = Object.values(BOXES).flat();

describe('the picture of a block', () => {
  it.each(ALL.map(({ id }) => id))('%s is drawn, whole', (id) => {
    const block = blockOf(id);
    const { markup, box } = draw(block);
    expect(markup).not.toContain('NaN');
    expect(markup).not.toContain('undefined');
    // Nothing is wider or higher on paper than the block itself seen from any side.
    const [length, width, height] = block.size;
    const far = Math.hypot(length, width);
    expect(box.right - box.left).toBeLessThanOrEqual(far + 1);
    expect(box.right - box.left).toBeGreaterThan(Math.min(length, width) * 0.8);
    expect(box.bottom - box.top).toBeLessThanOrEqual(height + far + 1);
    expect(box.bottom - box.top).toBeGreaterThan(height * 0.75);
  });

  it('is a text that any reader of XML can read', () => {
    for (const block of ALL) {
      const read = new DOMParser().parseFromString(picture(block), 'image/svg+xml');
      expect(read.querySelector('parsererror')).toBeNull();
      expect(read.documentElement.tagName.toLowerCase()).toBe('svg');
    }
  }, 60_000);

  it('differs for every block, but for the two that are alike', () => {
    const shapes = ALL.map((block) => `${block.colour} ${JSON.stringify(shapeOf(block))}`);
    expect(shapes.length - new Set(shapes).size).toBe(2); // one pair in each box
  });

  it('is drawn once, and the same each time', () => {
    const egg = blockOf('egg-1');
    expect(pictureOf(egg)).toBe(pictureOf(egg));
    expect(picture(egg)).toBe(picture(egg));
    expect(pictureOf(egg)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(pictureOf(egg)).not.toContain('#');
  });

  it('is a plain piece of wood where no more is known, and never made up', () => {
    const [length, width, height] = blockOf('other-3').size;
    expect(measures(shapeOf(blockOf('other-3')))).toEqual([length, width, height]);
    expect(() => shapeOf({ ...blockOf('egg-1'), id: 'sofa-1' })).toThrow('sofa-1');
  });

  it('stands on the table: its cut ends where its front foot is', () => {
    const cube = cutOf(blockOf('cube-4'));
    const [, front] = onPaper([17.5, -17.5, 0]);
    expect(cube.y + cube.height).toBeCloseTo(front + 1, 1);
    expect(cube.y).toBeLessThan(-35 * FLAT.rise);
  });
});

/** Its length, width and height, as far as they can be told from its outline or profile. */
function measures(shape: Shape): [number, number, number] {
  const runs = shape.type === 'sawn' ? shape.outline : shape.outside;
  const points = runs.flatMap(along);
  const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)];
  const wide = (values: number[]): number => Math.max(...values) - Math.min(...values);
  if (shape.type === 'sawn') {
    const [across, up, deep] = [wide(us), wide(vs), shape.ends[1] - shape.ends[0]];
    if (shape.along === 'x') return [deep, across, up];
    return shape.along === 'y' ? [across, deep, up] : [across, up, deep];
  }
  const thick = 2 * Math.max(...us);
  return shape.lies === undefined ? [thick, thick, wide(vs)] : [wide(vs), thick, thick];
}

describe('a shape', () => {
  const across = ['hexagon', 'star']; // measured across their points
  it.each(ALL.filter(({ kind }) => !across.includes(kind)).map(({ id }) => id))(
    '%s has the measures of the catalogue',
    (id) => {
      const { size } = blockOf(id);
      measures(shapeOf(blockOf(id))).forEach((measure, i) =>
        expect(Math.abs(measure - size[i]!)).toBeLessThan(0.25),
      );
    },
  );

  it('goes through the points of a curve, and round an arc', () => {
    const points = [[10, 0], [6, 8], [9, 20]] as const; // prettier-ignore
    const curve = along({ type: 'curve', points });
    points.forEach((point) => expect(curve).toContainEqual(point));
    const arc = along({ type: 'arc', centre: [0, 5], radii: [5, 5], turns: [-90, 90] });
    arc.forEach(([u, v]) => expect(Math.hypot(u, v - 5)).toBeCloseTo(5));
    expect([arc[0]![1], arc.at(-1)![1]]).toEqual([0, 10]);
  });

  it('of an egg is blunt below and narrow above', () => {
    const egg = along({ type: 'arc', centre: [0, 0], radii: [10, 20], turns: [-90, 90], egg: 0.2 });
    const at = (height: number): number => egg.find(([, v]) => v > height)![0];
    expect(at(-10)).toBeGreaterThan(at(10) + 2);
  });
});

describe('light and colour', () => {
  it('falls from above on the left: top, front, right side', () => {
    const [top, front, right] = [lit([0, 0, 1]), lit([0, -1, 0]), lit([1, 0, 0])];
    expect(top).toBeGreaterThan(front);
    expect(front).toBeGreaterThan(right);
  });

  it('goes from dark over the colour itself to light', () => {
    const { dark, base, light } = TONES.red;
    expect([0, 0.5, 1].map((lit) => shade(TONES.red, lit))).toEqual([dark, base, light]);
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('outlines every colour so that it stands out from the paper, three to one', () => {
    const part = (hex: string, at: number): number => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const bright = (hex: string): number =>
      0.2126 * part(hex, 1) + 0.7152 * part(hex, 3) + 0.0722 * part(hex, 5);
    for (const { edge } of Object.values(TONES))
      for (const paper of ['#faf3e4', '#f2e7d2', '#e9ddc6', '#ddcfb4'])
        expect((bright(paper) + 0.05) / (bright(edge) + 0.05)).toBeGreaterThan(3);
  });
});

describe('what is turned', () => {
  it('is as wide as its widest ring, and symmetrical', () => {
    const line = outline(
      [
        [10, 0],
        [20, 15],
        [5, 30],
      ],
      FLAT,
    );
    const xs = line.map(([x]) => x);
    expect(Math.max(...xs)).toBeCloseTo(20, 0);
    expect(Math.min(...xs)).toBeCloseTo(-20, 0);
  });
});
