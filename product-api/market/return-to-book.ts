import { isAway } from './away.ts';
import { isLive } from './book.ts';
import type { CommandContext } from './command-context.ts';
import { buyerLinesAt, sellerLinesAt } from './lines.ts';
import { makeTrade } from './make-trade.ts';
import { matchAsk, matchBid } from './match.ts';
import { moveAsk, moveBid } from './move.ts';
import { meetsQuotedPayout, meetsQuotedTotal } from './quotes.ts';
import { mayBuy } from './require-purchase.ts';
import { type AskRow, type BidRow, type EditionRow, priceOf } from './rows.ts';
import type { Terms } from './terms.ts';

type Returning = {
  readonly edition: EditionRow;
  readonly terms: Terms;
  readonly now: Date;
};

/**
 * Puts an ask back into the book after its buyer failed to pay or its seller was away, with its
 * price, placing time and expiry; it stays out while its seller is away. If it now meets a bid it
 * trades again; if it would cross the book without meeting its quote it is voided; if its time is
 * over it expires. The caller refreshes the best prices.
 */
export async function returnAsk(
  context: CommandContext,
  ask: AskRow,
  { edition, terms, now }: Returning,
): Promise<AskRow['status']> {
  const { tx } = context;
  const back = await moveAsk(tx, ask, 'Approved');
  if (!isLive(back, now)) return (await moveAsk(tx, back, 'Expired')).status;
  if (await isAway(tx, back.userId, now)) return (await moveAsk(tx, back, 'Paused')).status;
  const match = await matchAsk(tx, back, now);
  if (match.kind === 'rest') return back.status;
  if (match.kind === 'trade') {
    const bid = match.counterpart;
    if (meetsQuotedPayout(back, sellerLinesAt(priceOf(bid), back, terms))) {
      await makeTrade(context, { edition, ask: back, bid, resting: 'bid', terms, now });
      return 'Done';
    }
  }
  return (await moveAsk(tx, back, 'Voided')).status;
}

/** The same for a bid whose seller failed to deliver; without a card it is voided. */
export async function returnBid(
  context: CommandContext,
  bid: BidRow,
  { edition, terms, now }: Returning,
): Promise<BidRow['status']> {
  const { tx } = context;
  const back = await moveBid(tx, bid, 'Approved');
  if (!isLive(back, now)) return (await moveBid(tx, back, 'Expired')).status;
  if (!(await mayBuy(context, bid.userId))) return (await moveBid(tx, back, 'Voided')).status;
  const match = await matchBid(tx, back, now);
  if (match.kind === 'rest') return back.status;
  if (match.kind === 'trade') {
    const ask = match.counterpart;
    if (meetsQuotedTotal(back, buyerLinesAt(priceOf(ask), back, ask.sellerRegion, terms))) {
      await makeTrade(context, { edition, bid: back, ask, resting: 'ask', terms, now });
      return 'Done';
    }
  }
  return (await moveBid(tx, back, 'Voided')).status;
}
