/** The drawing that stands for a whole trick: its deed and, where that would not tell, how it starts. */
import { plus, type P3 } from './camera';
import type { HandAt } from './hand';
import { loaded } from './setting';
import { begin, flight } from './stage';
import { eye, type Panel, type Story } from './story';
import { hop, way, type BoneAt, type Thing } from './things';
import type { Trick } from './trick';

export function cover(trick: Trick, { panels }: Story): Panel {
  const { act } = trick.deed;
  const deeds = panels.filter(({ step }) => step.do === act);
  const panel = deeds[act === 'catch' ? deeds.length - 1 : 0] ?? panels.at(-1)!;
  const things = started(trick, panel.things);
  return things ? { ...panel, things, camera: eye(trick, [{ things }]) } : panel;
}

/** With how it starts: the Jack that came down on the hand, the bones that lay on its back. */
function started(trick: Trick, things: readonly Thing[]): Thing[] | null {
  if (trick.throw.rests) {
    const jack = things.findLast((thing): thing is BoneAt => thing.kind === 'bone')!;
    const falls = flight(trick, plus(jack.at, [0, 0, 30]), 0, 0.55).toReversed();
    return [...things, way(falls, true)];
  }
  if (trick.start.lie !== 'on-back' || trick.throw.down !== 'palm') return null;
  const [under, bones] = loaded(begin(trick));
  const before = [under, ...bones].map((thing) => aside(thing, -APART));
  const after = things.filter(isPiece).map((thing) => aside(thing, APART));
  const from: P3 = plus(before[0]!.at, [10, 60, 60]);
  const to: P3 = plus(after[0]!.at, [-10, 60, 60]);
  return [...before, ...after, way(hop(from, to, 130), true)];
}

const APART = 92;

const isPiece = (thing: Thing): thing is HandAt | BoneAt =>
  thing.kind === 'hand' || thing.kind === 'bone';

const aside = <Piece extends HandAt | BoneAt>(piece: Piece, by: number): Piece => ({
  ...piece,
  at: plus(piece.at, [by, 0, 0]),
});
