/** The covers of all boxes, for the shelf. */
import type { Component } from 'svelte';

const found = import.meta.glob<Component>('../boxes/*/Cover.svelte', {
  eager: true,
  import: 'default',
});

export function coverOf(box: string): Component | null {
  return found[`../boxes/${box}/Cover.svelte`] ?? null;
}
