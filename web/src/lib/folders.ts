/** The games' folders, the pictures of their rulebooks and what is in their boxes, found where they lie. */
import type { Component } from 'svelte';
import type { GameFolder } from './game';

const folders = import.meta.glob<{ default: GameFolder }>('../games/*/index.ts');
const pictures = import.meta.glob<Pictures>('../games/*/Pictures.svelte');
const inventories = import.meta.glob<{ default: Component<Inventory> }>(
  '../games/*/Inventory.svelte',
);
const rooms = import.meta.glob<{ default: Component<Practice> }>('../games/*/Practice.svelte');
const contents = import.meta.glob<{ default: Component }>('../boxes/*/Contents.svelte');

/** What a rulebook shows beside its words, drawn as on the board. */
export interface Pictures {
  default: Component<{ place: string }>;
  /** The places in the rulebook that have one. */
  PLACES: readonly string[];
}

/** All that is in a box, piece by piece, to be looked at from near; in the words of the box. */
export interface Inventory {
  say(key: string, args?: Readonly<Record<string, unknown>>): string;
}

/** Where something of a box is practised alone; the folder says what one begins with. */
export interface Practice extends Inventory {
  what: string;
  still: boolean;
  dark: boolean;
}

/** How a game is played on the screen; null: with the list of moves alone. */
export async function folderOf(box: string): Promise<GameFolder | null> {
  return (await folders[`../games/${box}/index.ts`]?.())?.default ?? null;
}

export async function picturesOf(box: string): Promise<Pictures | null> {
  return (await pictures[`../games/${box}/Pictures.svelte`]?.()) ?? null;
}

/** Whether there is one; it is fetched when somebody wants to see it. */
export const inventoryOf = (box: string): (() => Promise<Component<Inventory>>) | null => {
  const found = inventories[`../games/${box}/Inventory.svelte`];
  return found ? async () => (await found()).default : null;
};

/** Whether there is one; it is fetched when somebody goes there. */
export const practiceOf = (box: string): (() => Promise<Component<Practice>>) | null => {
  const found = rooms[`../games/${box}/Practice.svelte`];
  return found ? async () => (await found()).default : null;
};

export async function contentsOf(box: string): Promise<Component | null> {
  return (await contents[`../boxes/${box}/Contents.svelte`]?.())?.default ?? null;
}
