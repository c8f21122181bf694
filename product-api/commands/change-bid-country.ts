import { eq } from 'drizzle-orm';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import { regionOfCountry } from '../../shared/domain/regions.ts';
import { asks, bids } from '../db/schema/market.ts';
import { conflict, invalid } from '../errors.ts';
import { isLive } from '../market/book.ts';
import type { CommandContext } from '../market/command-context.ts';
import { buyerLinesAt } from '../market/lines.ts';
import { lockBid } from '../market/lock-order.ts';
import { priceOf } from '../market/rows.ts';
import { readTerms } from '../market/terms.ts';
import { addressOf, readTrader } from '../market/trader.ts';

/**
 * Recomputes a bid's shipping, fees and total for the buyer's new country; its price and its place
 * in the book stay. Throws a 400 unless the country is the one of the stored shipping address.
 */
export async function changeBidCountry(
  context: CommandContext,
  input: { readonly userId: number; readonly bidId: number; readonly country: string },
): Promise<void> {
  const { tx } = context;
  const { bid } = await lockBid(tx, input.bidId, input.userId);
  const isOpen = bid.status === 'Draft' || bid.status === bidInBook;
  const now = context.now();
  if (!isOpen || !isLive(bid, now)) throw conflict('trade.wrong-status');
  const shippingAddress = addressOf(await readTrader(tx, input.userId));
  if (shippingAddress.country !== input.country) {
    throw invalid([{ path: ['country'], message: 'Your shipping address is in another country' }]);
  }
  const moved = { ...bid, buyerRegion: regionOfCountry(input.country) };
  const [ask] =
    bid.lowestAskId === null
      ? []
      : await tx
          .select({ region: asks.sellerRegion })
          .from(asks)
          .where(eq(asks.id, bid.lowestAskId));
  const terms = await readTerms(tx, now);
  const lines = buyerLinesAt(priceOf(bid), moved, ask?.region ?? null, terms);
  await tx
    .update(bids)
    .set({
      buyerRegion: moved.buyerRegion,
      quotedTotal: lines.total.amount,
      ...(bid.status === bidInBook ? { shippingAddress } : {}),
    })
    .where(eq(bids.id, bid.id));
}
