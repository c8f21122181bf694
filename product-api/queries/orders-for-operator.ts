import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type OrderStatus,
  orderStatuses,
  orderTransitions,
} from '../../shared/domain/order-status.ts';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { auditEntries, orderEvents, orders } from '../db/schema/market.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { users } from '../db/schema/people.ts';
import { actorName } from './list-audit.ts';

/** An order with both sides, its history, payments and audit entries; null: unknown. */
export async function findOrderForOperator(db: Queryable, id: number) {
  const buyer = alias(users, 'buyer');
  const seller = alias(users, 'seller');
  const [found] = await db
    .select({
      order: orders,
      artworkId: artworks.id,
      artwork: artworks.name,
      edition: editions.name,
      buyer: buyer.email,
      seller: seller.email,
    })
    .from(orders)
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(buyer, eq(buyer.id, orders.buyerId))
    .innerJoin(seller, eq(seller.id, orders.sellerId))
    .where(eq(orders.id, id));
  if (!found) return null;
  const history = await db
    .select({ status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.position));
  const audit = await db
    .select({
      at: auditEntries.at,
      actor: actorName,
      action: auditEntries.action,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order:${id}`))
    .orderBy(asc(auditEntries.id));
  const payments = await db
    .select()
    .from(paymentTasks)
    .where(eq(paymentTasks.orderId, id))
    .orderBy(asc(paymentTasks.id));
  return { ...found, history, payments, audit };
}

const atMost = 200;
const underWay = orderStatuses.filter((status) => orderTransitions[status].length > 0);

/**
 * Orders in one status, by default those under way, or that a search finds by number, e-mail,
 * tracking number or work in any status; the longest in their status first.
 */
export function listOrdersForOperator(
  db: Queryable,
  {
    status,
    find,
  }: { readonly status?: OrderStatus | undefined; readonly find?: string | undefined },
) {
  const buyer = alias(users, 'buyer');
  const seller = alias(users, 'seller');
  const since = sql<Date>`(
    select max(${orderEvents.at}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
  )`.mapWith(orderEvents.at);
  return db
    .select({
      id: orders.id,
      status: orders.status,
      artwork: artworks.name,
      edition: editions.name,
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
        status !== undefined
          ? eq(orders.status, status)
          : find === undefined
            ? inArray(orders.status, [...underWay])
            : undefined,
        find === undefined
          ? undefined
          : or(
              /^\d{1,9}$/.test(find) ? eq(orders.id, Number(find)) : undefined,
              eq(sql`lower(${buyer.email})`, find.toLowerCase()),
              eq(sql`lower(${seller.email})`, find.toLowerCase()),
              eq(orders.trackingNumber, find),
              ilike(artworks.name, `%${find.replace(/[\\%_]/g, '\\$&')}%`),
            ),
      ),
    )
    .orderBy(asc(since), asc(orders.id))
    .limit(atMost);
}
