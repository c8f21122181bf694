import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { sessions } from '../db/schema/people.ts';

type SessionRow = typeof sessions.$inferSelect;

/** The user's open sessions, last used first; at most 100. */
export function listSessions(db: Queryable, userId: number, now: Date): Promise<SessionRow[]> {
  const lastUsed = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt}) desc`;
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(lastUsed, sessions.id)
    .limit(100);
}
