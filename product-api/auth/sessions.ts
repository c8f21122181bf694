import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { sessions } from '../db/schema/people.ts';
import type { SigningKey } from './signing-keys.ts';
import { signToken } from './tokens.ts';

const lifetime = 30 * 86_400_000;

/** Opens a session and returns its bearer token. */
export async function openSession(
  db: Queryable,
  input: { readonly userId: number; readonly key: SigningKey; readonly now: Date },
): Promise<string> {
  const { userId, key, now } = input;
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(sessions).values({ id: sessionId, userId, createdAt: now, expiresAt });
  return signToken({ userId, sessionId }, key, { issuedAt: now, expiresAt });
}

/** Ends all sessions of a user. */
export async function revokeSessions(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Ends one session. */
export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}
