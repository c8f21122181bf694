/** Each page is a call of its own: an address can ask for this many at most. */
const maxPages = 100;

/** How many pages of the list are shown, counted from the first. */
export function shownPages(query: URLSearchParams): number {
  const pages = Number(query.get('page') ?? '1');
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, maxPages) : 1;
}
