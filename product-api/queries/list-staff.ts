import { asc, eq, sql } from 'drizzle-orm';
import { hasFactor } from '../auth/staff.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { staff } from '../db/schema/staff.ts';

/** Everybody with a role, by e-mail. */
export function listStaff(db: Queryable) {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      roles: staff.roles,
      hasFactor,
      since: staff.since,
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(sql`cardinality(${staff.roles}) > 0`)
    .orderBy(asc(users.email));
}
