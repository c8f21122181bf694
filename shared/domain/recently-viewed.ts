/** The most artworks that a guest's browser keeps; specification section 9. */
export const maxViews = 20;

/** Adds an id as the newest: without duplicates, up to the limit. */
export function withView(ids: readonly number[], id: number): readonly number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxViews);
}
