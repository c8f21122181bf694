import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { asks, bids } from '../db/schema/market.ts';
import { notFound } from '../errors.ts';
import { lockBook } from './book.ts';
import type { AskRow, BidRow, EditionRow } from './rows.ts';

export type LockedAsk = { readonly edition: EditionRow; readonly ask: AskRow };
export type LockedBid = { readonly edition: EditionRow; readonly bid: BidRow };

/**
 * Locks the ask's book, then reads the ask. With `userId`, another user's ask throws the same 404
 * as an unknown one.
 */
export async function lockAsk(tx: Transaction, id: number, userId?: number): Promise<LockedAsk> {
  const wanted = and(eq(asks.id, id), userId === undefined ? undefined : eq(asks.userId, userId));
  const book = tx.select({ id: asks.editionId }).from(asks).where(wanted);
  const edition = await lockBook(tx, book);
  const [ask] = await tx.select().from(asks).where(wanted).for('no key update');
  if (!ask) throw notFound();
  return { edition, ask };
}

export async function lockBid(tx: Transaction, id: number, userId?: number): Promise<LockedBid> {
  const wanted = and(eq(bids.id, id), userId === undefined ? undefined : eq(bids.userId, userId));
  const book = tx.select({ id: bids.editionId }).from(bids).where(wanted);
  const edition = await lockBook(tx, book);
  const [bid] = await tx.select().from(bids).where(wanted).for('no key update');
  if (!bid) throw notFound();
  return { edition, bid };
}
