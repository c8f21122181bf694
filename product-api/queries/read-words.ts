import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

export type NameKind = 'artwork' | 'artist';

/** What one typed word may stand for: words of the vocabulary, the likeliest first. */
export type Reading = {
  /** Which of the typed words it is. */
  readonly slot: number;
  readonly words: readonly string[];
  readonly fits: readonly number[];
  /** How many names have any of them, at most. */
  readonly names: number;
};

/** As many words as a search heeds, and as many as each may stand for. */
const wordsAtMost = 6;
const readingsAtMost = 8;

/** The words that are searched for. */
export function typedWords(text: string): string[] {
  const words = text.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  return words.slice(0, wordsAtMost);
}

/** One for each typed word that can be read at all, the rarest first. */
export async function readWords(
  db: Queryable,
  kind: NameKind,
  typed: readonly string[],
): Promise<Reading[]> {
  if (typed.length === 0) return [];
  const { rows } = await db.execute<Reading>(sql`
    select typed.slot::int - 1 as slot, array_agg(known.word order by known.fit desc) as words,
      array_agg(known.fit order by known.fit desc) as fits, sum(known.uses)::int as names
    from unnest(${sql.param([...typed])}::text[]) with ordinality as typed(word, slot)
    cross join lateral
      read_word(${kind}, fold(typed.word), ${sql.raw(String(readingsAtMost))}) as known
    group by typed.slot`);
  return rows.toSorted((one, other) => one.names - other.names);
}
