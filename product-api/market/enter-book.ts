import { type ExpiryDays, expiresAt, expiryOptions } from '../../shared/domain/expiry.ts';
import { announceAsk, announceBid } from './announce.ts';
import { refreshBestPrices } from './best-prices.ts';
import { moveAsk, moveBid } from './move.ts';
import type { AskRow, BidRow, EditionRow } from './rows.ts';
import type { Work } from './work.ts';

/** Puts an ask that meets no bid into the book. Its time runs from now on. */
export async function enterAsk(
  work: Work,
  edition: EditionRow,
  ask: AskRow,
  now: Date,
  changes: Partial<Omit<AskRow, 'id' | 'status'>> = {},
): Promise<AskRow> {
  const entered = await moveAsk(work.tx, ask, 'Approved', {
    ...changes,
    placedAt: now,
    expiresAt: expiryOf(ask, now),
  });
  const best = await refreshBestPrices(work.tx, edition, now, { ask: true, isNew: true });
  await announceAsk(work, { edition, best, order: entered });
  return entered;
}

/** Puts a bid that meets no ask into the book. */
export async function enterBid(
  work: Work,
  edition: EditionRow,
  bid: BidRow,
  now: Date,
  changes: Partial<Omit<BidRow, 'id' | 'status'>> = {},
): Promise<BidRow> {
  const entered = await moveBid(work.tx, bid, 'Approved', {
    ...changes,
    placedAt: now,
    expiresAt: expiryOf(bid, now),
  });
  const best = await refreshBestPrices(work.tx, edition, now, { bid: true, isNew: true });
  await announceBid(work, { edition, best, order: entered });
  return entered;
}

/** When an order placed now ends, by the days that its owner chose; null: when it is accepted. */
export function expiryOf(row: Pick<AskRow, 'expiresInDays'>, now: Date): Date | null {
  const days: ExpiryDays = expiryOptions.find((option) => option === row.expiresInDays) ?? 0;
  const end = expiresAt(days, now.getTime());
  return end === null ? null : new Date(end);
}
