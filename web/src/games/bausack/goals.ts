/** What wins. Written by scripts/goals_ts.py from the rules: do not edit. */
import type { BausackView } from './wire';

interface Goal {
  rounds: number;
  beans: number;
  reds: number;
}

/** Chain: how many blocks each chooses, besides the base. */
export const SHARE = 12;

/** How many rounds, beans or red blocks there is room to show. */
export const GOALS: Readonly<Record<BausackView['variant'], Goal>> = {
  babel: { rounds: 0, beans: 5, reds: 0 },
  chain: { rounds: 2, beans: 0, reds: 0 },
  knockout: { rounds: 0, beans: 0, reds: 0 },
  goodpile: { rounds: 0, beans: 0, reds: 0 },
  threereds: { rounds: 3, beans: 0, reds: 3 },
};
