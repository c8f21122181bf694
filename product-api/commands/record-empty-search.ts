import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { emptySearches } from '../db/schema/figures.ts';
import { typedWords } from '../queries/match-words.ts';

const maxLength = 60;
/** Different searches of a day; more are not counted. */
const dailySearches = 2000;

/**
 * Counts a search that found nothing, by its words in lower case. What may be an e-mail address is
 * not kept.
 */
export async function recordEmptySearch(db: Database, searched: string, now: Date): Promise<void> {
  const query = typedWords(searched).join(' ').toLowerCase();
  if (query === '' || query.length > maxLength || searched.includes('@')) return;
  const day = now.toISOString().slice(0, 10);
  await db.execute(sql`
    insert into ${emptySearches} (day, query, times)
    select ${day}, ${query}, 1
    where (select count(*) from ${emptySearches} where day = ${day}) < ${dailySearches}
    on conflict (day, query) do update set times = ${emptySearches.times} + 1`);
}
