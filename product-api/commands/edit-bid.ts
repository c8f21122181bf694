import { eq } from 'drizzle-orm';
import type { EditBidBody } from '../../shared/contracts/wire/trade-bodies.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import { money } from '../../shared/domain/money.ts';
import { priceInGbp } from '../../shared/domain/rates.ts';
import { bids } from '../db/schema/market.ts';
import { conflict, invalid, refused } from '../errors.ts';
import { refreshBestPrices } from '../market/best-prices.ts';
import { isLive } from '../market/book.ts';
import type { CommandContext } from '../market/command-context.ts';
import { expiryOf } from '../market/enter-book.ts';
import { buyerLinesAt } from '../market/lines.ts';
import { lockBid } from '../market/lock-order.ts';
import { makeTrade } from '../market/make-trade.ts';
import { matchBid } from '../market/match.ts';
import { notifyOfBid } from '../market/notify-of-book.ts';
import { assertAgreed } from '../market/quotes.ts';
import { requireBounds, requireLead } from '../market/require-price.ts';
import { requireCard, requireUnpaidLimit } from '../market/require-purchase.ts';
import { type BidRow, type EditionRow, type OrderRow, priceOf } from '../market/rows.ts';
import { readTerms, type Terms } from '../market/terms.ts';

/**
 * Edits a bid that has not ended and quotes a new total: by the fees of this moment where the buyer
 * names the total that they agree to, or else by those that they were quoted before. With a new
 * price the bid queues behind others of that price, must satisfy the lead rule against the best
 * other bid and, if it is in the book, trades at once with an ask that it now meets. Throws
 * 'trade.price-changed' where the buyer would pay another total than `expectedTotal`.
 */
export async function editBid(
  context: CommandContext,
  input: { readonly userId: number; readonly bidId: number; readonly body: EditBidBody },
): Promise<void> {
  const { body } = input;
  const { tx } = context;
  const { edition, bid } = await lockBid(tx, input.bidId, input.userId);
  const now = context.now();
  const terms = await readTerms(tx, now);
  const isEditable = bid.status === 'Draft' || bid.status === bidInBook;
  if (!isEditable || !isLive(bid, now)) throw conflict('trade.wrong-status');
  requireFitting(bid, body);
  if (bid.status === bidInBook) await requireCard(context, input.userId);

  const price = money(body.price ?? bid.price, bid.currency);
  const isRepriced = price.amount !== bid.price;
  if (isRepriced) requireBounds('bid', price, terms.rates);
  const quoted = { ...bid, feesId: body.expectedTotal ? terms.feesId : bid.feesId };
  const { total } = buyerLinesAt(price, quoted, null, terms);
  const edited: BidRow = {
    ...quoted,
    price: price.amount,
    priceGbp: isRepriced ? priceInGbp(price, terms.rates) : bid.priceGbp,
    quotedTotal: total.amount,
    expiresInDays: body.expiresInDays ?? bid.expiresInDays,
    placedAt: isRepriced ? now : bid.placedAt,
  };
  if (bid.status === bidInBook && body.expiresInDays !== undefined) {
    edited.expiresAt = expiryOf(edited, now);
  }
  const { id: _, ...changes } = edited;
  await tx.update(bids).set(changes).where(eq(bids.id, bid.id));
  const moved = { edition, bid: edited, wasGbp: bid.priceGbp, terms, now };
  const bought = isRepriced ? await reposition(context, moved) : null;
  const paid = bought ? money(bought.buyerTotal, bought.buyerCurrency) : total;
  assertAgreed(paid, body.expectedTotal);
}

type Repositioning = {
  readonly edition: EditionRow;
  readonly bid: BidRow;
  /** The price before the edit, in pence. */
  readonly wasGbp: number;
  readonly terms: Terms;
  readonly now: Date;
};

/** Returns the order, if the bid trades at its new price. */
async function reposition(
  context: CommandContext,
  { edition, bid, wasGbp, terms, now }: Repositioning,
): Promise<OrderRow | null> {
  const price = priceOf(bid);
  const match = await matchBid(context.tx, bid, now);
  if (match.kind === 'own-order') throw refused('trade.own-order');
  if (match.kind === 'rest') {
    const others = { editionId: edition.id, now, notId: bid.id };
    await requireLead(context.tx, 'bid', price, terms.rates, others);
  }
  if (bid.status !== bidInBook) return null;
  if (match.kind === 'trade') {
    const ask = match.counterpart;
    await requireUnpaidLimit(context, { userId: bid.userId, priceGbp: ask.priceGbp });
    return makeTrade(context, { edition, bid, ask, resting: 'ask', terms, now });
  }
  const best = await refreshBestPrices(context.tx, edition, now, { bid: true });
  await notifyOfBid(context, { edition, best, order: bid, wasGbp });
  return null;
}

function requireFitting(bid: BidRow, body: EditBidBody): void {
  if (body.editionId !== undefined && body.editionId !== bid.editionId) {
    throw invalid([{ path: ['editionId'], message: 'A bid stays with its edition' }]);
  }
  if (bid.type === 'buy') {
    throw invalid([{ path: ['price'], message: 'A purchase takes the price of its ask' }]);
  }
}
