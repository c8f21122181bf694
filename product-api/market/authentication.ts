import { and, desc, eq, inArray, isNotNull, max } from 'drizzle-orm';
import { runningAsks } from '../../shared/domain/ask-status.ts';
import type { Transaction } from '../db/database.ts';
import { asks, orderEvents, orders } from '../db/schema/market.ts';
import type { AskRow } from './rows.ts';

type Seller = Pick<AskRow, 'userId' | 'editionId'>;

/**
 * When this seller's documents for the edition were approved; null: never, or a work of theirs
 * failed authentication since.
 */
export async function findAuthenticationDate(
  tx: Transaction,
  seller: Seller,
): Promise<Date | null> {
  const [approved] = await tx
    .select({ at: asks.authenticatedAt })
    .from(asks)
    .where(
      and(
        eq(asks.userId, seller.userId),
        eq(asks.editionId, seller.editionId),
        inArray(asks.status, [...runningAsks, 'Done']),
        isNotNull(asks.authenticatedAt),
      ),
    )
    .orderBy(desc(asks.authenticatedAt))
    .limit(1);
  if (!approved?.at) return null;
  const failedAt = await findLastFailure(tx, seller);
  return failedAt !== null && failedAt >= approved.at ? null : approved.at;
}

async function findLastFailure(tx: Transaction, seller: Seller): Promise<Date | null> {
  const [last] = await tx
    .select({ at: max(orderEvents.at) })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(
      and(
        eq(orders.editionId, seller.editionId),
        eq(orders.sellerId, seller.userId),
        eq(orderEvents.status, 'AuthenticationFailed'),
      ),
    );
  return last?.at ?? null;
}
