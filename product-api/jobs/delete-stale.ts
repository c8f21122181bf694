import { subDays } from 'date-fns/subDays';
import { and, eq, inArray, lt, ne, notExists, or } from 'drizzle-orm';
import { deleteDrafts } from '../commands/bulk-drafts.ts';
import { bulkRows } from '../db/schema/bulk.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { asks, bids, idempotencyKeys } from '../db/schema/market.ts';
import type { CommandDeps } from '../market/command-context.ts';

/** Days that unused records are kept. */
const retentionDays = {
  drafts: 1,
  bulkDrafts: 30,
  placedBulkRows: 30,
  idempotencyKeys: 30,
} as const;

const batch = 1000;

/**
 * Deletes drafts that were never placed, with their rows of a bulk upload, and idempotency keys
 * that no retry will use, at most a batch of each. Documents go with their row of a bulk upload;
 * any other draft with documents stays. One that is being placed is locked and skipped.
 */
export async function deleteStale({ db, now }: CommandDeps): Promise<void> {
  const draftsBefore = subDays(now(), retentionDays.drafts);
  await db.transaction(async (tx) => {
    const documents = tx
      .select({ id: askDocuments.id })
      .from(askDocuments)
      .where(eq(askDocuments.askId, asks.id));
    const stale = await tx
      .select({ id: asks.id })
      .from(asks)
      .where(
        and(
          eq(asks.status, 'Draft'),
          or(
            and(eq(asks.isBulk, false), lt(asks.createdAt, draftsBefore), notExists(documents)),
            and(
              eq(asks.isBulk, true),
              lt(asks.createdAt, subDays(now(), retentionDays.bulkDrafts)),
            ),
          ),
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    await deleteDrafts(
      tx,
      stale.map(({ id }) => id),
    );
  });
  await db.transaction(async (tx) => {
    const stale = tx
      .select({ id: bids.id })
      .from(bids)
      .where(and(eq(bids.status, 'Draft'), lt(bids.createdAt, draftsBefore)))
      .limit(batch)
      .for('update', { skipLocked: true });
    await tx.delete(bids).where(inArray(bids.id, stale));
  });
  await db
    .delete(bulkRows)
    .where(
      and(
        lt(bulkRows.updatedAt, subDays(now(), retentionDays.placedBulkRows)),
        inArray(
          bulkRows.askId,
          db.select({ id: asks.id }).from(asks).where(ne(asks.status, 'Draft')),
        ),
      ),
    );
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, subDays(now(), retentionDays.idempotencyKeys)));
}
