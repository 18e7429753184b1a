/** The words that are spoken now: the language of this person, and the box that lies open. */
import { language as chosen } from './prefs.svelte';
import { bundleOf, LANGUAGES, Speech } from './words';

const house = import.meta.glob<string>('../../../src/ludotheque/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const client = import.meta.glob<string>('../../../src/ludotheque/words/web/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('../../../src/ludotheque/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const boards = import.meta.glob<string>('../games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const WORDS = '../../../src/ludotheque';

/** The files that speak a language, the most general first; those that are there. */
function files(language: string, box: string | null): (() => Promise<string>)[] {
  const found = [
    house[`${WORDS}/words/${language}.ftl`],
    client[`${WORDS}/words/web/${language}.ftl`],
    box === null ? undefined : games[`${WORDS}/games/${box}/words/${language}.ftl`],
    box === null ? undefined : boards[`../games/${box}/words/${language}.ftl`],
  ];
  return found.filter((file) => file !== undefined);
}

/** The languages that the client has words in. */
export const spokenHere = LANGUAGES.filter((one) => `${WORDS}/words/web/${one}.ftl` in client);

/** The first of a browser's languages that we speak. */
export function preferred(wanted: readonly string[], spoken: readonly string[]): string {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]!);
  return codes.find((code) => spoken.includes(code)) ?? 'en';
}

async function load(language: string, box: string | null): Promise<Speech> {
  const order = language === 'en' ? ['en'] : [language, 'en'];
  const bundles = await Promise.all(
    order.map(async (one) =>
      bundleOf(one, await Promise.all(files(one, box).map((file) => file()))),
    ),
  );
  return new Speech(language, bundles);
}

class Spoken {
  speech = $state.raw(new Speech('en', []));
  ready = $state(false);
  /** The box that lies open: its words are loaded too. */
  box = $state<string | null>(null);

  get language(): string {
    const kept = chosen.value;
    return kept && (spokenHere as readonly string[]).includes(kept)
      ? kept
      : preferred(navigator.languages, spokenHere);
  }

  /** Load what is needed now; an answer that comes too late is thrown away. */
  async load(): Promise<void> {
    const { language, box } = this;
    const speech = await load(language, box);
    if (language !== this.language || box !== this.box) return;
    this.speech = speech;
    this.loaded = box;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** The box whose words are there. */
  loaded = $state<string | null>(null);
}

export const spoken = new Spoken();

/** Say it, in this person's language. */
export function say(key: string, args: Record<string, unknown> = {}): string {
  return spoken.speech.say(key, args);
}
