import { asc } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { isAnyOf } from '../db/sql.ts';
import { askChanged } from '../errors.ts';
import { lockAsk } from './lock-order.ts';
import { recordVersion } from './record-version.ts';
import type { AskRow } from './rows.ts';

type Document = typeof askDocuments.$inferSelect;
export type AskForVerdict = { readonly documents: readonly Document[]; readonly version: string };

/** Documents and version of each of these asks. */
export async function loadForVerdict(
  db: Queryable,
  asks: readonly AskRow[],
): Promise<ReadonlyMap<number, AskForVerdict>> {
  const all = await db
    .select()
    .from(askDocuments)
    .where(
      isAnyOf(
        askDocuments.askId,
        asks.map(({ id }) => id),
      ),
    )
    .orderBy(asc(askDocuments.createdAt), asc(askDocuments.id));
  return new Map(
    asks.map((ask) => {
      const documents = all.filter(({ askId }) => askId === ask.id);
      return [ask.id, { documents, version: versionOf(ask, documents) }] as const;
    }),
  );
}

/**
 * Locks an ask that waits for a verdict. Throws the 409 where its seller has changed it since an
 * operator read the version `seen`.
 */
export async function requireVersion(tx: Transaction, id: number, seen: string): Promise<void> {
  const { ask } = await lockAsk(tx, id);
  if (ask.status !== 'PendingAuthentication') return;
  const version = (await loadForVerdict(tx, [ask])).get(id)?.version;
  if (version !== seen) throw askChanged();
}

/** Changes with all that an operator judges, and with the time of listing. */
function versionOf(ask: AskRow, documents: readonly Document[]): string {
  const { price, currency, placedAt, copyDetails, comments } = ask;
  const files = documents.map(({ id, kind }) => [id, kind]);
  return recordVersion([price, currency, placedAt, copyDetails, comments, files]);
}
