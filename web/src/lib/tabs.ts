/** The tab to which an arrow key leads, round and round; null: it was another key. */
export function steered<Tab>({ key }: KeyboardEvent, tabs: readonly Tab[], open: Tab): Tab | null {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return by ? tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length]! : null;
}
