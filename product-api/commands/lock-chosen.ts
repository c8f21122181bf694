import { asc } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { artists, artworks } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import { badRequest, conflict } from '../errors.ts';
import { stateOf } from '../queries/catalogue/read-state.ts';

type Locked = {
  readonly id: number;
  readonly mergedIntoId: number | null;
  readonly hiddenAt: Date | null;
};

/**
 * Locks chosen records until the transaction ends, so that none is merged or unpublished meanwhile.
 * Take it before a lock of where they are chosen for, as merging does. Throws the 400 of an unknown
 * one.
 */
export async function lockChosen(
  tx: Transaction,
  of: 'artist' | 'artwork',
  ids: readonly number[],
): Promise<Locked[]> {
  const table = of === 'artist' ? artists : artworks;
  const hiddenAt = of === 'artist' ? artists.deletedAt : artworks.hiddenAt;
  const rows = await tx
    .select({ id: table.id, mergedIntoId: table.mergedIntoId, hiddenAt })
    .from(table)
    .where(isAnyOf(table.id, ids))
    .orderBy(asc(table.id))
    .for('key share');
  const unknown = ids.find((id) => !rows.some((row) => row.id === id));
  if (unknown !== undefined) throw badRequest(`There is no ${of} ${unknown}.`);
  return rows;
}

/**
 * Checks records that are chosen anew; one that was hidden since it was chosen may stay. Throws
 * 'catalogue.merged' for a duplicate and 'catalogue.not-published' for a draft.
 */
export function requirePublished(records: readonly Locked[], before: readonly number[]): void {
  const states = records.filter(({ id }) => !before.includes(id)).map(stateOf);
  if (states.includes('merged')) throw conflict('catalogue.merged');
  if (states.includes('draft')) throw conflict('catalogue.not-published');
}
