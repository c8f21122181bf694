import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworks } from '../db/schema/catalogue.ts';
import { nameWords } from '../db/schema/search.ts';
import { type NameKind, type Reading, readWords, typedWords } from './read-words.ts';

/** Words as they were typed, and what they may stand for in names of one kind. */
export type Search = {
  readonly kind: NameKind;
  readonly typed: readonly string[];
  readonly readings: readonly Reading[];
};

/**
 * As many as a search finds. Nobody reads further, and with a bound a search for a common word
 * costs what one for a rare word does.
 */
export const foundAtMost = 300;
/** Where every word stands in more names than this, only the most sought-after are looked at. */
const common = 20_000;
const lookedAt = 1000;

const places = {
  artwork: { table: artworks, id: artworks.id, name: artworks.name, heat: sql`${artworks.heat}` },
  artist: { table: artists, id: artists.id, name: artists.name, heat: sql`0` },
} as const;

/**
 * Ids of the artists whose names have every one of these words: as it stands, as the beginning of a
 * word or, where there is no such word, spelt nearly like it. Case and accents count for nothing.
 * The best match first. Where no name has all of the words, those that have most of them.
 */
export async function findArtists(db: Queryable, words: string): Promise<number[]> {
  const typed = typedWords(words);
  const { artist: readings } = await readWords(db, ['artist'], typed);
  const search: Search = { kind: 'artist', typed, readings };
  const found = await namesWithAll(db, search);
  return found.length > 0 ? found : namesWithMost(db, search);
}

/** The best match first, of equal ones the most sought-after. */
export async function namesWithAll(
  db: Queryable,
  { kind, typed, readings }: Search,
): Promise<number[]> {
  const [first, ...others] = readings;
  if (first === undefined || readings.length < typed.length) return [];
  return idsOf(db, others.length === 0 ? withOne(kind, first) : withAll(kind, first, others));
}

/**
 * Names that have half of the words at least: those with more of them first, then those that look
 * more like what was typed.
 */
export async function namesWithMost(
  db: Queryable,
  { kind, typed, readings }: Search,
  most = foundAtMost,
): Promise<number[]> {
  const rarest = rarestOf({ kind, typed, readings });
  if (rarest.length === 0) return [];
  const { table, id, name, heat } = places[kind];
  return idsOf(
    db,
    sql`
    select id from (
      select ${id} as id, ${heat} as heat, fold(${name}) as name, words_of(${name}) as words
      from ${table}
      where ${id} in (${likeliest(kind, rarest, most)})
      offset 0
    ) as named
    where ${wordsMet(sql`words`, readings)} >= ${half(typed)}
    order by ${wordsMet(sql`words`, readings)} desc, ${likeness(sql`name`, typed)} desc,
      heat desc, id desc`,
  );
}

/** Names that may have half of the words, in no order: the `most` sought-after with each rare one. */
export async function namesWithSome(
  db: Queryable,
  search: Search,
  most: number,
): Promise<number[]> {
  const rarest = rarestOf(search);
  if (rarest.length === 0) return [];
  return idsOf(db, sql`select id from (${likeliest(search.kind, rarest, most)}) as likely`);
}

/** How many words are half of the typed ones. */
export function half(typed: readonly string[]): number {
  return Math.ceil(typed.length / 2);
}

/** A name that has half of the words has one of these. Of a single word there is no half. */
function rarestOf({ typed, readings }: Search): readonly Reading[] {
  if (typed.length < 2) return [];
  return readings.slice(0, Math.max(0, readings.length - half(typed) + 1));
}

function likeliest(kind: NameKind, readings: readonly Reading[], most: number): SQL {
  const each = readings.map(
    (reading) => sql`(select id from (${namesWith(kind, reading, most)}) as named
      order by fit desc, heat desc, id desc limit ${sql.raw(String(most))})`,
  );
  return sql.join(each, sql` union `);
}

/** How many of the typed words are among these. */
export function wordsMet(
  words: SQL,
  readings: readonly { readonly words: readonly string[] }[],
): SQL {
  const met = readings.map((one) => sql`(${words} && ${sql.param([...one.words])}::text[])::int`);
  return sql`(${sql.join(met, sql` + `)})`;
}

/** From 0 to 1: how nearly a part of a folded text is what was typed. */
export function likeness(text: SQL, typed: readonly string[]): SQL {
  return sql`word_similarity(fold(${typed.join(' ')}), ${text})`;
}

async function idsOf(db: Queryable, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`${query} limit ${sql.raw(String(foundAtMost))}`,
  );
  return rows.map(({ id }) => id);
}

/** The most sought-after names with each of the words. */
function namesWith(kind: NameKind, { words, fits }: Reading, most: number): SQL {
  return sql`
    select found.record_id as id, max(reading.fit) as fit, max(found.heat) as heat
    from unnest(${sql.param([...words])}::text[], ${sql.param([...fits])}::float8[])
      as reading(word, fit)
    cross join lateral (
      select record_id, heat from ${nameWords}
      where kind = ${kind} and word = reading.word
      order by heat desc, record_id desc limit ${sql.raw(String(most))}
    ) as found
    group by found.record_id`;
}

function withOne(kind: NameKind, reading: Reading): SQL {
  return sql`
    select id from (${namesWith(kind, reading, foundAtMost)}) as named
    order by fit desc, heat desc, id desc`;
}

/**
 * The index of words intersects the lists of names itself, along the shortest. Two lists that are
 * both long may have as much in common: there the hottest of the shorter one are looked through.
 */
function withAll(kind: NameKind, rarest: Reading, others: readonly Reading[]): SQL {
  const { table, id, name, heat } = places[kind];
  const has = ({ words }: Reading) => sql`words_of(${name}) && ${sql.param([...words])}::text[]`;
  const likeliest = [rarest, ...others].flatMap(({ words }) => words.slice(0, 1));
  const isCommon = rarest.names > common;
  const where = isCommon
    ? sql`${id} in (select id from (${namesWith(kind, rarest, lookedAt)}) as named)`
    : has(rarest);
  return sql`
    select id from (
      select ${id} as id, ${name} as name, ${heat} as heat from ${table}
      where ${sql.join([where, ...others.map(has)], sql` and `)}
      order by heat desc, id desc limit ${sql.raw(String(lookedAt))}
    ) as named
    order by words_of(name) @> ${sql.param(likeliest)}::text[] desc, heat desc, id desc`;
}
