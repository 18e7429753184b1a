/** The colours of the bones, as they are drawn. */
import type { Colour } from './things';

const TINTS: Record<Colour, string> = {
  white: '#fdf8ec',
  black: '#47403b',
  red: '#c9503c',
  yellow: '#ecc44e',
  green: '#5f9a6c',
  blue: '#5b87c4',
};

export const boneStyle = (colour: Colour): string => `--bone: ${TINTS[colour]}`;
