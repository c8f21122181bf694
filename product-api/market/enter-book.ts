import { type ExpiryDays, expiresAt, expiryOptions } from '../../shared/domain/expiry.ts';
import { isAway } from './away.ts';
import { refreshBestPrices } from './best-prices.ts';
import type { CommandContext } from './command-context.ts';
import { moveAsk, moveBid } from './move.ts';
import { notifyOfAsk, notifyOfBid } from './notify-of-book.ts';
import type { AskRow, BidRow, EditionRow } from './rows.ts';

/**
 * Puts an ask that meets no bid into the book, or pauses it while its seller is away. Its expiry
 * counts from now.
 */
export async function enterAsk(
  context: CommandContext,
  edition: EditionRow,
  ask: AskRow,
  now: Date,
  changes: Partial<Omit<AskRow, 'id' | 'status'>> = {},
): Promise<AskRow> {
  const entered = await moveAsk(context.tx, ask, 'Approved', {
    ...changes,
    placedAt: now,
    expiresAt: expiryOf(ask, now),
  });
  if (await isAway(context.tx, ask.userId, now)) return moveAsk(context.tx, entered, 'Paused');
  const best = await refreshBestPrices(context.tx, edition, now, { ask: true, isNew: true });
  await notifyOfAsk(context, { edition, best, order: entered });
  return entered;
}

/** Puts a bid that meets no ask into the book. */
export async function enterBid(
  context: CommandContext,
  edition: EditionRow,
  bid: BidRow,
  now: Date,
  changes: Partial<Omit<BidRow, 'id' | 'status'>> = {},
): Promise<BidRow> {
  const entered = await moveBid(context.tx, bid, 'Approved', {
    ...changes,
    placedAt: now,
    expiresAt: expiryOf(bid, now),
  });
  const best = await refreshBestPrices(context.tx, edition, now, { bid: true, isNew: true });
  await notifyOfBid(context, { edition, best, order: entered });
  return entered;
}

/** When an order placed now expires, by its owner's choice of days; null: never. */
export function expiryOf(row: Pick<AskRow, 'expiresInDays'>, now: Date): Date | null {
  const days: ExpiryDays = expiryOptions.find((option) => option === row.expiresInDays) ?? 0;
  const end = expiresAt(days, now.getTime());
  return end === null ? null : new Date(end);
}
