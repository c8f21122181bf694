import { and, eq } from 'drizzle-orm';
import { releaseNotifications } from '../db/schema/collecting.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { NotificationRow } from '../queries/list-release-notifications.ts';
import { findRelease } from '../queries/list-releases.ts';

type Reminder = { readonly userId: number; readonly releaseId: number };

/**
 * Saves a reminder of a release, once however often it is called. Throws the 404 of an unknown
 * release.
 */
export async function saveReleaseNotification(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, releaseId }: Reminder,
): Promise<NotificationRow> {
  if (!(await findRelease(db, releaseId))) throw notFound();
  await db
    .insert(releaseNotifications)
    .values({ userId, releaseId, createdAt: now() })
    .onConflictDoNothing();
  const [kept] = await db
    .select()
    .from(releaseNotifications)
    .where(isReminder({ userId, releaseId }));
  if (!kept) throw notFound();
  return kept;
}

/** Throws the 404 where the user has no reminder of the release. */
export async function deleteReleaseNotification(
  { db }: Pick<Deps, 'db'>,
  reminder: Reminder,
): Promise<void> {
  const gone = await db
    .delete(releaseNotifications)
    .where(isReminder(reminder))
    .returning({ id: releaseNotifications.id });
  if (gone.length === 0) throw notFound();
}

function isReminder({ userId, releaseId }: Reminder) {
  return and(
    eq(releaseNotifications.userId, userId),
    eq(releaseNotifications.releaseId, releaseId),
  );
}
