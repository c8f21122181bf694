import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { conflict } from '../errors.ts';
import type { EditionRow } from './rows.ts';

/**
 * Throws 'trade.wrong-status' for an edition of an artwork that visitors do not see. After
 * `lockBook`: unpublishing waits for the same lock.
 */
export async function requireListed(
  tx: Transaction,
  { artworkId }: Pick<EditionRow, 'artworkId'>,
): Promise<void> {
  const [artwork] = await tx
    .select({ hiddenAt: artworks.hiddenAt })
    .from(artworks)
    .where(eq(artworks.id, artworkId));
  if (artwork?.hiddenAt !== null) throw conflict('trade.wrong-status');
}
