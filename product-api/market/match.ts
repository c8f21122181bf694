import { crosses } from '../../shared/domain/order-book.ts';
import type { Transaction } from '../db/database.ts';
import { bestAsk, bestBid, lowestOwnAsk } from './book.ts';
import type { AskRow, BidRow } from './rows.ts';

/**
 * The outcome for an order about to enter a book. It trades with the best crossing order of another
 * user. If it crosses only an order of its own owner it is refused, because a book must never be
 * crossed.
 */
type Match<Counterpart> =
  | { readonly kind: 'trade'; readonly counterpart: Counterpart }
  | { readonly kind: 'own-order' }
  | { readonly kind: 'rest' };

type Entering = Pick<AskRow, 'editionId' | 'userId' | 'priceGbp'>;

export async function matchAsk(
  tx: Transaction,
  { editionId, userId, priceGbp }: Entering,
  now: Date,
): Promise<Match<BidRow>> {
  // Most asks meet no bid at all: one look at the book tells.
  const best = await bestBid(tx, { editionId, now });
  if (!best || !crosses(priceGbp, best.priceGbp)) return { kind: 'rest' };
  if (best.userId !== userId) return { kind: 'trade', counterpart: best };
  const counterpart = await bestBid(tx, { editionId, now, notUser: userId });
  return counterpart && crosses(priceGbp, counterpart.priceGbp)
    ? { kind: 'trade', counterpart }
    : { kind: 'own-order' };
}

export async function matchBid(
  tx: Transaction,
  { editionId, userId, priceGbp }: Entering,
  now: Date,
): Promise<Match<AskRow>> {
  const counterpart = await bestAsk(tx, { editionId, now, notUser: userId });
  if (counterpart && crosses(counterpart.priceGbp, priceGbp)) return { kind: 'trade', counterpart };
  const own = await lowestOwnAsk(tx, editionId, userId, now);
  return own && crosses(own.priceGbp, priceGbp) ? { kind: 'own-order' } : { kind: 'rest' };
}
