import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { releases } from '../db/schema/catalogue.ts';
import { releaseNotifications } from '../db/schema/collecting.ts';
import {
  type LoadedRelease,
  loadReleases,
  type ReleaseFilter,
  releaseCondition,
} from './list-releases.ts';
import { offsetOf, type PageRequest } from './page.ts';

export type NotificationRow = typeof releaseNotifications.$inferSelect;
export type LoadedNotification = {
  readonly notification: NotificationRow;
  readonly release: LoadedRelease;
};

/** One page of the releases that a person wants to be reminded of, newest request first. */
export async function listReleaseNotifications(
  db: Queryable,
  filter: { readonly userId: number; readonly release: ReleaseFilter },
  page: PageRequest,
): Promise<{ notifications: LoadedNotification[]; total: number }> {
  const where = and(
    eq(releaseNotifications.userId, filter.userId),
    releaseCondition(filter.release),
  );
  const rows = await db
    .select({ notification: releaseNotifications, release: releases })
    .from(releaseNotifications)
    .innerJoin(releases, eq(releases.id, releaseNotifications.releaseId))
    .where(where)
    .orderBy(desc(releaseNotifications.id))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  const [counted] = await db
    .select({ total: count() })
    .from(releaseNotifications)
    .innerJoin(releases, eq(releases.id, releaseNotifications.releaseId))
    .where(where);
  const loaded = await loadReleases(
    db,
    rows.map(({ release }) => release),
  );
  const notifications = rows.flatMap(({ notification }, index) => {
    const release = loaded[index];
    return release ? [{ notification, release }] : [];
  });
  return { notifications, total: counted?.total ?? 0 };
}
