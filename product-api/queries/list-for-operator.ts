import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { releases } from '../db/schema/catalogue.ts';
import { submissionFiles, submissions } from '../db/schema/collecting.ts';
import { users } from '../db/schema/people.ts';
import { raffleDraws, raffleEntries } from '../db/schema/raffles.ts';
import { readSeedHashes } from './read-raffle.ts';

/** The most rows that an operator gets. */
const atMost = 500;

/**
 * Releases that are over, the latest first; or those that are upcoming, open, unscheduled or out of
 * the calendar, the next one first.
 */
export function listReleasesForOperator(db: Queryable, now: Date, scope: 'coming' | 'past') {
  const isComing = or(
    isNull(releases.startsAt),
    gte(releases.startsAt, now),
    gte(releases.endsAt, now),
    isNotNull(releases.takenDownAt),
  );
  const isOver = and(
    lt(sql`coalesce(${releases.endsAt}, ${releases.startsAt})`, now),
    isNull(releases.takenDownAt),
  );
  return db
    .select({
      id: releases.id,
      name: releases.name,
      kind: releases.kind,
      startsAt: releases.startsAt,
      endsAt: releases.endsAt,
      takenDownAt: releases.takenDownAt,
    })
    .from(releases)
    .where(scope === 'past' ? isOver : isComing)
    .orderBy(scope === 'past' ? desc(releases.startsAt) : asc(releases.startsAt), asc(releases.id))
    .limit(atMost);
}

/** Includes releases that are taken down. */
export async function findReleaseKind(db: Queryable, id: number) {
  const [release] = await db
    .select({ kind: releases.kind })
    .from(releases)
    .where(eq(releases.id, id));
  return release?.kind ?? null;
}

/** A raffle's entries, by rank or by time of entering; null: unknown release. */
export async function findRaffle(db: Queryable, releaseId: number) {
  const [release] = await db
    .select({ id: releases.id, name: releases.name, kind: releases.kind, endsAt: releases.endsAt })
    .from(releases)
    .where(eq(releases.id, releaseId));
  if (!release) return null;
  const [draw] = await db.select().from(raffleDraws).where(eq(raffleDraws.releaseId, releaseId));
  const entries = await db
    .select({
      id: raffleEntries.id,
      person: users.email,
      enteredAt: raffleEntries.createdAt,
      rank: raffleEntries.rank,
      buyBy: raffleEntries.buyBy,
    })
    .from(raffleEntries)
    .innerJoin(users, eq(users.id, raffleEntries.userId))
    .where(eq(raffleEntries.releaseId, releaseId))
    .orderBy(asc(raffleEntries.rank), asc(raffleEntries.id));
  const [seed] = await readSeedHashes(db, [releaseId]);
  return { release, draw: draw ?? null, seedHash: seed?.hash ?? null, entries };
}

/** Undecided submissions, the longest waiting first. */
export function listPendingSubmissions(db: Queryable) {
  return db
    .select({
      id: submissions.id,
      kind: submissions.kind,
      fields: submissions.fields,
      person: users.email,
      files: count(submissionFiles.id),
      createdAt: submissions.createdAt,
    })
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .leftJoin(submissionFiles, eq(submissionFiles.submissionId, submissions.id))
    .where(eq(submissions.status, 'Pending'))
    .groupBy(submissions.id, users.email)
    .orderBy(asc(submissions.id))
    .limit(atMost);
}

export async function findSubmission(db: Queryable, id: number) {
  const [row] = await db
    .select({ submission: submissions, person: users.email })
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .where(eq(submissions.id, id));
  if (!row) return null;
  const files = await db
    .select({ id: submissionFiles.id, name: submissionFiles.name, type: submissionFiles.type })
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, id))
    .orderBy(asc(submissionFiles.name));
  return { ...row.submission, person: row.person, files };
}

/** A user's own entries, newest first. */
export function listOwnEntries(db: Queryable, userId: number, releaseId: number | undefined) {
  return db
    .select()
    .from(raffleEntries)
    .where(
      and(
        eq(raffleEntries.userId, userId),
        releaseId === undefined ? undefined : eq(raffleEntries.releaseId, releaseId),
      ),
    )
    .orderBy(desc(raffleEntries.id))
    .limit(100);
}
