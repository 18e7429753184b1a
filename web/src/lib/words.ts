/** From codes to sentences: the Fluent files of the house, the client and the games.
 *
 * The same as src/ludotheque/words.py, and the same files: there it is told how a message speaks to
 * the one who reads it.
 */
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import type { GameFolder, ReadMove, Say, Words } from './game';
import { actorOf } from './turns';
import type { Choice, Event, Seat } from './wire';

export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const;

/** Arguments that are seats, and are said by name; so are all that end in `_seat`. */
const SEATS = new Set(
  'seat seats kitty owner winner giver receiver loser losers opponent'.split(' '),
);
const isSeat = (argument: string): boolean => SEATS.has(argument) || /_seats?$/.test(argument);

export type Names = Readonly<Record<Seat, string>>;
type Args = Record<string, unknown>;
type Spoken = Record<string, string | number>;

/** Arguments as a message can use them: seats by name, `who` for the one that acts. */
export function speakable(args: Args, names: Names, you: Seat | null = null, pronoun = ''): Spoken {
  const listed = you === null ? names : { ...names, [you]: pronoun };
  const said: Spoken = {};
  for (const [key, value] of Object.entries(args)) {
    said[key] = spoken(key, value, typeof value === 'number' ? names : listed);
    if (isSeat(key)) said[`${key}_is`] = whose(value, args.seat, you);
  }
  if ('seat' in args) said.who = said.seat!;
  return said;
}

function whose(seats: unknown, acts: unknown, you: Seat | null): string {
  const [one, ...more] = [seats].flat();
  if (you !== null && one === you && !more.length) return 'you';
  return seats === acts ? 'own' : 'other';
}

/** Numbers are said and printed with a minus sign. */
const HYPHEN = /(^|[\s(])-(?=\d)/g;
const VOWEL = /^(?:[aeiouàâäéèêëîïôöûüœæ]|y(?![aeiou]))/i;

/** A French word before a name: "de Ben", but "d’Anna". */
const elided = (word: string, name: string): string =>
  VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

const FUNCTIONS = {
  ELIDED: ([word, name]: FluentValue[]): FluentValue => elided(String(word), String(name)),
};

function spoken(key: string, value: unknown, names: Names): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return Number.isInteger(value) && isSeat(key) ? (names[value] ?? `${value}`) : value;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((part) => spoken(key, part, names)).join(', ') || '–';
  if (value && typeof value === 'object')
    return Object.entries(value)
      .map(([seat, part]) => `${nameOf(seat, names)} ${spoken('', part, names)}`)
      .join(', ');
  return value === null || value === undefined ? 'none' : String(value);
}

function nameOf(key: string, names: Names): string {
  return /^\d+$/.test(key) ? (names[Number(key)] ?? key) : key;
}

/** One language, made of several files; a later one may say better what an earlier one says. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** What is said in one language; what is not translated yet is said in English. */
export class Speech implements Words {
  constructor(
    readonly language: string,
    private readonly bundles: readonly FluentBundle[],
    private readonly names: Names = {},
    private readonly readMove: ((text: string) => ReadMove | null) | null = null,
    private readonly called: NonNullable<GameFolder['called']> = {},
    /** The seat of the one who reads; nobody's, where several look. */
    private readonly you: Seat | null = null,
    /** What stands where names stand for one who has not said theirs: "You". */
    private readonly self: string | null = null,
  ) {}

  /** The same words, for people who sit at a table of a game. */
  at(
    names: Names,
    readMove: ((text: string) => ReadMove | null) | null,
    called?: GameFolder['called'],
    you: Seat | null = null,
    self: string | null = null,
  ): Speech {
    return new Speech(this.language, this.bundles, names, readMove, called, you, self);
  }

  has(key: string, attribute?: string): boolean {
    return this.bundles.some((bundle) => patternOf(bundle, key, attribute) !== null);
  }

  say(key: string, args: Args = {}, attribute?: string): string {
    for (const bundle of this.bundles) {
      const pattern = patternOf(bundle, key, attribute);
      if (pattern === null) continue;
      const errors: Error[] = [];
      const said = bundle.formatPattern(pattern, args as Spoken, errors);
      if (errors.length) console.error(`words: ${key}: ${errors[0]}`);
      return said.replace(HYPHEN, '$1−');
    }
    console.error(`words: nothing says ${key}${attribute ? `.${attribute}` : ''}`);
    return key;
  }

  tell({ key, args = {} }: Say, attribute?: string): string {
    const { you } = this;
    const said = speakable(args, this.names, you, you === null ? '' : this.say('you'));
    for (const [arg, call] of Object.entries(this.called)) {
      const ids = [args[arg] ?? []].flat().filter((id) => typeof id === 'string');
      const named = ids.map((id) => this.named(call(id), id));
      if (named.length) said[arg] = named.join(', ');
    }
    const ways = [you !== null && args.seat === you ? 'you' : undefined, attribute];
    return this.say(
      key,
      said,
      ways.find((way) => way !== undefined && this.saysItself(key, way)),
    );
  }

  /** In the language in which it is said: English does not step in with an attribute of its own. */
  private saysItself(key: string, attribute: string): boolean {
    const told = this.bundles.find((bundle) => bundle.hasMessage(key));
    return told !== undefined && patternOf(told, key, attribute) !== null;
  }

  private named(name: Say | null, id: string): string {
    return name ? this.say(name.key, name.args) : id;
  }

  event({ kind, args = {} }: Event): string {
    if (!args.taken) return this.tell({ key: `event-${kind}`, args });
    const what = this.event(args.taken as Event); // the move that was taken back
    return this.tell({ key: 'undone-what', args: { ...args, what } });
  }

  /** What happened in as few words as there are for it, or else in all of them. Whose turn it was is said
   * before it; of what befell another, `.other` says whom. */
  short(events: readonly Event[], by = actorOf(events)): string {
    const brief = events.filter(({ kind }) => this.has(`short-${kind}`));
    const said = brief.map(({ kind, args = {} }) => {
      const other = args.seat !== undefined && args.seat !== by;
      return this.tell({ key: `short-${kind}`, args }, other ? 'other' : undefined);
    });
    return said.join(', ') || events.map((event) => this.event(event)).join(' ');
  }

  refusal(code: string, args: Args): string {
    return this.tell({ key: `error-${code}`, args });
  }

  /** The words of a move; of a game that has no folder here, what the move would do. */
  move(choice: Choice): string {
    const read = this.readMove?.(choice.move);
    if (read && this.has(`move-${read.kind}`))
      return this.tell({ key: `move-${read.kind}`, args: read.args });
    return choice.move;
  }

  name(seat: Seat): string {
    return (seat === this.you ? this.self : null) ?? this.names[seat] ?? `${seat}`;
  }
}

function patternOf(bundle: FluentBundle, key: string, attribute?: string) {
  const message = bundle.getMessage(key);
  if (!message) return null;
  return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
}

/** A number as it is printed. */
export const printed = (number: number): string => String(number).replace(HYPHEN, '$1−');
