/** How a piece moves: the keyframes of its way, and of its turning over. */
import type { Placed } from './placing';

export interface Motion {
  way: Keyframe[];
  /** Degrees: 0 is face up, 180 face down. */
  turn: Keyframe[];
}

type Box = Placed['start'];

/** From where it will lie: `box` as a transform of `end`. */
const seen = (box: Box, end: Box): string => {
  const scale = end.width ? box.width / end.width : 1;
  return `translate(${box.left - end.left}px, ${box.top - end.top}px) scale(${scale})`;
};
const turned = (degrees: number): string => `rotateY(${degrees}deg)`;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

export function motion({ how, start, middle, end, value }: Placed, still: boolean): Motion {
  const large = seen(middle, end);
  const face = value === null ? 180 : 0;
  const held = [{ transform: turned(face) }, { transform: turned(face) }];
  if (still) {
    const there = { transform: large };
    const way = [
      { ...there, opacity: 0 },
      { ...there, opacity: 1, offset: 0.1 },
      { ...there, opacity: 1, offset: 0.9 },
      { ...there, opacity: 0 },
    ];
    return { way, turn: held };
  }
  const from = { transform: seen(start, end), easing: EASE };
  const to = { transform: 'none' };
  switch (how) {
    case 'straight':
      return { way: [from, to], turn: held };
    case 'down':
      return {
        way: [from, to],
        turn: [
          { transform: turned(0) },
          { transform: turned(0), offset: 0.25 },
          { transform: turned(180), offset: 0.9 },
          { transform: turned(180) },
        ],
      };
    case 'up':
      return {
        way: [from, { transform: large, offset: 0.22 }, { transform: large, offset: 0.8 }, to],
        turn: [
          { transform: turned(180) },
          { transform: turned(0), offset: 0.22 },
          { transform: turned(0) },
        ],
      };
    case 'again':
      return {
        way: [from, { transform: large, offset: 0.18 }, { transform: large, offset: 0.82 }, to],
        turn: [
          { transform: turned(180) },
          { transform: turned(0), offset: 0.18 },
          { transform: turned(0), offset: 0.82 },
          { transform: turned(180) },
        ],
      };
  }
}
