/** Tribe n is played at seat n: its colour, and its sign beside it. */
import type { Seat } from '../types';

interface Tribe {
  ground: string;
  /** What can be read on it. */
  on: string;
  /** In a square of 24. */
  sign: string;
}

const TRIBES: readonly Tribe[] = [
  { ground: '#d57f2c', on: '#2b2622', sign: 'M12 3L22 21H2Z' },
  { ground: '#2c7370', on: '#fdf6e4', sign: 'M12 1L22 12L12 23L2 12Z' },
  { ground: '#e5bd48', on: '#2b2622', sign: 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z' },
  { ground: '#744780', on: '#fdf6e4', sign: 'M3 3H21V21H3Z' },
  {
    ground: '#4b7433',
    on: '#fdf6e4',
    sign: 'M12 1L15.100 8.500L23 9L17 14.200L19 22L12 17.800L5 22L7 14.200L1 9L8.900 8.500Z',
  },
  { ground: '#ad382b', on: '#fdf6e4', sign: 'M8 2H16V8H22V16H16V22H8V16H2V8H8Z' },
];

export const tribeOf = (seat: Seat): Tribe => TRIBES[(seat - 1) % TRIBES.length]!;
