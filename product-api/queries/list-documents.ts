import { and, asc, count, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { isAnyOf } from '../db/sql.ts';

export type DocumentRow = typeof askDocuments.$inferSelect;

export function listDocuments(db: Queryable, askId: number): Promise<DocumentRow[]> {
  return db
    .select()
    .from(askDocuments)
    .where(eq(askDocuments.askId, askId))
    .orderBy(asc(askDocuments.createdAt), asc(askDocuments.id));
}

export async function findDocument(
  db: Queryable,
  askId: number,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(askDocuments)
    .where(and(eq(askDocuments.askId, askId), eq(askDocuments.id, id)));
  return row ?? null;
}

/** Number of documents of each of these asks; asks without documents are left out. */
export async function countDocuments(
  db: Queryable,
  askIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ askId: askDocuments.askId, documents: count() })
    .from(askDocuments)
    .where(isAnyOf(askDocuments.askId, askIds))
    .groupBy(askDocuments.askId);
  return new Map(rows.map(({ askId, documents }) => [askId, documents]));
}
