import { describe, expect, it } from 'vitest';
import { blockOf, BOXES, type Block } from '../blocks';
import { solid } from './kinds';
import { cutOf, draw, picture, pictureOf } from './picture';
import { FLAT, lit, onPaper } from './space';
import { mixed, shade, TONES } from './tones';
import { outline } from './turned';

const ALL = Object.values(BOXES).flat();

describe('the picture of a block', () => {
  it.each(ALL.map(({ id }) => id))('%s is drawn, whole, from its measures', (id) => {
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
    const shapes = ALL.map((block) => `${block.colour} ${JSON.stringify(solid(block))}`);
    expect(shapes.length - new Set(shapes).size).toBe(2); // one pair in each box
  });

  it('is drawn once, and the same each time', () => {
    const egg = blockOf('egg-1');
    expect(pictureOf(egg)).toBe(pictureOf(egg));
    expect(picture(egg)).toBe(picture(egg));
    expect(pictureOf(egg)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(pictureOf(egg)).not.toContain('#');
  });

  it('has a kind for everything in the catalogue and for nothing else', () => {
    expect(() => solid({ ...blockOf('egg-1'), kind: 'sofa' })).toThrow('sofa');
  });

  it('stands on the table: its cut ends where its front foot is', () => {
    const cube = cutOf(blockOf('cube-4'));
    const [, front] = onPaper([17.5, -17.5, 0]);
    expect(cube.y + cube.height).toBeCloseTo(front + 1, 1);
    expect(cube.y).toBeLessThan(-35 * FLAT.rise);
  });
});

describe('a sawn block', () => {
  /** As much wood as src/ludotheque/games/bausack/blocks.py finds in it, in cubic millimetres. */
  const WOOD: Record<string, (block: Block) => number> = {
    cuboid: ({ size: [l, w, h] }) => l * w * h,
    cube: ({ size: [l, w, h] }) => l * w * h,
    ramp: ({ size: [l, w, h] }) => (l * w * h) / 2,
    roof: ({ size: [l, w, h] }) => (l * w * h) / 2,
    stairs: ({ size: [l, w, h] }) => (l * w * h * 2) / 3,
    'l-shape': ({ size: [l, w, h], wall }) => (l + h - wall) * wall * w,
    't-shape': ({ size: [l, w, h], wall }) => (l + h - wall) * wall * w,
    'u-shape': ({ size: [l, w, h], wall }) => (l * h - (l - 2 * wall) * (h - wall)) * w,
    arch: ({ size: [l, w, h], bore }) => (l * h - (Math.PI / 8) * bore * bore) * w,
    cross: ({ size: [l, w, h], wall }) => (l + w - wall) * wall * h,
    hexagon: ({ size: [l, w, h] }) => ((3 * Math.sqrt(3)) / 8) * l * w * h,
    'half-cylinder': ({ size: [l, w, h] }) => (Math.PI / 4) * l * w * h,
  };
  const area = (loop: readonly { u: number; v: number }[]): number =>
    loop.reduce((sum, { u, v }, i) => {
      const next = loop[(i + 1) % loop.length]!;
      return sum + (u * next.v - next.u * v) / 2;
    }, 0);

  it.each(Object.keys(WOOD))('%s has the wood that the rules weigh', (kind) => {
    for (const block of ALL.filter((one) => one.kind === kind)) {
      const made = solid(block);
      if (!('sawn' in made)) throw new Error(`${kind} is not sawn`);
      const { loops, from, to } = made.sawn;
      const wood = loops.reduce((sum, loop) => sum + area(loop), 0) * (to - from);
      const share = wood / WOOD[kind]!(block);
      expect(Math.abs(share - 1)).toBeLessThan(0.01); // curves are drawn in small steps
    }
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
