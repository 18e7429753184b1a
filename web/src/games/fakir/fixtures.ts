/** A block for two in the middle of a match, for the tests. */
import { teller } from '../laid';
import type { FakirEvents, FakirView } from './wire';

export const VIEW: FakirView = {
  box: 'fakir',
  to_act: [1],
  outcome: null,
  seat: 1,
  drop_through: false,
  players: 2,
  teams: false,
  to: 1,
  over: false,
  colours: { '1': 'red', '2': 'green' },
  hands: { '1': 3, '2': 3 },
  lines: { '2@1': 'green', '2@3': 'red' },
  holes: { a2: { colour: 'red', level: 3 }, b2: { colour: 'green', level: 3 } },
  out: [],
};

export const event = teller<FakirEvents>();
