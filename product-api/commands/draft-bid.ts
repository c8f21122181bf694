import { and, eq, isNull } from 'drizzle-orm';
import type { CreateBidBody } from '../../shared/contracts/wire/trade-bodies.ts';
import type { Money } from '../../shared/domain/money.ts';
import { convert, priceInGbp } from '../../shared/domain/rates.ts';
import type { Region } from '../../shared/domain/regions.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { bids } from '../db/schema/market.ts';
import { notFound } from '../errors.ts';
import { askToBuy } from '../market/ask-to-buy.ts';
import { checkOfferedPrice } from '../market/check-offered-price.ts';
import type { CommandContext } from '../market/command-context.ts';
import { buyerLinesAt } from '../market/lines.ts';
import { type BidRow, priceOf } from '../market/rows.ts';
import { readTerms, type Terms } from '../market/terms.ts';
import { readTrader, type Trader } from '../market/trader.ts';

type Quote = { readonly price: Money; readonly sellerRegion: Region | null };

/**
 * Creates a draft with the total that the buyer is quoted. A bid names its price; a purchase takes
 * the price of the ask it names, which must be the one that Buy offers. A draft is in no book, so
 * no lock is taken: placing it checks again.
 */
export async function draftBid(
  context: CommandContext,
  userId: number,
  body: CreateBidBody,
): Promise<BidRow> {
  const { tx } = context;
  const [edition] = await tx
    .select({ id: editions.id })
    .from(editions)
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(and(eq(editions.id, body.editionId), isNull(artworks.hiddenAt)));
  if (!edition) throw notFound();
  const buyer = await readTrader(tx, userId);
  const now = context.now();
  const terms = await readTerms(tx, now);
  const { price, sellerRegion } =
    body.type === 'bid'
      ? {
          price: await checkOfferedPrice(tx, 'bid', buyer, body, { rates: terms.rates, now }),
          sellerRegion: null,
        }
      : await purchaseQuote(context, buyer, body, terms, now);

  const draft = {
    userId,
    editionId: edition.id,
    type: body.type,
    price: price.amount,
    currency: price.currency,
    priceGbp: priceInGbp(price, terms.rates),
    expiresInDays: body.type === 'bid' ? body.expiresInDays : 0,
    buyerRegion: buyer.region,
    lowestAskId: body.type === 'buy' ? body.lowestAskId : null,
    feesId: terms.feesId,
    createdAt: now,
    placedAt: now,
  };
  const quotedTotal = buyerLinesAt(price, draft, sellerRegion, terms).total.amount;
  const [bid] = await tx
    .insert(bids)
    .values({ ...draft, quotedTotal })
    .returning();
  if (!bid) throw new Error('an inserted bid was not returned');
  return bid;
}

async function purchaseQuote(
  { tx }: CommandContext,
  buyer: Trader,
  body: Extract<CreateBidBody, { type: 'buy' }>,
  terms: Terms,
  now: Date,
): Promise<Quote> {
  const wanted = { askId: body.lowestAskId, editionId: body.editionId, buyer };
  const ask = await askToBuy(tx, wanted, terms, now);
  return {
    price: convert(priceOf(ask), buyer.currency, terms.rates),
    sellerRegion: ask.sellerRegion,
  };
}
