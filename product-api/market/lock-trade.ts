import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { notFound } from '../errors.ts';
import { lockBook } from './book.ts';
import type { EditionRow, OrderRow } from './rows.ts';

/** Locks the order's book, then reads the order. */
export async function lockTrade(
  tx: Transaction,
  id: number,
): Promise<{ readonly edition: EditionRow; readonly order: OrderRow }> {
  const book = tx.select({ id: orders.editionId }).from(orders).where(eq(orders.id, id));
  const edition = await lockBook(tx, book);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw notFound();
  return { edition, order };
}
