import { desc, type SQL, sql } from 'drizzle-orm';
import { listedAtMost } from '../../shared/domain/lists.ts';
import { priceSteps } from '../../shared/domain/price-ranges.ts';
import type { Queryable } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';

/** `range` 0 is below the first step; `count` is the number of works whose lowest ask is in it. */
export type RangeCount = { readonly range: number; readonly count: number };

/**
 * Counts works, and those with their lowest ask in each price range, among the most popular ones up
 * to the length of a list. Empty ranges are left out.
 */
export async function countPriceRanges(
  db: Queryable,
  where: SQL | undefined,
): Promise<{ readonly total: number; readonly priceRanges: RangeCount[] }> {
  const listed = db
    .select({ ask: artworks.lowestAskGbp })
    .from(artworks)
    .where(where)
    .orderBy(desc(artworks.heat), desc(artworks.id))
    .limit(listedAtMost)
    .as('listed');
  const steps = sql`${sql.param([...priceSteps])}::bigint[]`;
  const { rows } = await db.execute<{ range: number | null; count: number }>(sql`
    select width_bucket(${listed.ask}, ${steps}) as range, count(*)::int as count
    from ${listed} group by 1 order by 1`);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    priceRanges: rows.flatMap(({ range, count }) => (range === null ? [] : [{ range, count }])),
  };
}
