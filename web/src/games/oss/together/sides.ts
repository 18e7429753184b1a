/** The sides to which bones are brought: a strip of the table for each hand, as it is turned. */
import { lawOf } from '../hand/judge';
import type { Region } from '../hand/placing';
import { trickOf } from '../tricks/find';
import { tribeOf } from '../tribes';
import { turned } from './placing';
import type { Together, Turn } from './setting';

export interface Side {
  colour: string;
  /** In the hand's own frame. */
  area: Region;
  /** How that is turned in the picture. */
  turn: number;
}

const DEEP = 150; // millimetres to either side of the middle

/** `left`: the first has chosen that. None where bones go nowhere. */
export function sidesOf({ kind, places, trick }: Together, viewer: Turn, left: boolean): Side[] {
  if (kind !== 'race' || !trickOf(trick).count.area) return [];
  return places.map(({ seat, law: plain, turn }) => {
    const { west, east } = lawOf(plain);
    const [from, to] = left ? [-east, -west] : [west, east];
    return {
      colour: tribeOf(seat).ground,
      area: { west: from, east: to, south: -DEEP, north: DEEP },
      turn: turned(turn, viewer),
    };
  });
}
