import { and, count, eq, sql } from 'drizzle-orm';
import { listedAtMost } from '../../shared/domain/lists.ts';
import type { Queryable } from '../db/database.ts';
import { releases } from '../db/schema/catalogue.ts';
import { releaseNotifications } from '../db/schema/collecting.ts';
import { inOrder, isAfterCursor, keyOf, newestFirst, rowsToRead, toPage } from './keyset.ts';
import {
  type LoadedRelease,
  loadReleases,
  type ReleaseFilter,
  releaseCondition,
} from './list-releases.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

export type NotificationRow = typeof releaseNotifications.$inferSelect;
export type LoadedNotification = {
  readonly notification: NotificationRow;
  readonly release: LoadedRelease;
};

const newest = newestFirst(releaseNotifications.id);

/** One page of the releases that a user wants to be reminded of, newest request first. */
export async function listReleaseNotifications(
  db: Queryable,
  filter: { readonly userId: number; readonly release: ReleaseFilter },
  page: PageRequest,
): Promise<Page<LoadedNotification>> {
  const where = and(
    eq(releaseNotifications.userId, filter.userId),
    releaseCondition(filter.release),
  );
  const rows = await db
    .select({ notification: releaseNotifications, release: releases, key: keyOf(newest) })
    .from(releaseNotifications)
    .innerJoin(releases, eq(releases.id, releaseNotifications.releaseId))
    .where(and(where, isAfterCursor(newest, page.after)))
    .orderBy(...inOrder(newest))
    .limit(rowsToRead(page))
    .offset(offsetOf(page));
  const cut = toPage(rows, page, newest, ({ notification }) => notification.id);
  const listed = db
    .select({ one: sql`1`.as('one') })
    .from(releaseNotifications)
    .innerJoin(releases, eq(releases.id, releaseNotifications.releaseId))
    .where(where)
    .limit(listedAtMost)
    .as('listed');
  const [counted] = await db.select({ total: count() }).from(listed);
  const loaded = await loadReleases(
    db,
    cut.page.map(({ release }) => release),
  );
  const notifications = cut.page.flatMap(({ notification }, index) => {
    const release = loaded[index];
    return release ? [{ notification, release }] : [];
  });
  return { rows: notifications, total: counted?.total ?? 0, next: cut.next };
}
