import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { askInBook, runningAsks } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { notFound } from '../errors.ts';
import type { AskRow, BidRow, EditionRow } from './rows.ts';

export type BookQuery = {
  readonly editionId: number;
  readonly now: Date;
  /** Leaves out this user's orders: a user cannot trade with themself. */
  readonly notUser?: number | undefined;
  /** Leaves out the order that is being edited. */
  readonly notId?: number | undefined;
};

/**
 * Locks a book, which is its edition's row. Commands lock in this order, so that they cannot
 * deadlock: edition, asks and bids, artwork. Foreign keys to the edition do not wait for this lock.
 * `book` is a query for the edition's id; throws the 404 where there is none.
 */
export async function lockBook(tx: Transaction, book: SQLWrapper): Promise<EditionRow> {
  const [edition] = await tx
    .select()
    .from(editions)
    .where(eq(editions.id, sql`(${book})`))
    .for('no key update');
  if (!edition) throw notFound();
  return edition;
}

/** The first ask in price-time priority: lowest price, then earliest. */
export async function bestAsk(db: Queryable, query: BookQuery): Promise<AskRow | null> {
  const [ask] = await db
    .select()
    .from(asks)
    .where(isAskIn(query))
    .orderBy(...askOrder)
    .limit(1);
  return ask ?? null;
}

/** The first bid in price-time priority: highest price, then earliest. */
export async function bestBid(db: Queryable, query: BookQuery): Promise<BidRow | null> {
  const [bid] = await db
    .select()
    .from(bids)
    .where(isBidIn(query))
    .orderBy(...bidOrder)
    .limit(1);
  return bid ?? null;
}

/** SQL for the id of that ask; null where there is none. */
export function bestAskId(db: Queryable, query: BookQuery): SQL {
  const { id } = asks;
  return sql`(${db
    .select({ id })
    .from(asks)
    .where(isAskIn(query))
    .orderBy(...askOrder)
    .limit(1)})`;
}

export function bestBidId(db: Queryable, query: BookQuery): SQL {
  const { id } = bids;
  return sql`(${db
    .select({ id })
    .from(bids)
    .where(isBidIn(query))
    .orderBy(...bidOrder)
    .limit(1)})`;
}

/**
 * A user's own lowest ask, including those that wait for approval or are paused and may enter the
 * book any moment.
 */
export async function lowestOwnAsk(
  tx: Transaction,
  editionId: number,
  userId: number,
  now: Date,
): Promise<AskRow | null> {
  const [ask] = await tx
    .select()
    .from(asks)
    .where(
      and(
        eq(asks.editionId, editionId),
        eq(asks.userId, userId),
        inArray(asks.status, [...runningAsks, 'PendingAuthentication']),
        isLiveIn(asks.expiresAt, now),
      ),
    )
    .orderBy(asc(asks.priceGbp))
    .limit(1);
  return ask ?? null;
}

/** Price-time priority of asks. */
export const askOrder = [asc(asks.priceGbp), asc(asks.placedAt), asc(asks.id)];
/**
 * Price-time priority of bids. Matches the index: plain `desc` puts nulls first and would sort the
 * whole book.
 */
export const bidOrder = [sql`${bids.priceGbp} desc nulls last`, asc(bids.placedAt), asc(bids.id)];

function isAskIn(query: BookQuery): SQL | undefined {
  return and(
    eq(asks.editionId, query.editionId),
    eq(asks.status, askInBook),
    isLiveIn(asks.expiresAt, query.now),
    query.notUser === undefined ? undefined : ne(asks.userId, query.notUser),
    query.notId === undefined ? undefined : ne(asks.id, query.notId),
  );
}

function isBidIn(query: BookQuery): SQL | undefined {
  return and(
    eq(bids.editionId, query.editionId),
    eq(bids.status, bidInBook),
    isLiveIn(bids.expiresAt, query.now),
    query.notUser === undefined ? undefined : ne(bids.userId, query.notUser),
    query.notId === undefined ? undefined : ne(bids.id, query.notId),
  );
}

/** False once an order has expired, whether or not it is marked Expired yet. */
export function isLive(order: Pick<AskRow, 'expiresAt'>, now: Date): boolean {
  return order.expiresAt === null || order.expiresAt > now;
}

/** `isLive` in SQL, for the column `expiresAt`. */
export function isLiveIn(expiresAt: PgColumn, now: Date): SQL | undefined {
  return or(isNull(expiresAt), gt(expiresAt, now));
}
