import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { collectionArtworks, showcase } from '../../db/schema/showcase.ts';

/** Of a merged record: the one that stays takes its places, each of them once. */
export async function moveChosen(
  tx: Transaction,
  kind: 'artist' | 'artwork',
  { id, into }: { readonly id: number; readonly into: number },
): Promise<void> {
  const owner = kind === 'artist' ? sql`artist_id` : sql`artwork_id`;
  const places = [{ table: showcase, place: sql`place` }];
  const lists = [{ table: collectionArtworks, place: sql`collection_id` }];
  for (const { table, place } of kind === 'artist' ? places : [...places, ...lists]) {
    await tx.execute(sql`
      delete from ${table} as moved where ${owner} = ${id}
        and exists (select 1 from ${table} as kept
          where kept.${place} = moved.${place} and kept.${owner} = ${into})`);
    await tx.execute(sql`update ${table} set ${owner} = ${into} where ${owner} = ${id}`);
  }
}
