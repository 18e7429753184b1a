/** No message is missing, none is unused, and every language says the same. */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const house = import.meta.glob<string>('../../src/ludotheque/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const client = import.meta.glob<string>('../../src/ludotheque/words/web/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = import.meta.glob<string>('./games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>('../../src/ludotheque/games/*/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Message = { id: string; variables: string[] };

/** The messages of a file, and which arguments each one uses. */
function messages(text: string): Message[] {
  return new FluentResource(text).body.map((entry) => ({
    id: entry.id,
    variables: [...new Set(JSON.stringify(entry).match(/"var","name":"\w+"/g))].sort(),
  }));
}

const ids = (text: string): string[] => messages(text).map(({ id }) => id);
const code = Object.values(sources).join('\n');

/** Every text in the code that may be a key; `way-${way}-more` stands for all that look like it. */
const literals = [...code.matchAll(/'([a-z][\w-]*)'|`([a-z][\w${}.()!?' -]*)`/g)].map(
  ([, plain, made]) => plain ?? made!,
);
const patterns = [...new Set(literals)].map(
  (text) =>
    new RegExp(
      `^${text
        .replace(/\$\{[^}]*\}/g, '§')
        .replace(/[^\w§-]/g, '\\$&')
        .replaceAll('§', '.+')}$`,
    ),
);
const used = (id: string): boolean => patterns.some((pattern) => pattern.test(id));

/** Keys that are spoken as they stand; what is only compared is none. */
const spoken = (text: string): string[] =>
  [...text.replace(/[!=]== '[\w-]*'/g, '').matchAll(/\b(?:say|tell)\(([^;{}]*?)[,)]/g)].flatMap(
    ([, args]) => [...args!.matchAll(/'([a-z][\w-]*)'/g)].map(([, key]) => key!),
  );

describe('the words of the client', () => {
  const english = client['../../src/ludotheque/words/web/en.ftl']!;

  it('are all used', () => {
    expect(used('no-such-message')).toBe(false);
    expect(ids(english).filter((id) => !used(id))).toEqual([]);
  });

  it('are not said twice', () => {
    expect(new Set(ids(english)).size).toBe(ids(english).length);
  });

  it('are all there', () => {
    const all = new Set(
      [house, client, games, boards].flatMap((files) => Object.values(files).flatMap(ids)),
    );
    const missing = Object.entries(sources).flatMap(([file, text]) =>
      spoken(text)
        .filter((key) => !all.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('every board', () => {
  const english = Object.entries(boards).filter(([file]) => file.endsWith('/en.ftl'));

  it.each(english)('%s has no unused message of its own', (file, text) => {
    const box = file.split('/')[2]!;
    const known = new Set(ids(games[`../../src/ludotheque/games/${box}/words/en.ftl`] ?? ''));
    const spare = ids(text).filter(
      (id) => !known.has(id) && !used(id) && !/^(ask|moves|event|move)-/.test(id),
    );
    expect(spare).toEqual([]);
  });
});

describe('every language', () => {
  const pairs = [house, client, boards].flatMap((files) =>
    Object.keys(files)
      .filter((file) => !file.endsWith('/en.ftl'))
      .map((file): [string, string, string] => [
        file,
        files[file]!,
        files[file.replace(/\w+\.ftl$/, 'en.ftl')] ?? '',
      ]),
  );

  it.skipIf(!pairs.length).each(pairs.length ? pairs : [['none', '', '']])(
    '%s has the messages and arguments of English',
    (_, text, english) => {
      const told = new Map(messages(text).map(({ id, variables }) => [id, variables.join()]));
      const meant = new Map(messages(english).map(({ id, variables }) => [id, variables.join()]));
      expect([...told.keys()].sort()).toEqual([...meant.keys()].sort());
      const fewer = [...told]
        .filter(([id, variables]) => variables !== meant.get(id))
        .map(([id]) => id);
      expect(fewer).toEqual([]);
    },
  );
});
