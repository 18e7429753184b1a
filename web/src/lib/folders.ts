/** The games' folders, the pictures of their rulebooks and what is in their boxes, found where they lie. */
import type { Component } from 'svelte';
import type { GameFolder } from './game';

const folders = import.meta.glob<{ default: GameFolder }>('../games/*/index.ts');
const pictures = import.meta.glob<Pictures>('../games/*/Pictures.svelte');
const contents = import.meta.glob<{ default: Component }>('../boxes/*/Contents.svelte');

/** What a rulebook shows beside its words, drawn as on the board. */
export interface Pictures {
  default: Component<{ place: string }>;
  /** The places in the rulebook that have one. */
  PLACES: readonly string[];
}

/** How a game is played on the screen; null: with the list of moves alone. */
export async function folderOf(box: string): Promise<GameFolder | null> {
  return (await folders[`../games/${box}/index.ts`]?.())?.default ?? null;
}

export async function picturesOf(box: string): Promise<Pictures | null> {
  return (await pictures[`../games/${box}/Pictures.svelte`]?.()) ?? null;
}

export async function contentsOf(box: string): Promise<Component | null> {
  return (await contents[`../boxes/${box}/Contents.svelte`]?.())?.default ?? null;
}
