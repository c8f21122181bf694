import { type Money, money } from '../../shared/domain/money.ts';
import type { Side } from '../../shared/domain/order-book.ts';
import { priceInGbp, type Rates } from '../../shared/domain/rates.ts';
import type { Transaction } from '../db/database.ts';
import { refused } from '../errors.ts';
import { matchAsk, matchBid } from './match.ts';
import { requireBounds, requireLead } from './require-price.ts';
import type { Trader } from './trader.ts';

/**
 * The price of a listing or a bid in its owner's currency, checked against bounds, own orders and
 * the lead rule. Throws 'trade.price-refused' and 'trade.own-order'.
 */
export async function checkOfferedPrice(
  tx: Transaction,
  side: Side,
  trader: Trader,
  offer: { readonly editionId: number; readonly price: number },
  { rates, now }: { readonly rates: Rates; readonly now: Date },
): Promise<Money> {
  const { editionId } = offer;
  const price = money(offer.price, trader.currency);
  requireBounds(side, price, rates);
  const entering = { editionId, userId: trader.userId, priceGbp: priceInGbp(price, rates) };
  const match = await (side === 'ask' ? matchAsk : matchBid)(tx, entering, now);
  if (match.kind === 'own-order') throw refused('trade.own-order');
  if (match.kind === 'rest') await requireLead(tx, side, price, rates, { editionId, now });
  return price;
}
