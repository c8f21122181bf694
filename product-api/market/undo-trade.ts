import { eq } from 'drizzle-orm';
import { asks, bids } from '../db/schema/market.ts';
import { refreshBestPrices } from './best-prices.ts';
import type { CommandContext } from './command-context.ts';
import type { Returned } from './describe-return.ts';
import { restoreLastSale } from './last-sale.ts';
import { returnAsk, returnBid } from './return-to-book.ts';
import type { EditionRow, OrderRow } from './rows.ts';
import { readTerms } from './terms.ts';

/**
 * Undoes the trade of an order that has just fallen through; `order` is the row before that. Before
 * payment the approved listing returns to the book, after payment the bid does. Sales and purchases
 * at once were never in the book and do not return. Answers with what came back; null: nothing.
 */
export async function undoTrade(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
  now: Date,
): Promise<Returned | null> {
  await restoreLastSale(context.tx, edition.id);
  const returned = await returnToBook(context, edition, order, now);
  await refreshBestPrices(context.tx, edition, now);
  return returned;
}

async function returnToBook(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
  now: Date,
): Promise<Returned | null> {
  const { tx } = context;
  const returning = { edition, terms: await readTerms(tx, now), now };
  if (order.status === 'AwaitingPayment') {
    const [ask] = await tx.select().from(asks).where(eq(asks.id, order.askId)).for('no key update');
    if (ask?.type !== 'ask' || !ask.authenticatedAt) return null;
    return { side: 'ask', status: await returnAsk(context, ask, returning) };
  }
  const [bid] = await tx.select().from(bids).where(eq(bids.id, order.bidId)).for('no key update');
  if (bid?.type !== 'bid') return null;
  return { side: 'bid', status: await returnBid(context, bid, returning) };
}
