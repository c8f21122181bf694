import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { featureFlagPeople, featureFlags, users } from '../db/schema/people.ts';

/** The flags as they are for a person; null: for a visitor. */
export function listFlags(db: Queryable, userId: number | null) {
  const isOwn = and(
    eq(featureFlagPeople.flag, featureFlags.name),
    eq(featureFlagPeople.userId, userId ?? 0),
  );
  return db
    .select({
      name: featureFlags.name,
      enabled: sql<boolean>`coalesce(${featureFlagPeople.enabled}, ${featureFlags.enabled})`,
    })
    .from(featureFlags)
    .leftJoin(featureFlagPeople, isOwn)
    .orderBy(asc(featureFlags.name));
}

/** Every flag, with the people for whom it is set by name. */
export async function listFlagsForOperator(db: Queryable) {
  const flags = await db.select().from(featureFlags).orderBy(asc(featureFlags.name));
  const people = await db
    .select({
      flag: featureFlagPeople.flag,
      person: users.email,
      enabled: featureFlagPeople.enabled,
    })
    .from(featureFlagPeople)
    .innerJoin(users, eq(users.id, featureFlagPeople.userId))
    .orderBy(asc(users.email));
  return flags.map((flag) => ({
    ...flag,
    people: people
      .filter((one) => one.flag === flag.name)
      .map(({ person, enabled }) => ({ person, enabled })),
  }));
}
