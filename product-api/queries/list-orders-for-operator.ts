import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ordersAtMost } from '../../shared/desk/order-words.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { ordersUnderWay } from '../../shared/domain/orders-under-way.ts';
import { titleWithEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { orderEvents, orders } from '../db/schema/orders.ts';
import { users } from '../db/schema/people.ts';
import { isAnyOf } from '../db/sql.ts';
import { findOrders } from './find-orders.ts';

const isUnderWay: ReadonlySet<OrderStatus> = new Set(ordersUnderWay);

/**
 * Orders in one status, by default those under way, the longest in their status first; or those of
 * any status that a search finds, the newest first.
 */
export async function listOrdersForOperator(
  db: Queryable,
  {
    status,
    find,
  }: { readonly status?: OrderStatus | undefined; readonly find?: string | undefined },
) {
  const text = find?.trim() || undefined;
  const found = text === undefined ? null : await findOrders(db, text);
  // Newest first: where no status leaves any out, the first ones are all that is listed.
  const candidates = status === undefined ? found?.ids.slice(0, ordersAtMost + 2) : found?.ids;
  const isQueue = found === null && (status === undefined || isUnderWay.has(status));
  const buyer = alias(users, 'buyer');
  const seller = alias(users, 'seller');
  const since = sql<Date>`(
    select max(${orderEvents.at}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
  )`.mapWith(orderEvents.at);
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      artwork: artworks.name,
      edition: editions.name,
      otherName: editions.otherName,
      buyer: buyer.email,
      seller: seller.email,
      buyerTotal: orders.buyerTotal,
      buyerCurrency: orders.buyerCurrency,
      trackingNumber: orders.trackingNumber,
      since,
      deadline: orders.deadline,
    })
    .from(orders)
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(buyer, eq(buyer.id, orders.buyerId))
    .innerJoin(seller, eq(seller.id, orders.sellerId))
    .where(
      and(
        status === undefined ? undefined : eq(orders.status, status),
        isQueue ? orders.isUnderWay : undefined,
        candidates && isAnyOf(orders.id, candidates),
      ),
    )
    .orderBy(
      ...(isQueue
        ? [asc(since), asc(orders.id)]
        : [...(found?.number == null ? [] : [desc(eq(orders.id, found.number))]), desc(orders.id)]),
    )
    .limit(ordersAtMost + 1);
  const shown = rows.slice(0, ordersAtMost);
  return {
    orders: shown.map(({ otherName, ...row }) => ({
      ...row,
      title: titleWithEdition(row.artwork, { name: row.edition, otherName }),
    })),
    isMore: rows.length > shown.length || (found?.isMore ?? false),
  };
}
