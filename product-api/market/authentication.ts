import { and, eq, inArray, isNotNull, max } from 'drizzle-orm';
import { runningAsks } from '../../shared/domain/ask-status.ts';
import type { Queryable } from '../db/database.ts';
import { asks } from '../db/schema/market.ts';
import { orderEvents, orders } from '../db/schema/orders.ts';
import { isAnyOf } from '../db/sql.ts';
import type { AskRow } from './rows.ts';

/**
 * When this seller's documents for the edition were approved; null: never, or a work of theirs
 * failed authentication since.
 */
export async function findAuthenticationDate(
  db: Queryable,
  { userId, editionId }: Pick<AskRow, 'userId' | 'editionId'>,
): Promise<Date | null> {
  return (await findAuthenticationDates(db, userId, [editionId])).get(editionId) ?? null;
}

/** The same for many editions, by id; without those that need a review. */
export async function findAuthenticationDates(
  db: Queryable,
  userId: number,
  editionIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (editionIds.length === 0) return new Map();
  const approvals = await db
    .select({ editionId: asks.editionId, at: max(asks.authenticatedAt) })
    .from(asks)
    .where(
      and(
        eq(asks.userId, userId),
        isAnyOf(asks.editionId, editionIds),
        inArray(asks.status, [...runningAsks, 'Done']),
        isNotNull(asks.authenticatedAt),
      ),
    )
    .groupBy(asks.editionId);
  if (approvals.length === 0) return new Map();
  const failures = await db
    .select({ editionId: orders.editionId, at: max(orderEvents.at) })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(
      and(
        isAnyOf(orders.editionId, editionIds),
        eq(orders.sellerId, userId),
        eq(orderEvents.status, 'AuthenticationFailed'),
      ),
    )
    .groupBy(orders.editionId);
  const failedAt = new Map(failures.map((one) => [one.editionId, one.at]));
  const stands = approvals.flatMap(({ editionId, at }): [number, Date][] => {
    const failed = failedAt.get(editionId) ?? null;
    return at === null || (failed !== null && failed >= at) ? [] : [[editionId, at]];
  });
  return new Map(stands);
}
