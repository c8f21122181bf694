import type { AskView } from '../../../../../shared/contracts/account.ts';
import { formatDate } from '../../../lib/format/dates.ts';

/** Listings that were added by bulk upload on one day of the viewer. */
export type BulkDay = { readonly day: string; readonly askIds: readonly number[] };

/** The newest first. */
export function bulkDays(asks: readonly AskView[], timeZone?: string): readonly BulkDay[] {
  const added = asks
    .flatMap(({ id, bulkAddedAt }) => (bulkAddedAt === null ? [] : [{ id, at: bulkAddedAt }]))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const days = Map.groupBy(added, ({ at }) => formatDate(at, timeZone));
  return [...days].map(([day, list]) => ({ day, askIds: list.map(({ id }) => id) }));
}
