/** Saffron, indigo, beech; and the paint of the sticks. The same in both rooms: pieces keep their colours. */
import type { Colour } from './view';

interface Paint {
  body: string;
  /** The side in the light, and the one away from it. */
  lit: string;
  shade: string;
  /** Its outline: dark enough on beech for every colour. */
  edge: string;
  /** The ring marks. */
  mark: string;
}

const BONE = '#f4ead4';

export const PAINT: Record<Colour, Paint> = {
  red: { body: '#b9382a', lit: '#d05a49', shade: '#8f2419', edge: '#5c130b', mark: BONE },
  green: { body: '#2f7048', lit: '#4c9065', shade: '#1e5333', edge: '#0f331d', mark: BONE },
  blue: { body: '#2c5aa8', lit: '#5380c9', shade: '#1c4183', edge: '#0e2754', mark: BONE },
  yellow: { body: '#efbb2d', lit: '#f8d467', shade: '#c99311', edge: '#6b4a06', mark: '#4a3206' },
};

export const SAFFRON = '#e39b1f';
export const INDIGO = '#3a2e6e';
