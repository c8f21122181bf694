import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import type { ReleaseScope } from '../../../../../shared/domain/releases.ts';

/** Each page is a call of its own: an address can ask for this many at most. */
const maxPages = 100;

/** How many pages of each part are shown, counted from the first. */
export type CalendarPages = Readonly<Record<ReleaseScope, number>>;

export function readCalendarPages(query: URLSearchParams): CalendarPages {
  const read = (name: ReleaseScope) => {
    const pages = Number(query.get(name) ?? '1');
    return Number.isInteger(pages) && pages > 0 ? Math.min(pages, maxPages) : 1;
  };
  return { upcoming: read('upcoming'), past: read('past'), unscheduled: read('unscheduled') };
}

/** The calendar's address with another number of pages of one part. */
export function calendarAddress(pages: CalendarPages, scope: ReleaseScope, count: number): string {
  const query = new URLSearchParams();
  for (const [name, shown] of Object.entries({ ...pages, [scope]: count })) {
    if (shown > 1) query.set(name, String(shown));
  }
  return query.size === 0 ? clientRoutes.releases : `${clientRoutes.releases}?${query}`;
}
