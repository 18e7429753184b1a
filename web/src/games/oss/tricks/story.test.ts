import { describe, expect, it } from 'vitest';
import { keyPanel, storyOf, trickOf } from '.';
import { project } from './camera';
import { TRICKS } from './catalogue';
import { parts } from './hand';
import { PAPER } from './story';
import type { BoneAt, CardAt, Thing, Way } from './things';

const ALL = TRICKS.map((trick): [string] => [trick.id]);
const panel = (id: string, number: number): readonly Thing[] =>
  storyOf(id).panels[number - 1]!.things;
const bones = (things: readonly Thing[]): BoneAt[] =>
  things.filter((thing) => thing.kind === 'bone');
const hands = (things: readonly Thing[]) => things.filter((thing) => thing.kind === 'hand');
const jack = (things: readonly Thing[]): BoneAt | undefined =>
  bones(things).find(({ colour, way, at }) => colour === 'white' && (way || at[2] > 20));

it('explains all 25 tricks', () => {
  expect(TRICKS).toHaveLength(25);
});

describe.each(ALL)('the drawings of %s', (id) => {
  const { panels, again } = storyOf(id);
  const steps = trickOf(id).steps;

  it('are one a step, and end with where to go on', () => {
    expect(panels.map(({ step }) => step)).toEqual(
      steps.filter(({ do: deed }) => deed !== 'again'),
    );
    expect(again).toBe(steps.find(({ do: deed }) => deed === 'again')?.step ?? null);
  });

  it('show hands or bones, and every bone is on the paper', () => {
    for (const { things, camera } of panels) {
      expect(things.some(({ kind }) => kind !== 'way')).toBe(true);
      const off = bones(things)
        .map(({ at }) => project(camera, at))
        .filter(([x, y]) => x < 0 || x > PAPER[0] || y < 0 || y > PAPER[1]);
      expect(off).toEqual([]);
    }
  });

  it('are made of outlines that are numbers', () => {
    const outlines = panels.flatMap(({ things, camera }) =>
      hands(things).flatMap((hand) => parts(hand, camera).map(({ d }) => d)),
    );
    expect(outlines.filter((d) => /NaN|undefined|Infinity/.test(d))).toEqual([]);
  });

  it('never show more bones than the box has', () => {
    for (const { things } of panels)
      expect(bones(things).filter(({ faint }) => !faint).length).toBeLessThanOrEqual(6);
  });

  it('have one that stands for the whole: its deed', () => {
    expect(keyPanel(id).step.do).toBe(trickOf(id).deed.act);
  });
});

it('shows as many bones tossed as the trick has', () => {
  for (const trick of TRICKS) {
    const at = storyOf(trick.id).panels.find(({ step }) => step.do === 'toss');
    if (at && trick.bones) expect(bones(at.things), trick.id).toHaveLength(trick.bones);
  }
});

it('keeps the Jack in the air while the deed is done, where it is thrown', () => {
  for (const trick of TRICKS) {
    const deed = keyPanel(trick.id);
    if (trick.throw.what !== 'jack' || trick.throw.rests || deed.step.do === 'catch') continue;
    expect(jack(deed.things)?.at[2], trick.id).toBeGreaterThan(100);
  }
});

