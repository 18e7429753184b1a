import { readdirSync } from 'node:fs';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The rooms, each knowing those below it and none above; what stands in one row do not know each other. */
const LAYERS = [['pages'], ['table'], ['games', 'boxes'], ['parts'], ['lib']];
const BOXES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** No import from these folders. A folder is found by `import.meta.glob`, or not at all. */
const restricted = (files, folders, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `^(\\.\\.?/)+(${folders.join('|')})(/|$)`, message }] },
    ],
  },
});

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
const strangers = BOXES.map((box) =>
  restricted(
    [`src/games/${box}/**`],
    ['pages', 'table', 'boxes', ...BOXES.filter((other) => other !== box)],
    'A box knows the rooms below games, and no other box.',
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
