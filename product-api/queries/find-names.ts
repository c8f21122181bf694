import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworks } from '../db/schema/catalogue.ts';
import { artworkWords } from '../db/schema/search.ts';
import { matchWords, type NameKind, typedWords, type WordMatch } from './match-words.ts';

/** The typed words and their matches in names of one kind. */
export type Search = {
  readonly kind: NameKind;
  readonly typed: readonly string[];
  readonly matches: readonly WordMatch[];
};

/** Results of a search; the bound makes a common word cost no more than a rare one. */
export const maxResults = 300;
/** Where every word is in more names than this, only the most popular names are compared. */
const common = 20_000;
const comparedAtMost = 1000;

/**
 * `withWord` selects id and heat of the names that contain `match.word`, the most popular first.
 */
const sources = {
  artwork: {
    table: artworks,
    id: artworks.id,
    name: artworks.name,
    heat: sql`${artworks.heat}`,
    isListed: sql`${artworks.hiddenAt} is null`,
    withWord: sql`select artwork_id as id, heat from ${artworkWords} where word = match.word
      order by heat desc, artwork_id desc`,
  },
  artist: {
    table: artists,
    id: artists.id,
    name: artists.name,
    heat: sql`0`,
    isListed: sql`${artists.deletedAt} is null`,
    withWord: sql`select id, 0 as heat from ${artists}
      where words_of(name) @> array[match.word]::text[] and deleted_at is null order by id desc`,
  },
} as const;

/**
 * Ids of the artists whose names contain every word: exactly, as a prefix or, failing that, by
 * similar spelling. Case and accents are ignored. Best match first. Where no name contains all
 * words, those that contain most of them.
 */
export async function findArtists(db: Queryable, words: string): Promise<number[]> {
  const typed = typedWords(words);
  const { artist: matches } = await matchWords(db, ['artist'], typed);
  const search: Search = { kind: 'artist', typed, matches };
  const found = await namesWithAll(db, search);
  return found.length > 0 ? found : namesWithMost(db, search);
}

/** Best match first, then by popularity. */
export async function namesWithAll(
  db: Queryable,
  { kind, typed, matches }: Search,
): Promise<number[]> {
  const [first, ...others] = matches;
  if (first === undefined || matches.length < typed.length) return [];
  return idsOf(db, others.length === 0 ? withOne(kind, first) : withAll(kind, first, others));
}

/**
 * Names with at least half of the words: by the number of words, then by similarity to the typed
 * text.
 */
export async function namesWithMost(
  db: Queryable,
  { kind, typed, matches }: Search,
  limit = maxResults,
): Promise<number[]> {
  const rarest = rarestMatches({ kind, typed, matches });
  if (rarest.length === 0) return [];
  const { table, id, name, heat } = sources[kind];
  return idsOf(
    db,
    sql`
    select id from (
      select ${id} as id, ${heat} as heat, fold(${name}) as name, words_of(${name}) as words
      from ${table}
      where ${id} in (${candidates(kind, rarest, limit)})
      offset 0
    ) as named
    where ${countMatched(sql`words`, matches)} >= ${half(typed)}
    order by ${countMatched(sql`words`, matches)} desc, ${similarity(sql`name`, typed)} desc,
      heat desc, id desc`,
  );
}

/**
 * Candidates for at least half of the words, unordered: the `limit` most popular names with each
 * rare word.
 */
export async function namesWithSome(
  db: Queryable,
  search: Search,
  limit: number,
): Promise<number[]> {
  const rarest = rarestMatches(search);
  if (rarest.length === 0) return [];
  return idsOf(db, sql`select id from (${candidates(search.kind, rarest, limit)}) as candidate`);
}

/** At least half of the typed words. */
export function half(typed: readonly string[]): number {
  return Math.ceil(typed.length / 2);
}

/** Every name with half of the words contains one of these. A single word has no half. */
function rarestMatches({ typed, matches }: Search): readonly WordMatch[] {
  if (typed.length < 2) return [];
  return matches.slice(0, Math.max(0, matches.length - half(typed) + 1));
}

function candidates(kind: NameKind, matches: readonly WordMatch[], limit: number): SQL {
  const each = matches.map(
    (match) => sql`(select id from (${namesWith(kind, match, limit)}) as named
      order by fit desc, heat desc, id desc limit ${sql.raw(String(limit))})`,
  );
  return sql.join(each, sql` union `);
}

/** Number of typed words that occur in `words`. */
export function countMatched(
  words: SQL,
  matches: readonly { readonly words: readonly string[] }[],
): SQL {
  const met = matches.map((one) => sql`(${words} && ${sql.param([...one.words])}::text[])::int`);
  return sql`(${sql.join(met, sql` + `)})`;
}

/** Similarity of a part of a folded text to the typed text, from 0 to 1. */
export function similarity(text: SQL, typed: readonly string[]): SQL {
  return sql`word_similarity(fold(${typed.join(' ')}), ${text})`;
}

async function idsOf(db: Queryable, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`${query} limit ${sql.raw(String(maxResults))}`,
  );
  return rows.map(({ id }) => id);
}

/** The most popular names with each of the words. */
function namesWith(kind: NameKind, { words, fits }: WordMatch, limit: number): SQL {
  return sql`
    select found.id, max(match.fit) as fit, max(found.heat) as heat
    from unnest(${sql.param([...words])}::text[], ${sql.param([...fits])}::float8[])
      as match(word, fit)
    cross join lateral (
      ${sources[kind].withWord} limit ${sql.raw(String(limit))}
    ) as found
    group by found.id`;
}

function withOne(kind: NameKind, match: WordMatch): SQL {
  return sql`
    select id from (${namesWith(kind, match, maxResults)}) as named
    order by fit desc, heat desc, id desc`;
}

/**
 * Intersects the words' index entries. Where all of them are long, only the most popular names of
 * the shortest are compared.
 */
function withAll(kind: NameKind, rarest: WordMatch, others: readonly WordMatch[]): SQL {
  const { table, id, name, heat, isListed } = sources[kind];
  const has = ({ words }: WordMatch) => sql`words_of(${name}) && ${sql.param([...words])}::text[]`;
  const bestWords = [rarest, ...others].flatMap(({ words }) => words.slice(0, 1));
  const isCommon = rarest.names > common;
  const where = isCommon
    ? sql`${id} in (select id from (${namesWith(kind, rarest, comparedAtMost)}) as named)`
    : has(rarest);
  return sql`
    select id from (
      select ${id} as id, ${name} as name, ${heat} as heat from ${table}
      where ${sql.join([isListed, where, ...others.map(has)], sql` and `)}
      order by heat desc, id desc limit ${sql.raw(String(comparedAtMost))}
    ) as named
    order by words_of(name) @> ${sql.param(bestWords)}::text[] desc, heat desc, id desc`;
}
