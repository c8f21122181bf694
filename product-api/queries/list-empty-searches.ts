import { subDays } from 'date-fns/subDays';
import { sql } from 'drizzle-orm';
import type { AnswerOf } from '../../shared/desk/operations.ts';
import type { Queryable } from '../db/database.ts';
import { emptySearches } from '../db/schema/figures.ts';

const listedDays = 30;
const listedAtMost = 100;

/**
 * Searches of 30 days that found nothing, the most frequent first. The beginning of a longer one of
 * the same day is left out: a search runs while its words are typed.
 */
export async function listEmptySearches(
  db: Queryable,
  now: Date,
): Promise<AnswerOf<'figures searches'>> {
  const since = subDays(now, listedDays).toISOString().slice(0, 10);
  const { rows } = await db.execute<AnswerOf<'figures searches'>[number] & Record<string, unknown>>(
    sql`
    select query, sum(times)::int as times, max(day)::text as "lastDay"
    from ${emptySearches} as typed
    where day >= ${since} and not exists (
      select from ${emptySearches} as longer
      where longer.day = typed.day and longer.query > typed.query
        and starts_with(longer.query, typed.query)
    )
    group by query order by times desc, query limit ${listedAtMost}`,
  );
  return rows;
}
