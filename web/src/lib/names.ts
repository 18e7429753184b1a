/** What the seats are called. */
import type { Seat, TableInfo } from './wire';
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

/** Several names as one would say them: "Ann, Ben and Cleo". */
export function together(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