describe('a deed is drawn where the data say it is done', () => {
  it('takes the bone over the wall, not through it', () => {
    const [wall] = trickOf('wollo').props;
    const over = panel('wollo', 4).find((thing): thing is Way => thing.kind === 'way')!;
    const top = Math.max(...over.points.map(([, , z]) => z));
    expect(top).toBeGreaterThan(wall!.height);
    expect(over.points[0]![0]).toBeGreaterThan(wall!.x);
    expect(over.points.at(-1)![0]).toBeLessThan(wall!.x - wall!.width / 2);
  });

  it('shoots between the two cards', () => {
    const cards = panel('maradono', 4).filter((thing): thing is CardAt => thing.kind === 'card');
    const [left, right] = cards.map(({ area }) => area);
    const shot = bones(panel('maradono', 4)).find(({ way }) => way)!;
    expect(shot.at[0]).toBeGreaterThan(left!.x + left!.width / 2);
    expect(shot.at[0]).toBeLessThan(right!.x - right!.width / 2);
  });

  it('sets the bone on a card, and it lies there afterwards', () => {
    const { area } = trickOf('meja').count;
    const inside = ({ at: [x, y] }: BoneAt): boolean =>
      Math.abs(x - area!.x) < area!.width / 2 && Math.abs(y - area!.y) < area!.depth / 2;
    expect(bones(panel('meja', 5)).filter(inside)).toHaveLength(1);
  });

  it('goes over the net too, not only through the gap between its cards', () => {
    const [left] = trickOf('bola-bola').props;
    const ways = panel('bola-bola', 4).filter((thing): thing is Way => thing.kind === 'way');
    const over = ways.find(({ points, flies }) => !flies && points.some(([, , z]) => z > 40))!;
    const [x, y] = over.points[2]!; // half of the way
    expect(Math.abs(x - left!.x)).toBeLessThan(left!.width / 2);
    expect(y).toBeCloseTo(left!.y);
  });

  it('holds the bone that was picked up', () => {
    const lying = (number: number) =>
      bones(panel('aslik', number)).flatMap(({ at, colour }) => (at[2] === 0 ? [colour] : []));
    const [taken] = lying(3).filter((colour) => !lying(4).includes(colour));
    const held = bones(panel('aslik', 4)).filter(({ at, way }) => at[2] > 0 && !way);
    expect(held.map(({ colour }) => colour)).toEqual([taken]);
  });

  it('shows on the cover how it starts, where the deed alone would not tell', () => {
    expect(hands(keyPanel('numa').things)).toHaveLength(2); // on the back, then in the palm
    const falls = keyPanel('labah').things.filter((thing) => thing.kind === 'way');
    expect(falls).toHaveLength(1);
  });

  it('sees the gaps of the arch from before them', () => {
    const { camera } = storyOf('gurnia').panels[1]!;
    const across = trickOf('gurnia').start.spots.map(([x, y]) => project(camera, [x, y, 0])[0]);
    const apart = across.slice(1).map((x, i) => Math.abs(x - across[i]!));
    expect(Math.min(...apart)).toBeGreaterThan(25);
  });

  it('stands one bone up, and it still stands when the Jack is caught', () => {
    expect(bones(panel('takh-takh', 1)).some(({ face }) => face === 'standing')).toBe(false);
    expect(bones(panel('takh-takh', 4)).filter(({ face }) => face === 'standing')).toHaveLength(1);
  });

  it('has one bone less on the table when one has been picked up', () => {
    const lying = (number: number): number =>
      bones(panel('aslik', number)).filter(({ at }) => at[2] === 0).length;
    expect(lying(4)).toBe(lying(1) - 1);
  });

  it('has the hand in the bag from when it is put on', () => {
    const bagged = (number: number): boolean =>
      hands(panel('glodoc', number)).some(({ bag }) => bag);
    expect([1, 2, 3, 4, 5].map(bagged)).toEqual([false, true, true, true, true]);
  });

  it('turns the second player’s hand round', () => {
    expect(hands(panel('bola-bola', 4))[0]?.turn).toBe(0);
    expect(hands(panel('bola-bola', 7))[0]?.turn).toBe(180);
  });

  it('rings as many bones as are counted aloud', () => {
    const said = panel('los-loboss', 3).find((thing) => thing.kind === 'bubble');
    const ringed = bones(panel('los-loboss', 3)).filter((bone) => bone.ringed);
    expect(said?.says).toBe(ringed.length);
    expect(ringed.every(({ face }) => face === 'hollow')).toBe(true);
  });
});
