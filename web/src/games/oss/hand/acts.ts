/** The acts as the judge numbers them. */
import {
  CATCH,
  DRAW_IN,
  HOP,
  LAY_DOWN,
  PICK_UP,
  PUSH,
  RAKE,
  SET,
  SHOOT,
  STAND_UP,
  STRIKE,
  SWEEP,
} from './judge';

export const ACTS: Readonly<Record<number, string>> = {
  [PICK_UP]: 'pick-up',
  [LAY_DOWN]: 'lay-down',
  [STAND_UP]: 'stand-up',
  [HOP]: 'hop',
  [PUSH]: 'push',
  [SHOOT]: 'shoot',
  [SET]: 'set',
  [STRIKE]: 'strike',
  [RAKE]: 'rake',
  [CATCH]: 'catch',
  [DRAW_IN]: 'draw-in',
  [SWEEP]: 'sweep',
};
