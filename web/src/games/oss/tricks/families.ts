/** The colours of the families: each has its sign beside it (Sign.svelte). */
import type { Family } from './trick';

const COLOURS: Record<Family, readonly [ground: string, on: string]> = {
  classic: ['#c8812b', '#2b2622'],
  hand: ['#9d4229', '#fdf3dd'],
  exotic: ['#56683a', '#fdf3dd'],
  duel: ['#2b2622', '#f6e3b8'],
  challenge: ['#e7c468', '#2b2622'],
};

export const familyStyle = (family: Family): string =>
  `--family: ${COLOURS[family][0]}; --on-family: ${COLOURS[family][1]}`;
