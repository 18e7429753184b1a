/** The list of moves: in groups, and searched by what somebody types. */
import type { GameFolder, ReadMove } from './game';
import type { Choice } from './wire';
import type { Speech } from './words';

interface Listed {
  choice: Choice;
  words: string;
  /** All that it would do. */
  effects: string[];
  /** What it would do beyond what its words say. */
  more: string[];
}

export interface Group {
  title: string | null;
  moves: Listed[];
}

/** Without case and accents, so that what is typed on any keyboard finds it. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word that was typed is somewhere in the move: its text, its words, what it would do. */
export function matches({ choice, words, effects }: Omit<Listed, 'more'>, typed: string): boolean {
  const all = plain([choice.move, words, ...effects].join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export function listed(choice: Choice, speech: Speech): Listed {
  const words = speech.move(choice);
  const effects = choice.effects.map((event) => speech.event(event));
  return { choice, words, effects, more: words === choice.move ? effects : effects.slice(1) };
}

/** In the order in which the groups first come up. */
export function grouped(
  choices: readonly Choice[],
  speech: Speech,
  folder: GameFolder | null,
  typed = '',
): Group[] {
  const groups = new Map<string | null, Listed[]>();
  for (const choice of choices) {
    const one = listed(choice, speech);
    if (!matches(one, typed)) continue;
    const title = folder ? heading(folder.readMove(choice.move), speech, folder) : null;
    groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  return [...groups].map(([title, moves]) => ({ title, moves }));
}

/** The moves of one kind, with what they name. */
export function ofKind<Move extends ReadMove, Kind extends Move['kind']>(
  moves: readonly Choice[],
  read: (text: string) => Move | null,
  kind: Kind,
): { choice: Choice; args: Extract<Move, { kind: Kind }>['args'] }[] {
  return moves.flatMap((choice) => {
    const found = read(choice.move);
    return found && isOf(found, kind) ? [{ choice, args: found.args }] : [];
  });
}

const isOf = <Move extends ReadMove, Kind extends Move['kind']>(
  move: Move,
  kind: Kind,
): move is Extract<Move, { kind: Kind }> => move.kind === kind;

function heading(move: ReadMove | null, speech: Speech, folder: GameFolder): string | null {
  if (!move) return null;
  const named = folder.group?.(move);
  if (named) return speech.tell(named);
  const key = `moves-${move.kind}`;
  return speech.has(key) ? speech.say(key) : null;
}
