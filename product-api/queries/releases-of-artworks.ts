import { and, asc, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { releases } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import { type LoadedRelease, loadReleases } from './list-releases.ts';

/** Upcoming and open releases of these works, the soonest first, unscheduled last. */
export async function runningReleasesOf(
  db: Queryable,
  artworkIds: readonly number[],
  now: Date,
): Promise<LoadedRelease[]> {
  const rows = await db
    .select()
    .from(releases)
    .where(
      and(
        isAnyOf(releases.artworkId, artworkIds),
        isNull(releases.takenDownAt),
        or(isNull(releases.startsAt), gte(releases.startsAt, now), gt(releases.endsAt, now)),
      ),
    )
    .orderBy(sql`${releases.startsAt} asc nulls last`, asc(releases.id));
  return rows.length === 0 ? [] : loadReleases(db, rows);
}
