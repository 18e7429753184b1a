import { describe, expect, it } from 'vitest';
import house from '../../../../src/ludotheque/games/bausack/words/en.ftl?raw';
import { bundleOf, Speech } from '../../lib/words';
import { blockOf, BOXES, called, isRed, named, readBlock } from './blocks';
import { FAMILIES, filtered, sorted } from './families';
import { spaced } from './harness.svelte';
import english from './words/en.ftl?raw';
import french from './words/fr.ftl?raw';

const words = new Speech('en', [bundleOf('en', [house, english])]);
const mots = new Speech('fr', [bundleOf('fr', [french])]);

describe('the catalogue', () => {
  it('has seventy blocks of Bausack and a hundred of Sac Noir', () => {
    expect(BOXES.bausack).toHaveLength(70);
    expect(BOXES.sacnoir).toHaveLength(100);
    expect(new Set(Object.values(BOXES).flatMap((box) => box.map(({ id }) => id))).size).toBe(170);
  });

  it('reads every field of a line', () => {
    expect(
      readBlock(
        '    { id = "arch-2", kind = "arch", colour = "natural", size = [75, 20, 40], bore = 45, difficulty = 0.16 },',
      ),
    ).toEqual({
      id: 'arch-2',
      kind: 'arch',
      colour: 'natural',
      size: [75, 20, 40],
      bore: 45,
      wall: 0,
      difficulty: 0.16,
    });
    expect(readBlock('# The seventy blocks of Bausack')).toBeNull();
  });

  it('knows no block by another name', () => {
    expect(() => blockOf('arch-99')).toThrow('arch-99');
  });

  it('has two blocks alike in each box, the bases of Chain', () => {
    for (const box of Object.values(BOXES)) {
      const shapes = box.map(({ kind, colour, size }) => `${kind} ${colour} ${size.join()}`);
      expect(shapes.length - new Set(shapes).size).toBe(1);
    }
  });

  it('knows which are red', () => {
    expect(isRed('egg-1')).toBe(true);
    expect(isRed('cuboid-1')).toBe(false);
  });
});

describe('the name of a block', () => {
  it('is said in full to a screen reader', () => {
    expect(spaced(words.tell(named('arch-2')))).toBe('natural arch, 75 × 20 × 40 mm');
  });

  it('is short in a sentence: measures only where others are like it', () => {
    expect(words.tell(called('fir-tree-1'))).toBe('the green fir tree');
    expect(words.tell(called('ball-1'))).toBe('the red ball (30)');
    expect(spaced(words.tell(called('arch-2')))).toBe('the natural arch (75 × 20 × 40)');
    expect(spaced(words.tell(called('cylinder-4')))).toBe('the natural cylinder (35 × 15)');
  });

  it('has its article and its gender in French', () => {
    expect(mots.tell(called('arch-4'))).toBe('l’arche verte');
    expect(mots.tell(called('ball-4'))).toBe('la boule rouge (24)');
    expect(mots.tell(called('cube-5'))).toBe('le cube noir (22)');
  });

  it.each(Object.entries(BOXES))('tells all blocks of %s apart but the two bases', (_, box) => {
    const names = box.map(({ id }) => words.tell(called(id)));
    expect(new Set(names).size).toBe(box.length - 1);
  });
});

describe('sorting by shape', () => {
  it('finds a family for every kind', () => {
    const all = Object.values(BOXES).flat();
    const known: string[] = Object.values(FAMILIES).flat();
    expect(all.filter(({ kind }) => !known.includes(kind))).toEqual([]);
    expect(filtered(['egg-1', 'cube-1', 'arch-1'], 'rounds')).toEqual(['egg-1']);
    expect(filtered(['egg-1', 'cube-1', 'pole-2'], 'red')).toEqual(['egg-1', 'pole-2']);
  });

  it('offers only what there is', () => {
    expect(sorted(['egg-1', 'ball-1']).map(({ filter, count }) => [filter, count])).toEqual([
      ['rounds', 2],
      ['red', 2],
    ]);
  });
});
