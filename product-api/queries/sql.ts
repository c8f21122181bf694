import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** `column = any(ids)`: one parameter and one prepared plan, however many ids. */
export function isAnyOf(column: AnyColumn, ids: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param([...ids])})`;
}

/**
 * Names that contain the words, or something spelt nearly like them; case and accents count for
 * nothing. Both halves are answered by the trigram index on fold(name).
 */
export function isNamedLike(name: AnyColumn, words: string): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(fold(${name}) like fold(${pattern}) or fold(${words}) <% fold(${name}))`;
}

/** For sorting what `isNamedLike` found: the best first. */
export function likeness(name: AnyColumn, words: string): SQL {
  return sql`word_similarity(fold(${words}), fold(${name})) desc`;
}
