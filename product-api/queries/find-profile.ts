import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { profiles } from '../db/schema/people.ts';

export type ProfileRow = typeof profiles.$inferSelect;

/** A profile's id is its user's. */
export async function findProfile(db: Queryable, userId: number): Promise<ProfileRow | null> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return profile ?? null;
}
