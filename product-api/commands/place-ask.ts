import { convert, priceInGbp } from '../../shared/domain/rates.ts';
import { badRequest, conflict, refused } from '../errors.ts';
import { findAuthenticationDate } from '../market/authentication.ts';
import { bestBid } from '../market/book.ts';
import type { CommandContext } from '../market/command-context.ts';
import { enterAsk } from '../market/enter-book.ts';
import { sellerLinesAt } from '../market/lines.ts';
import { type LockedAsk, lockAsk } from '../market/lock-order.ts';
import { makeTrade } from '../market/make-trade.ts';
import { matchAsk } from '../market/match.ts';
import { moveAsk } from '../market/move.ts';
import { type Placed, placedAsk, tradedNow } from '../market/placed.ts';
import { assertQuotedPayout } from '../market/quotes.ts';
import { requireListed } from '../market/require-listed.ts';
import { requireBounds, requireLead, requirePayout } from '../market/require-price.ts';
import { priceOf } from '../market/rows.ts';
import { readTerms, type Terms } from '../market/terms.ts';
import { addressOf, readTrader } from '../market/trader.ts';
import { requireUnpaused } from '../market/trading-pauses.ts';

type PlaceAsk = {
  readonly userId: number;
  readonly askId: number;
  /** The highest bid, to sell to it; 0, to list the ask. */
  readonly bidId: number;
};

type Placing = LockedAsk & { readonly terms: Terms; readonly now: Date };

/**
 * Places a draft. A sale trades with the bid it names or, if that is no longer the highest one of
 * another user, fails with 'trade.bid-sold' and the next best price. A listing at or below the
 * highest bid trades at once at the bid's price. Any other waits for approval, or enters the book
 * if this seller's documents for the edition are already approved. A rejected listing is
 * resubmitted the same way.
 */
export async function placeAsk(context: CommandContext, input: PlaceAsk): Promise<Placed> {
  return placeLockedAsk(context, await lockAsk(context.tx, input.askId, input.userId), input.bidId);
}

/** As `placeAsk`, where the caller has locked the ask. */
export async function placeLockedAsk(
  context: CommandContext,
  { edition, ask }: LockedAsk,
  bidId: number,
): Promise<Placed> {
  await requireListed(context.tx, edition);
  await requireUnpaused(context, ask.userId);
  const seller = await readTrader(context.tx, ask.userId);
  addressOf(seller);
  const now = context.now();
  const terms = await readTerms(context.tx, now);
  const placing = { edition, ask: { ...ask, sellerRegion: seller.region }, terms, now };
  return bidId === 0 ? listAsk(context, placing) : sellToBid(context, placing, bidId);
}

async function sellToBid(
  context: CommandContext,
  placing: Placing,
  bidId: number,
): Promise<Placed> {
  const { edition, ask, terms, now } = placing;
  if (ask.status !== 'Draft') throw conflict('trade.wrong-status');
  const bid = await bestBid(context.tx, { editionId: edition.id, now, notUser: ask.userId });
  if (bid?.id !== bidId) {
    throw conflict('trade.bid-sold', bid ? convert(priceOf(bid), ask.currency, terms.rates) : null);
  }
  const order = await makeTrade(context, { ...placing, bid, resting: 'bid' });
  return tradedNow(ask.id, order);
}

async function listAsk(context: CommandContext, placing: Placing): Promise<Placed> {
  const { edition, terms, now } = placing;
  const { tx } = context;
  if (placing.ask.type === 'sell') throw badRequest('A sale is placed into a bid');
  if (!['Draft', 'MoreInfoRequired', 'Rejected'].includes(placing.ask.status)) {
    throw conflict('trade.wrong-status');
  }
  const price = priceOf(placing.ask);
  const ask = { ...placing.ask, priceGbp: priceInGbp(price, terms.rates) };
  requireBounds('ask', price, terms.rates);
  const lines = sellerLinesAt(price, ask, terms);
  requirePayout(lines);
  assertQuotedPayout(ask, lines);

  const match = await matchAsk(tx, ask, now);
  if (match.kind === 'own-order') throw refused('trade.own-order');
  if (match.kind === 'trade' && ask.status === 'Draft') {
    const order = await makeTrade(context, {
      ...placing,
      ask,
      bid: match.counterpart,
      resting: 'bid',
    });
    return tradedNow(ask.id, order);
  }
  if (match.kind === 'rest') {
    await requireLead(tx, 'ask', price, terms.rates, { editionId: edition.id, now });
  }
  const asPlaced = { priceGbp: ask.priceGbp, sellerRegion: ask.sellerRegion, reason: null };
  const authenticatedAt = ask.status === 'Draft' ? await findAuthenticationDate(tx, ask) : null;
  if (authenticatedAt) {
    const entered = await enterAsk(context, edition, ask, now, { ...asPlaced, authenticatedAt });
    return placedAsk(ask, entered.status);
  }
  await moveAsk(tx, placing.ask, 'PendingAuthentication', { ...asPlaced, placedAt: now });
  return placedAsk(ask, 'PendingAuthentication');
}
