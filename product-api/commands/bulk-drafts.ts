import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { asks } from '../db/schema/market.ts';

/** Deletes drafts with their documents. The sweep of uploads deletes the files. */
export async function deleteDrafts(tx: Transaction, ids: readonly number[]): Promise<void> {
  const isDraft = and(inArray(asks.id, [...ids]), eq(asks.status, 'Draft'));
  const drafts = tx.select({ id: asks.id }).from(asks).where(isDraft);
  await tx.delete(askDocuments).where(inArray(askDocuments.askId, drafts));
  await tx.delete(asks).where(isDraft);
}

/**
 * Keeps a row's draft for its documents while the row cannot be listed. It is no bulk listing any
 * more, so that no review can place it. A draft without documents is deleted.
 */
export async function setDraftAside(tx: Transaction, id: number): Promise<void> {
  const isDraft = and(eq(asks.id, id), eq(asks.status, 'Draft'));
  const documents = tx
    .select({ id: askDocuments.id })
    .from(askDocuments)
    .where(eq(askDocuments.askId, asks.id));
  await tx.delete(asks).where(and(isDraft, notExists(documents)));
  await tx.update(asks).set({ isBulk: false }).where(isDraft);
}

/** Gives a row's new draft the documents and comments of its former one, if of the same edition. */
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
}
