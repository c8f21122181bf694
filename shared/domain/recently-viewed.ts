/** As many works as a guest's browser remembers; specification section 9. */
export const keptViews = 20;

/** The ids with this one looked at last: newest first, each once, no more than are kept. */
export function viewedNow(ids: readonly number[], id: number): readonly number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, keptViews);
}
