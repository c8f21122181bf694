import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { artists, artworks, editions, pictures } from '../../db/schema/catalogue.ts';
import { conflict } from '../../errors.ts';

const tables = {
  artist: artists,
  artwork: artworks,
  edition: editions,
  picture: pictures,
} as const;

/** Throws 'catalogue.reference-taken'. Two that take one reference at once wait for each other. */
export async function requireFreeReference(
  tx: Transaction,
  kind: keyof typeof tables,
  reference: string | null | undefined,
): Promise<void> {
  if (!reference) return;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`reference:${kind}:${reference}`}, 0))`,
  );
  const table = tables[kind];
  const [taken] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.reference, reference));
  if (taken) throw conflict('catalogue.reference-taken');
}
