import { eq } from 'drizzle-orm';
import { askInBook } from '../../shared/domain/ask-status.ts';
import type { Transaction } from '../db/database.ts';
import { asks } from '../db/schema/market.ts';

/** Why a buyer could not get an ask, for the log. */
type NotForSale =
  | 'unknown-ask'
  | 'other-edition'
  | 'own-ask'
  | 'not-approved'
  | 'paused'
  | 'withdrawn'
  | 'expired'
  | 'not-offered'
  | 'sold';

const neverOnSale: ReadonlySet<string> = new Set([
  'Draft',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
]);

/**
 * Of an ask that is not in the book buyers only learn that it is sold: the real reason is private
 * to the seller and goes to the log.
 */
export async function whyNotForSale(
  tx: Transaction,
  wanted: { readonly askId: number; readonly editionId: number; readonly userId: number },
  now: Date,
): Promise<NotForSale> {
  const [ask] = await tx.select().from(asks).where(eq(asks.id, wanted.askId));
  if (!ask) return 'unknown-ask';
  if (ask.editionId !== wanted.editionId) return 'other-edition';
  if (ask.userId === wanted.userId) return 'own-ask';
  if (neverOnSale.has(ask.status)) return 'not-approved';
  if (ask.status === 'Paused') return 'paused';
  if (ask.status === 'Voided') return 'withdrawn';
  const isOver = ask.expiresAt !== null && ask.expiresAt <= now;
  if (ask.status === 'Expired' || (ask.status === askInBook && isOver)) return 'expired';
  return ask.status === askInBook ? 'not-offered' : 'sold';
}
