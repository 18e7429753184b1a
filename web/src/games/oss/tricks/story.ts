/** The drawings that explain a trick, made from its data: one a step. */
import { fit, type Camera, type P2, type P3 } from './camera';
import { placed } from './hand';
import { POSES, type PoseName } from './poses';
import { call, choose, name, spot, swap } from './talking';
import { catches } from './catching';
import {
  drawIn,
  flick,
  hops,
  layDown,
  pickUp,
  push,
  set,
  shoot,
  snatch,
  stack,
  standUp,
  strike,
  sweep,
} from './deeds';
import { hold, put, throws, toss } from './setting';
import { arched, begin, walled, type Draw } from './stage';
import type { Thing } from './things';
import type { Do, Step, Trick } from './trick';

export const PAPER: P2 = [320, 300];

export interface Panel {
  /** Counted from 1. */
  number: number;
  step: Step;
  things: readonly Thing[];
  camera: Camera;
}

export interface Story {
  panels: readonly Panel[];
  /** Back to this step, and on. */
  again: number | null;
}

const DRAWN: Record<Exclude<Do, 'again'>, Draw> = {
  'pick-up': pickUp,
  'lay-down': layDown,
  'stand-up': standUp,
  hop: hops,
  push,
  strike,
  shoot,
  set,
  catch: catches,
  'draw-in': drawIn,
  sweep,
  stack,
  flick,
  spot,
  snatch,
  toss,
  put,
  hold,
  throw: throws,
  call,
  name,
  choose,
  swap,
};

export function story(trick: Trick): Story {
  let stage = begin(trick);
  let again: number | null = null;
  const drawn: Omit<Panel, 'camera'>[] = [];
  for (const step of trick.steps) {
    if (step.do === 'again') {
      again = step.step;
      continue;
    }
    const { things, after } = DRAWN[step.do](stage, step);
    drawn.push({ number: drawn.length + 1, step, things });
    stage = { ...stage, ...after };
  }
  const from = new Map(drawn.map(({ step }) => [view(step, trick), null as Camera | null]));
  for (const key of from.keys())
    from.set(
      key,
      eye(
        trick,
        drawn.filter(({ step }) => view(step, trick) === key),
      ),
    );
  const panels = drawn.map((panel) => ({ ...panel, camera: from.get(view(panel.step, trick))! }));
  return { panels, again };
}

/** Drawings of one trick are seen from one place, as far as the same people do something. */
function view({ by, do: deed }: Step, { family }: Trick): string {
  if (family !== 'duel' && family !== 'challenge') return '';
  return deed === 'choose' && by === 'each'
    ? deed
    : by === 'player' || by === 'chief'
      ? 'first'
      : by;
}

export function eye(trick: Trick, drawn: readonly Pick<Panel, 'things'>[]): Camera {
  const points = drawn.flatMap(({ things }) => things.flatMap(reach));
  const [azimuth, elevation] = walled(trick) ? [34, 46] : arched(trick) ? [84, 40] : [0, 52];
  return fit(points, PAPER, MARGIN, azimuth, elevation);
}

const MARGIN = 16;

/** The points that must be on the paper: of an arm that reaches in, its fingers are enough. */
function reach(thing: Thing): P3[] {
  switch (thing.kind) {
    case 'hand': {
      const { palm, fingers } = POSES[thing.pose];
      const tips = fingers.flatMap(({ joints }) => joints);
      return [...(REACHING.has(thing.pose) ? [] : palm), ...tips].map((at) => placed(thing, at));
    }
    case 'card':
    case 'zone': {
      const { x, y, width, depth } = thing.area;
      return [
        [x - width / 2, y - depth / 2, 0],
        [x + width / 2, y + depth / 2, 0],
      ];
    }
    case 'way':
      return [...thing.points];
    default:
      return around(thing.at, ROOM[thing.kind]);
  }
}

const REACHING: ReadonlySet<PoseName> = new Set(['pinch', 'point', 'claw']);
const ROOM = { bone: 22, hit: 20, bubble: 52, player: 36 };

const around = ([x, y, z]: P3, room: number): P3[] => [
  [x - room, y - room, z],
  [x + room, y + room, z],
];
