/** The games' folders and what is in their boxes, found where they lie. */
import type { Component } from 'svelte';
import type { GameFolder } from './game';

const folders = import.meta.glob<{ default: GameFolder }>('../games/*/index.ts');
const contents = import.meta.glob<{ default: Component }>('../boxes/*/Contents.svelte');

/** How a game is played on the screen; null: with the list of moves alone. */
export async function folderOf(box: string): Promise<GameFolder | null> {
  return (await folders[`../games/${box}/index.ts`]?.())?.default ?? null;
}

export async function contentsOf(box: string): Promise<Component | null> {
  return (await contents[`../boxes/${box}/Contents.svelte`]?.())?.default ?? null;
}
