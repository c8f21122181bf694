import { and, eq } from 'drizzle-orm';
import type { WireBulkOutcome } from '../../shared/contracts/wire/listings.ts';
import type { Database } from '../db/database.ts';
import { bulkRows } from '../db/schema/bulk.ts';

/** Keeps with each row of a bulk upload why its listing was not placed. */
export async function storeRefusals(
  db: Database,
  userId: number,
  outcomes: readonly WireBulkOutcome[],
): Promise<void> {
  for (const one of outcomes) {
    if (one.ok) continue;
    const { code = null, message, next = null } = one.error;
    await db
      .update(bulkRows)
      .set({ refusal: { code, message, next } })
      .where(and(eq(bulkRows.userId, userId), eq(bulkRows.askId, one.id)));
  }
}
