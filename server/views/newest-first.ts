/** By ISO 8601 instants, the latest first; for the same instant the higher id first. */
export function newestFirst<Item extends { readonly id: number }>(
  items: readonly Item[],
  instantOf: (item: Item) => string,
): Item[] {
  return items.toSorted(
    (a, b) => Date.parse(instantOf(b)) - Date.parse(instantOf(a)) || b.id - a.id,
  );
}
