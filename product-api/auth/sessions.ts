import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { sessions, users } from '../db/schema/people.ts';
import { refused } from '../errors.ts';
import type { SigningKey } from './signing-keys.ts';
import { signToken } from './tokens.ts';

const lifetime = 30 * 86_400_000;

/** Opens a session and returns its bearer token. Throws 'auth.blocked'. */
export async function openSession(
  db: Queryable,
  input: { readonly userId: number; readonly key: SigningKey; readonly now: Date },
): Promise<string> {
  const { userId, key, now } = input;
  const [user] = await db
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (user && user.blockedAt !== null) throw refused('auth.blocked');
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(sessions).values({ id: sessionId, userId, createdAt: now, expiresAt });
  return signToken({ userId, sessionId }, key, { issuedAt: now, expiresAt });
}

/** Device and place are shown for open sessions only. */
const ended = (now: Date) => ({ revokedAt: now, device: null, country: null });

/** Ends all sessions of a user, except this one if it is given. */
export async function revokeSessions(
  db: Queryable,
  userId: number,
  now: Date,
  exceptId?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set(ended(now))
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
}

/** Ends one session; with a user, only if it is theirs. Returns whether it was open. */
export async function revokeSession(
  db: Queryable,
  sessionId: string,
  now: Date,
  userId?: number,
): Promise<boolean> {
  const revoked = await db
    .update(sessions)
    .set(ended(now))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        userId === undefined ? undefined : eq(sessions.userId, userId),
      ),
    )
    .returning({ id: sessions.id });
  return revoked.length > 0;
}

export type SeenAt = { readonly device: string | null; readonly country: string | null };

/** Milliseconds between two notes of a session's use: one write, whatever it is used for. */
export const seenEvery = 10 * 60_000;

/** Notes when, with what and from where a session is used. */
export async function noteSession(
  db: Queryable,
  sessionId: string,
  { device, country }: SeenAt,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, device, country })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}
