/** What the seats are called. */
import type { Seat, TableInfo, TableRow } from './wire';
import type { Names } from './words';

type SayIt = (key: string, args: Record<string, unknown>) => string;

export function namesOf(table: TableInfo, say: SayIt): Names {
  const names: Record<Seat, string> = {};
  for (const [key, sitter] of Object.entries(table.seats)) {
    const seat = Number(key);
    const bot = sitter.bot && !sitter.away && !sitter.gone;
    names[seat] = bot ? say('bot-name', { seat }) : sitter.name || say('seat-number', { seat });
  }
  return names;
}

/** What somebody at this seat is called who does not say: as nobody else at the table. */
export function guestAt(seat: Seat, table: TableInfo, say: SayIt): string {
  const others = Object.entries(table.seats).filter(([at]) => Number(at) !== seat);
  const taken = others.map(([, { name }]) => name);
  let number = seat;
  while (taken.includes(say('guest', { seat: number }))) number++;
  return say('guest', { seat: number });
}

/** The same in a list of tables, seat by seat; one's own is "you". */
export function sitters({ names, bots, mine }: TableRow, say: SayIt): (string | null)[] {
  return names.map((name, i) => {
    const seat = i + 1;
    if (mine.length === 1 && mine[0] === seat) return say('you', {});
    return bots.includes(seat) ? say('bot-name', { seat }) : name;
  });
}

/** It is the turn of somebody who sits here. */
export const waitsForMe = ({ status, mine, to_act }: TableRow): boolean =>
  status === 'playing' && mine.some((seat) => to_act.includes(seat));

/** Several names as one would say them: "Ann, Ben and Cleo". */
export function together(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
