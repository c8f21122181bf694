import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { Queryable } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { pastSales } from '../db/schema/past-sales.ts';
import { isAnyOf } from '../db/sql.ts';

/** Statuses of orders that are not sales, because they fell through. */
export const unsoldStatuses: readonly OrderStatus[] = [
  'PaymentFailed',
  'NotShipped',
  'AuthenticationFailed',
  'Cancelled',
  'Returned',
];

export type Sale = {
  readonly artworkId: number;
  readonly editionId: number;
  readonly edition: string;
  readonly soldAt: Date;
  readonly price: number;
  readonly currency: 'GBP' | 'USD' | 'EUR';
  readonly priceGbp: number;
  /** Not made on this marketplace. */
  readonly isElsewhere: boolean;
};

/** Sales of these works' editions, here and elsewhere: the newest of each edition, newest first. */
export function listSales(
  db: Queryable,
  artworkIds: readonly number[],
  perEdition: number,
): Promise<Sale[]> {
  const here = db
    .select({
      soldAt: orders.createdAt,
      price: orders.price,
      currency: orders.currency,
      priceGbp: orders.priceGbp,
      isElsewhere: sql<boolean>`false`.as('is_elsewhere'),
    })
    .from(orders)
    .where(and(eq(orders.editionId, editions.id), notInArray(orders.status, [...unsoldStatuses])))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(perEdition);
  const elsewhere = db
    .select({
      soldAt: pastSales.soldAt,
      price: pastSales.price,
      currency: pastSales.currency,
      priceGbp: pastSales.priceGbp,
      isElsewhere: sql<boolean>`true`.as('is_elsewhere'),
    })
    .from(pastSales)
    .where(and(eq(pastSales.editionId, editions.id), eq(pastSales.isWithdrawn, false)))
    .orderBy(desc(pastSales.soldAt), desc(pastSales.id))
    .limit(perEdition);
  const sale = unionAll(here, elsewhere).orderBy(sql`1 desc`).limit(perEdition).as('sale');
  return db
    .select({
      artworkId: editions.artworkId,
      editionId: editions.id,
      edition: editions.name,
      soldAt: sale.soldAt,
      price: sale.price,
      currency: sale.currency,
      priceGbp: sale.priceGbp,
      isElsewhere: sale.isElsewhere,
    })
    .from(editions)
    .innerJoinLateral(sale, sql`true`)
    .where(isAnyOf(editions.artworkId, artworkIds))
    .orderBy(desc(sale.soldAt));
}
