/** The words under the drawings, composed from the trick's data: a message a deed, a variant a way. */
import type { Say } from '../../types';
import type { Step, Trick } from './trick';

export function stepSays(trick: Trick, step: Step): Say {
  return {
    key: `oss-step-${step.do}`,
    args: { how: how(trick, step), bones: trick.bones, all: trick.bones + trick.jacks },
  };
}

/** With soft hyphens where the words of a list (“Knöchel·chen”) may be parted. */
export function partable(text: string, words: string): string {
  return words
    .split(' ')
    .reduce(
      (said, word) => said.replaceAll(word.replace('·', ''), word.replace('·', '\u00ad')),
      text,
    );
}

/** What comes after the last drawing: back to a step, and until when. */
export function againSays(trick: Trick, step: number): Say {
  const drops = trick.throw.what === 'jack' ? 'jack' : trick.ends.miss;
  const until = trick.winner === 'number' ? `number-${drops}` : trick.winner;
  return { key: 'oss-step-again', args: { step, until } };
}

/** Which variant of the message says it. */
export function how(trick: Trick, step: Step): string {
  switch (step.do) {
    case 'toss':
      return step.by === 'player' ? (besides(trick) ?? 'table') : byBones(trick, step);
    case 'put':
      return put(trick, step);
    case 'hold':
      return hold(step);
    case 'throw':
      return step.what === 'jack' ? step.by : bonesBy(step, trick.throw.up);
    case 'catch':
      return caught(trick, step);
    case 'pick-up':
      return pickUp(trick, step);
    case 'shoot':
      return step.by;
    case 'choose':
      return step.what === 'hands' ? 'side' : 'out';
    default:
      return 'all';
  }
}

/** One bone for each player, or so many. */
const byBones = (trick: Trick, step: Step): string =>
  step.by === 'chief' && trick.bones === 0 ? 'chief-each' : step.by;

const besides = ({ props }: Trick): string | null =>
  props.some(({ thing }) => thing === 'wall')
    ? 'wall'
    : props.some(({ thing }) => thing === 'drum')
      ? 'cards'
      : null;

function put(trick: Trick, step: Step): string {
  const { lie } = trick.start;
  switch (step.what) {
    case 'hand':
      return trick.props[0]!.thing;
    case 'drums': {
      const [one, two] = trick.props;
      const apart = Math.abs(two!.x - one!.x) > one!.width + 2;
      return apart ? (trick.family === 'duel' ? 'net' : 'goal') : 'cards';
    }
    case 'bones':
      if (lie !== 'put') return lie;
      return trick.props.some(({ thing }) => thing === 'arch') ? 'gaps' : 'row';
    case 'bone':
      return lie === 'on-back' ? 'each-back' : step.by;
    default:
      return step.what;
  }
}

function hold(step: Step): string {
  if (step.what === 'jack') return 'jacks';
  if (step.what === 'hands') return 'folded';
  return step.hand === 'both' ? 'palms' : step.by;
}

const bonesBy = (step: Step, perch: string): string =>
  step.by === 'player' ? perch : `${step.by}-${perch}`;

function caught(trick: Trick, step: Step): string {
  const { up, down } = trick.throw;
  if (step.what === 'jack') return step.by === 'player' ? down : step.by;
  return step.by === 'player' && down === 'palm' ? `${up}-${down}` : bonesBy(step, down);
}

function pickUp(trick: Trick, step: Step): string {
  if (trick.deed.bones === 'rising') return step.by;
  if (step.what === 'bones') return step.by;
  if (step.hand !== 'main') return step.hand;
  if (trick.throw.rests) return 'riding';
  return trick.props.some(({ thing }) => thing === 'bag') ? 'bag' : 'main';
}
