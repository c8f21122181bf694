import { and, eq, isNull } from 'drizzle-orm';
import type { CreateAskBody } from '../../shared/contracts/wire/trade-bodies.ts';
import type { Money } from '../../shared/domain/money.ts';
import { convert, priceInGbp } from '../../shared/domain/rates.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { asks } from '../db/schema/market.ts';
import { conflict, notFound, refused } from '../errors.ts';
import { bestBid } from '../market/book.ts';
import { checkOfferedPrice } from '../market/check-offered-price.ts';
import type { CommandContext } from '../market/command-context.ts';
import { sellerLinesAt } from '../market/lines.ts';
import { requirePayout } from '../market/require-price.ts';
import { type AskRow, priceOf } from '../market/rows.ts';
import { readTerms, type Terms } from '../market/terms.ts';
import { addressOf, readTrader, type Trader } from '../market/trader.ts';

/**
 * Creates a draft with the payout that the seller is quoted. A listing names its price; a sale
 * takes the price of the highest bid of another user. A draft is in no book, so no lock is taken:
 * placing it checks again.
 */
export async function draftAsk(
  context: CommandContext,
  userId: number,
  body: CreateAskBody,
): Promise<AskRow> {
  const { tx } = context;
  const [edition] = await tx
    .select({ id: editions.id, royalty: artworks.royalty })
    .from(editions)
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(and(eq(editions.id, body.editionId), isNull(artworks.hiddenAt)));
  if (!edition) throw notFound();
  const seller = await readTrader(tx, userId);
  addressOf(seller);
  const now = context.now();
  const terms = await readTerms(tx, now);
  const price =
    body.type === 'ask'
      ? await checkOfferedPrice(tx, 'ask', seller, body, { rates: terms.rates, now })
      : await salePrice(context, seller, body.editionId, terms, now);

  const draft = {
    userId,
    editionId: edition.id,
    type: body.type,
    price: price.amount,
    currency: price.currency,
    priceGbp: priceInGbp(price, terms.rates),
    isBulk: body.isBulk,
    expiresInDays: body.type === 'ask' ? body.expiresInDays : 0,
    sellerRegion: seller.region,
    dhlInsurance: body.dhlInsurance,
    copyDetails: body.copyDetails ?? null,
    royaltyPercent: edition.royalty,
    feesId: terms.feesId,
    createdAt: now,
    placedAt: now,
  };
  const lines = sellerLinesAt(price, draft, terms);
  requirePayout(lines);
  const quotedPayout = lines.payout.amount;
  const [ask] = await tx
    .insert(asks)
    .values({ ...draft, quotedPayout })
    .returning();
  if (!ask) throw new Error('an inserted ask was not returned');
  return ask;
}

async function salePrice(
  { tx }: CommandContext,
  seller: Trader,
  editionId: number,
  { rates }: Terms,
  now: Date,
): Promise<Money> {
  const bid = await bestBid(tx, { editionId, now, notUser: seller.userId });
  if (bid) return convert(priceOf(bid), seller.currency, rates);
  const own = await bestBid(tx, { editionId, now });
  throw own ? refused('trade.own-order') : conflict('trade.no-bids', null);
}
