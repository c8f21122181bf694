import { and, count, eq } from 'drizzle-orm';
import {
  type DocumentType,
  documentsAtMost,
  takesDocuments,
} from '../../shared/domain/ask-documents.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { asks } from '../db/schema/market.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockAsk } from '../market/lock-order.ts';
import type { AskRow } from '../market/rows.ts';
import type { NamedUpload } from '../uploads/read-form.ts';

type Owned = { readonly userId: number; readonly askId: number };

/**
 * Adds files to the user's own ask. Throws 'trade.wrong-status' once it is approved or has ended.
 */
export async function addDocuments(
  context: CommandContext,
  input: Owned & { readonly kind: DocumentType; readonly files: readonly NamedUpload[] },
): Promise<void> {
  const { kind, files } = input;
  const ask = await lockOpenAsk(context, input);
  const [kept] = await context.tx
    .select({ documents: count() })
    .from(askDocuments)
    .where(eq(askDocuments.askId, ask.id));
  if (files.length === 0) throw invalid([{ path: ['files'], message: 'A file is needed' }]);
  if ((kept?.documents ?? 0) + files.length > documentsAtMost) {
    throw invalid([{ path: ['files'], message: `At most ${documentsAtMost} files a listing` }]);
  }
  const createdAt = context.now();
  await context.tx
    .insert(askDocuments)
    .values(files.map((file) => ({ ...file, askId: ask.id, kind, createdAt })));
}

/** Removes one document, those of a kind, or all; returns the ids of the files to delete. */
export async function removeDocuments(
  context: CommandContext,
  input: Owned & { readonly documentId?: string; readonly kind?: DocumentType | undefined },
): Promise<string[]> {
  const { documentId, kind } = input;
  const ask = await lockOpenAsk(context, input);
  const removed = await context.tx
    .delete(askDocuments)
    .where(
      and(
        eq(askDocuments.askId, ask.id),
        documentId === undefined ? undefined : eq(askDocuments.id, documentId),
        kind === undefined ? undefined : eq(askDocuments.kind, kind),
      ),
    )
    .returning({ id: askDocuments.id });
  if (documentId !== undefined && removed.length === 0) throw notFound();
  return removed.map(({ id }) => id);
}

/** Merges the seller's comments on their documents into those already stored. */
export async function commentOnAsk(
  context: CommandContext,
  input: Owned & { readonly comments: Readonly<Record<string, string>> },
): Promise<Readonly<Record<string, string>>> {
  const ask = await lockOpenAsk(context, input);
  const comments = { ...ask.comments, ...input.comments };
  await context.tx.update(asks).set({ comments }).where(eq(asks.id, ask.id));
  return comments;
}

/** Documents of an approved or ended ask are evidence and can no longer change. */
async function lockOpenAsk(context: CommandContext, { askId, userId }: Owned): Promise<AskRow> {
  const { ask } = await lockAsk(context.tx, askId, userId);
  if (!takesDocuments.has(ask.status)) throw conflict('trade.wrong-status');
  return ask;
}
