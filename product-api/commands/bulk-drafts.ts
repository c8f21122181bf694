import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { asks } from '../db/schema/market.ts';

/** Deletes drafts; one with documents is voided, as they belong to it. */
export async function deleteDrafts(tx: Transaction, ids: readonly number[]): Promise<void> {
  const isDraft = and(inArray(asks.id, [...ids]), eq(asks.status, 'Draft'));
  await tx.delete(asks).where(and(isDraft, hasNoDocuments(tx)));
  await tx.update(asks).set({ status: 'Voided' }).where(isDraft);
}

/**
 * Gives a row's new draft the documents and comments of its former one, which may have been voided
 * meanwhile. Documents of another edition stay where they are.
 */
export async function moveDocuments(
  tx: Transaction,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const found = await tx
    .select({ id: asks.id, editionId: asks.editionId, comments: asks.comments })
    .from(asks)
    .where(inArray(asks.id, [from, to]))
    .for('update');
  const former = found.find(({ id }) => id === from);
  const draft = found.find(({ id }) => id === to);
  if (!former || former.editionId !== draft?.editionId) return;
  await tx.update(askDocuments).set({ askId: to }).where(eq(askDocuments.askId, from));
  await tx.update(asks).set({ comments: former.comments }).where(eq(asks.id, to));
  const isEmptied = and(eq(asks.id, from), eq(asks.status, 'Voided'), hasNoDocuments(tx));
  await tx.delete(asks).where(isEmptied);
}

function hasNoDocuments(tx: Transaction) {
  const documents = tx
    .select({ id: askDocuments.id })
    .from(askDocuments)
    .where(eq(askDocuments.askId, asks.id));
  return notExists(documents);
}
