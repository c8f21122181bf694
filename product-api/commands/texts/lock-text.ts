import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { texts } from '../../db/schema/texts.ts';
import { conflict, notFound } from '../../errors.ts';
import type { TextRow } from '../../queries/texts/show-text.ts';

/**
 * Locks a text. Throws the 404 of an unknown one, and 'catalogue.changed' where the version that
 * was read is not its newest.
 */
export async function lockText(
  tx: Transaction,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
): Promise<TextRow> {
  const [row] = await tx.select().from(texts).where(eq(texts.id, id)).for('update');
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw conflict('catalogue.changed');
  return row;
}
