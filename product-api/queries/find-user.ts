import { and, eq, ne, or, sql } from 'drizzle-orm';
import { normalizeEmail } from '../../shared/domain/email.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { type UserRow, users } from '../db/schema/people.ts';

export async function findUser(db: Queryable, id: number): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(hasEmail(email));
  return user ?? null;
}

/** By e-mail address or username; the address takes precedence. */
export async function findUserByIdentifier(
  db: Queryable,
  identifier: string,
): Promise<UserRow | null> {
  const byEmail = hasEmail(identifier);
  const [user] = await db
    .select()
    .from(users)
    .where(or(byEmail, sql`lower(${users.username}) = lower(${identifier})`))
    .orderBy(sql`${byEmail} desc`)
    .limit(1);
  return user ?? null;
}

/** Locks the name until the transaction ends, so that of two accounts one gets it. */
export async function isUsernameTaken(
  tx: Transaction,
  username: string,
  userId: number,
): Promise<boolean> {
  const name = username.toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`username:${name}`}, 0))`);
  const isHeld = and(sql`lower(${users.username}) = ${name}`, ne(users.id, userId));
  return (await tx.$count(users, isHeld)) > 0;
}

function hasEmail(email: string) {
  return sql<boolean>`lower(${users.email}) = ${normalizeEmail(email)}`;
}
