import type { z } from 'zod';
import type { wireBidSingle } from '../../../shared/contracts/wire/trades.ts';
import type { Queryable } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { BidRow } from '../../market/rows.ts';
import { presentBid } from '../../presenters/present-bid.ts';
import { findBid } from '../../queries/list-bids.ts';
import { loadBids } from '../../queries/load-bids.ts';

/** Answers with the user's own bid; 404 for any other. */
export async function answerBid(
  db: Queryable,
  id: number,
  userId: number,
): Promise<z.infer<typeof wireBidSingle>> {
  const bid = await findBid(db, id, userId);
  if (!bid) throw notFound();
  return describeBid(db, bid);
}

/** Answers with a bid that was just written. */
export async function describeBid(
  db: Queryable,
  bid: BidRow,
): Promise<z.infer<typeof wireBidSingle>> {
  const [loaded] = await loadBids(db, [bid]);
  if (!loaded) throw notFound();
  return { data: presentBid(loaded), meta: {} };
}
