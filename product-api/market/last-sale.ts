import { and, desc, eq, notInArray } from 'drizzle-orm';
import { fellThrough } from '../../shared/domain/order-status.ts';
import type { Transaction } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { pastSales } from '../db/schema/past-sales.ts';

/**
 * Stores the edition's last sale: the latest order that has not fallen through, or the latest sale
 * elsewhere. Called while its book is locked.
 */
export async function restoreLastSale(tx: Transaction, editionId: number): Promise<void> {
  const [order] = await tx
    .select({ price: orders.price, currency: orders.currency, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.editionId, editionId), notInArray(orders.status, [...fellThrough])))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  const [past] = await tx
    .select({ price: pastSales.price, currency: pastSales.currency, at: pastSales.soldAt })
    .from(pastSales)
    .where(and(eq(pastSales.editionId, editionId), eq(pastSales.isWithdrawn, false)))
    .orderBy(desc(pastSales.soldAt), desc(pastSales.id))
    .limit(1);
  const latest = order && past ? (order.at >= past.at ? order : past) : (order ?? past);
  await tx
    .update(editions)
    .set({
      lastSalePrice: latest?.price ?? null,
      lastSaleCurrency: latest?.currency ?? null,
      lastSaleAt: latest?.at ?? null,
    })
    .where(eq(editions.id, editionId));
}
