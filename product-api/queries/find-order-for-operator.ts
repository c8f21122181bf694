import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { auditEntries, orderEvents, orders } from '../db/schema/market.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { users } from '../db/schema/people.ts';

/** An order with both sides, its history, payments and audit entries; null: unknown. */
export async function findOrderForOperator(db: Queryable, id: number) {
  const buyer = alias(users, 'buyer');
  const seller = alias(users, 'seller');
  const [found] = await db
    .select({
      order: orders,
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
      actor: auditEntries.actor,
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
