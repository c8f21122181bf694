/** More pages than this at once would be a wall of calls: an address cannot ask for them. */
const mostPages = 100;

/** How many pages of the list are shown, from its beginning. */
export function shownPages(query: URLSearchParams): number {
  const pages = Number(query.get('page') ?? '1');
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, mostPages) : 1;
}
