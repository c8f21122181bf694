import type { Currency } from '../../shared/domain/money.ts';
import { convert } from '../../shared/domain/rates.ts';
import type { Region } from '../../shared/domain/regions.ts';
import type { Transaction } from '../db/database.ts';
import { conflict, refused } from '../errors.ts';
import { whyNotForSale } from './ask-not-for-sale.ts';
import { bestAsk } from './book.ts';
import { offeredAsk } from './offered-ask.ts';
import { type AskRow, priceOf } from './rows.ts';
import type { Terms } from './terms.ts';

type Wanted = {
  readonly askId: number;
  readonly editionId: number;
  readonly buyer: { readonly userId: number; readonly region: Region; readonly currency: Currency };
};

/**
 * The ask that a purchase names. It must be the cheapest one delivered to the buyer, or the first
 * in the book, of another user. Any other throws 'trade.ask-sold' with the price of the one that is
 * offered now.
 */
export async function askToBuy(
  tx: Transaction,
  { askId, editionId, buyer }: Wanted,
  terms: Terms,
  now: Date,
): Promise<AskRow> {
  const book = { editionId, now, notUser: buyer.userId };
  const offered = await offeredAsk(tx, book, buyer.region, terms);
  if (offered?.id === askId) return offered;
  const first = await bestAsk(tx, book);
  if (first?.id === askId) return first;
  const best = await bestAsk(tx, { editionId, now });
  if (best?.id === askId) throw refused('trade.own-order');
  const next = offered && convert(priceOf(offered), buyer.currency, terms.rates);
  const why = await whyNotForSale(tx, { askId, editionId, userId: buyer.userId }, now);
  throw conflict('trade.ask-sold', next, why);
}
