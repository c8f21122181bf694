import { and, desc, isNotNull, sql } from 'drizzle-orm';
import { priceSteps } from '../../shared/domain/price-ranges.ts';
import type { Queryable } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { type ArtworkFilter, artworkCondition, filterFound } from './artwork-filter.ts';
import { findWorks } from './find-works.ts';
import { listedAtMost } from './page.ts';

export type RangeCount = {
  /** Which range it is: of the asks below the first step it is 0. */
  readonly range: number;
  readonly count: number;
};

/**
 * How many of the works that fit have their lowest ask in each range of prices: of the most
 * sought-after ones, as many as a list has at most. Ranges without any are left out.
 */
export async function countPriceRanges(
  db: Queryable,
  asked: { readonly filter: ArtworkFilter; readonly name?: string | undefined },
): Promise<RangeCount[]> {
  const filter =
    asked.name === undefined
      ? asked.filter
      : filterFound(asked.filter, await findWorks(db, asked.name));
  const listed = db
    .select({ ask: artworks.lowestAskGbp })
    .from(artworks)
    .where(and(isNotNull(artworks.lowestAskGbp), artworkCondition(db, filter)))
    .orderBy(desc(artworks.heat), desc(artworks.id))
    .limit(listedAtMost)
    .as('listed');
  const steps = sql`${sql.param([...priceSteps])}::bigint[]`;
  const { rows } = await db.execute<RangeCount>(sql`
    select width_bucket(${listed.ask}, ${steps}) as range, count(*)::int as count
    from ${listed} group by 1 order by 1`);
  return rows.map(({ range, count }) => ({ range, count }));
}
