import { and, gt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { askHolds } from '../db/schema/desk.ts';
import { isAnyOf } from '../db/sql.ts';
import { nameOfActor } from './list-audit.ts';

export type Hold = { readonly actor: string; readonly name: string; readonly until: Date };

/** Who holds these listings just now, by listing. */
export async function listHolds(
  db: Queryable,
  askIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Hold>> {
  const rows = await db
    .select({
      askId: askHolds.askId,
      actor: askHolds.actor,
      name: nameOfActor(askHolds.actor),
      until: askHolds.until,
    })
    .from(askHolds)
    .where(and(isAnyOf(askHolds.askId, askIds), gt(askHolds.until, now)));
  return new Map(rows.map(({ askId, ...hold }) => [askId, hold]));
}
