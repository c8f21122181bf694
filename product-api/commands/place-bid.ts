import { priceInGbp } from '../../shared/domain/rates.ts';
import type { StoredAddress } from '../db/schema/people.ts';
import { conflict, refused } from '../errors.ts';
import { askToBuy } from '../market/ask-to-buy.ts';
import type { CommandContext } from '../market/command-context.ts';
import { enterBid } from '../market/enter-book.ts';
import { buyerLinesAt } from '../market/lines.ts';
import { type LockedBid, lockBid } from '../market/lock-order.ts';
import { makeTrade } from '../market/make-trade.ts';
import { matchBid } from '../market/match.ts';
import { type Placed, placedBid, tradedNow } from '../market/placed.ts';
import { assertQuotedTotal } from '../market/quotes.ts';
import { requireListed } from '../market/require-listed.ts';
import { requireBounds, requireLead } from '../market/require-price.ts';
import { requireCard, requireUnpaidLimit } from '../market/require-purchase.ts';
import { priceOf } from '../market/rows.ts';
import { readTerms, type Terms } from '../market/terms.ts';
import { addressOf, readTrader } from '../market/trader.ts';
import { requireUnpaused } from '../market/trading-pauses.ts';

type Placing = LockedBid & {
  readonly terms: Terms;
  readonly now: Date;
  readonly address: StoredAddress;
};

/**
 * Places a draft of a buyer with a card. A purchase trades with the ask it names or, if Buy no
 * longer offers that one, fails with the price of the one that it offers. A bid at or above the
 * lowest ask buys it at the ask's price; any other enters the book.
 */
export async function placeBid(
  context: CommandContext,
  input: { readonly userId: number; readonly bidId: number },
): Promise<Placed> {
  const { edition, bid } = await lockBid(context.tx, input.bidId, input.userId);
  if (bid.status !== 'Draft') throw conflict('trade.wrong-status');
  await requireListed(context.tx, edition);
  await requireUnpaused(context, input.userId);
  const buyer = await readTrader(context.tx, input.userId);
  const shippingAddress = addressOf(buyer);
  await requireCard(context, input.userId);
  const now = context.now();
  const terms = await readTerms(context.tx, now);
  const placing = {
    edition,
    bid: { ...bid, buyerRegion: buyer.region, shippingAddress },
    address: shippingAddress,
    terms,
    now,
  };
  return bid.type === 'buy' ? buyAsk(context, placing) : enterOrTrade(context, placing);
}

async function buyAsk(context: CommandContext, placing: Placing): Promise<Placed> {
  const { edition, bid, terms, now } = placing;
  const buyer = { userId: bid.userId, region: bid.buyerRegion, currency: bid.currency };
  const wanted = { askId: bid.lowestAskId ?? 0, editionId: edition.id, buyer };
  const ask = await askToBuy(context.tx, wanted, terms, now);
  await requireUnpaidLimit(context, { userId: bid.userId, priceGbp: ask.priceGbp });
  const order = await makeTrade(context, { ...placing, ask, resting: 'ask' });
  return tradedNow(bid.id, order);
}

async function enterOrTrade(context: CommandContext, placing: Placing): Promise<Placed> {
  const { edition, terms, now } = placing;
  const price = priceOf(placing.bid);
  const bid = { ...placing.bid, priceGbp: priceInGbp(price, terms.rates) };
  requireBounds('bid', price, terms.rates);
  const match = await matchBid(context.tx, bid, now);
  if (match.kind === 'own-order') throw refused('trade.own-order');
  if (match.kind === 'trade') {
    const ask = match.counterpart;
    await requireUnpaidLimit(context, { userId: bid.userId, priceGbp: ask.priceGbp });
    const order = await makeTrade(context, { ...placing, bid, ask, resting: 'ask' });
    return tradedNow(bid.id, order);
  }
  assertQuotedTotal(bid, buyerLinesAt(price, bid, null, terms));
  await requireLead(context.tx, 'bid', price, terms.rates, { editionId: edition.id, now });
  await enterBid(context, edition, bid, now, {
    priceGbp: bid.priceGbp,
    buyerRegion: bid.buyerRegion,
    shippingAddress: bid.shippingAddress,
  });
  return placedBid(bid, 'Approved');
}
