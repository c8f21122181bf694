import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { releases } from '../db/schema/catalogue.ts';
import { releaseNotifications } from '../db/schema/collecting.ts';
import type { Deps } from '../deps.ts';
import { unsubscribeLink } from '../mail/unsubscribe-link.ts';
import { nameRelease, type ReleaseRow } from '../market/name-release.ts';
import { notify } from '../market/notify.ts';

type ReminderDeps = Pick<Deps, 'db' | 'now' | 'publicUrl' | 'signingKeys' | 'flushOutbox'>;

const day = 86_400_000;
const defaultBatch = 200;

const reminders = {
  'day-before': {
    toldAt: releaseNotifications.dayBeforeToldAt,
    reminded: (at: Date) => ({ dayBeforeToldAt: at }),
    /** Starts within a day. */
    window: (now: Date) => ({ after: now, until: new Date(now.getTime() + day) }),
    name: 'release-reminder',
  },
  opening: {
    toldAt: releaseNotifications.openingToldAt,
    reminded: (at: Date) => ({ openingToldAt: at }),
    /**
     * Started within the last day: older openings, missed while no process ran, are no longer news.
     */
    window: (now: Date) => ({ after: new Date(now.getTime() - day), until: now }),
    name: 'release-open',
  },
} as const;
type ReminderKind = keyof typeof reminders;

/**
 * Queues the reminders of a release for the day before it opens and for its opening. Rows are
 * locked, so that two processes do not remind twice. Returns how many mails.
 */
export async function remindOfReleases(
  deps: ReminderDeps,
  batchSize = defaultBatch,
): Promise<number> {
  let queued = 0;
  for (const kind of ['day-before', 'opening'] as const) {
    for (const release of await dueReleases(deps, kind)) {
      for (;;) {
        const reminded = await deps.db.transaction((tx) =>
          remindBatch(tx, deps, { kind, release, batchSize }),
        );
        queued += reminded;
        if (reminded < batchSize) break;
      }
    }
  }
  if (queued > 0) deps.flushOutbox();
  return queued;
}

function dueReleases({ db, now }: ReminderDeps, kind: ReminderKind): Promise<ReleaseRow[]> {
  const { after, until } = reminders[kind].window(now());
  return db
    .select()
    .from(releases)
    .where(
      and(
        gt(releases.startsAt, after),
        lte(releases.startsAt, until),
        isNull(releases.takenDownAt),
      ),
    )
    .orderBy(asc(releases.startsAt), asc(releases.id));
}

async function remindBatch(
  tx: Transaction,
  { now, publicUrl, signingKeys }: ReminderDeps,
  { kind, release, batchSize }: { kind: ReminderKind; release: ReleaseRow; batchSize: number },
): Promise<number> {
  const { toldAt, reminded, name } = reminders[kind];
  const waiting = await tx
    .select({ id: releaseNotifications.id, userId: releaseNotifications.userId })
    .from(releaseNotifications)
    .where(and(eq(releaseNotifications.releaseId, release.id), isNull(toldAt)))
    .orderBy(asc(releaseNotifications.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const { title, path } = await nameRelease(tx, release);
  for (const person of waiting) {
    const who = {
      userId: person.userId,
      from: { kind: 'releaseReminder', releaseId: release.id },
    } as const;
    await notify({ tx, now, publicUrl }, person.userId, {
      artworkId: release.artworkId,
      dedupeKey: `release:${kind}:${release.id}:${release.startsAt?.getTime()}:${person.userId}`,
      says: { name, fields: { title, starts: startOf(release) } },
      path,
      unsubscribeLink: await unsubscribeLink(publicUrl, signingKeys, who),
    });
    await tx
      .update(releaseNotifications)
      .set(reminded(now()))
      .where(eq(releaseNotifications.id, person.id));
  }
  return waiting.length;
}

/**
 * '14 November 2026 at 17:00 UTC', or the day in the release's own zone; the reader's zone is
 * unknown.
 */
function startOf({ kind, startsAt, timeZone }: ReleaseRow): string {
  if (!startsAt) return 'soon';
  if (kind === 'date-only') {
    const zone = timeZone ?? 'UTC';
    return `${startsAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: zone })}, ${zone}`;
  }
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${startsAt.toLocaleString('en-GB', format)} UTC`;
}
