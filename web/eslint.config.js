import { readdirSync } from 'node:fs';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The rooms, each knowing those below it and none above; what stands in one row do not know each other. */
const LAYERS = [
  ['pages'],
  ['table'],
  ['games', 'boxes'],
  ['building'],
  ['scene'],
  ['parts'],
  ['lib'],
];
const foldersOf = (room) =>
  readdirSync(new URL(`src/${room}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** No import from these folders, nor one at leisure. A folder is found by `import.meta.glob`, or not at
 * all. */
const restricted = (files, folders, message) => {
  const regex = `^(\\.\\.?/)+(${folders.join('|')})(/|$)`;
  const selector = `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002f')}/]`;
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
      'no-restricted-syntax': ['error', { selector, message }],
    },
  };
};

const rooms = LAYERS.flatMap((row, layer) => {
  const below = LAYERS.slice(layer + 1).flat();
  const found = below.filter((room) => room === 'games' || room === 'boxes'); // never by name
  return row.map((room) =>
    restricted(
      [`src/${room}/**`],
      [...LAYERS.slice(0, layer + 1).flat(), ...found, 'App.svelte', 'main'].filter(
        (other) => other !== room,
      ),
      `${room} knows only the rooms below it, and no box by name: lib/folders.ts finds them.`,
    ),
  );
});
const strangers = ['games', 'boxes'].flatMap((room, _, both) =>
  foldersOf(room).map((box, _, boxes) =>
    restricted(
      [`src/${room}/${box}/**`],
      ['pages', 'table', ...both, ...boxes].filter((other) => other !== room && other !== box),
      'A box knows the rooms below games, and no other box.',
    ),
  ),
);

export default ts.config(
  { ignores: ['node_modules/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'svelte/no-navigation-without-resolve': 'off', // SvelteKit's
      'svelte/prefer-svelte-reactivity': 'off', // most of our maps never change
    },
  },
  ...rooms,
  ...strangers,
);
