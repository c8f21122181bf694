import { eq, or, sql } from 'drizzle-orm';
import { normalizeEmail } from '../../shared/domain/email.ts';
import type { Queryable } from '../db/database.ts';
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

function hasEmail(email: string) {
  return sql<boolean>`lower(${users.email}) = ${normalizeEmail(email)}`;
}
