import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { staff } from '../db/schema/staff.ts';

/**
 * Whether a listing of a member of the staff is one that this person must leave to a colleague. A
 * shell has no account, so there it may be their own. Who alone decides listings decides their own
 * ones too.
 */
export async function isForColleague(
  db: Queryable,
  { sellerId, actor }: { readonly sellerId: number; readonly actor: string },
): Promise<boolean> {
  const isOwn = actor === `desk:${sellerId}`;
  if (actor.startsWith('desk:') && !isOwn) return false;
  const deciders = await db
    .select({ id: staff.userId })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(
      and(
        sql`${staff.roles} && '{authenticator,owner}'`,
        isNull(users.leftAt),
        isNull(users.blockedAt),
      ),
    );
  return deciders.length > 1 && deciders.some(({ id }) => id === sellerId);
}
