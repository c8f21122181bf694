import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworks } from '../db/schema/catalogue.ts';
import { nameWords } from '../db/schema/search.ts';

type Kind = 'artwork' | 'artist';
/** What one typed word may stand for: words of the vocabulary, the likeliest first. */
type Reading = {
  readonly words: readonly string[];
  readonly fits: readonly number[];
  /** How many names have any of them, at most. */
  readonly names: number;
};

/**
 * As many as a search finds, and as many words as it heeds. Nobody reads further, and with a bound
 * a search for a common word costs what one for a rare word does.
 */
const foundAtMost = 300;
const wordsAtMost = 6;
const readingsAtMost = 8;
/** Where every word stands in more names than this, only the most sought-after are looked at. */
const common = 20_000;
const lookedAt = 1000;

const places = {
  artwork: { table: artworks, id: artworks.id, name: artworks.name, heat: sql`${artworks.heat}` },
  artist: { table: artists, id: artists.id, name: artists.name, heat: sql`0` },
} as const;

/**
 * Ids of the artworks or artists whose names have every one of these words: as it stands, as the
 * beginning of a word or, where there is no such word, spelt nearly like it. Case and accents count
 * for nothing. The best match first, of equal ones the most sought-after.
 */
export async function findByName(db: Queryable, kind: Kind, words: string): Promise<number[]> {
  const typed = words.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  const asked = typed.slice(0, wordsAtMost);
  const readings = await readWords(db, kind, asked);
  const [first, ...others] = readings.toSorted((one, other) => one.names - other.names);
  if (first === undefined || readings.length < asked.length) return [];
  const query = others.length === 0 ? withOne(kind, first) : withAll(kind, first, others);
  const { rows } = await db.execute<{ id: number }>(
    sql`${query} limit ${sql.raw(String(foundAtMost))}`,
  );
  return rows.map(({ id }) => id);
}

/** One for each typed word that can be read at all. */
async function readWords(db: Queryable, kind: Kind, asked: readonly string[]): Promise<Reading[]> {
  if (asked.length === 0) return [];
  const { rows } = await db.execute<Reading>(sql`
    select array_agg(known.word order by known.fit desc) as words,
      array_agg(known.fit order by known.fit desc) as fits, sum(known.uses)::int as names
    from unnest(${sql.param([...asked])}::text[]) with ordinality as typed(word, slot)
    cross join lateral
      read_word(${kind}, fold(typed.word), ${sql.raw(String(readingsAtMost))}) as known
    group by typed.slot`);
  return rows;
}

/** The most sought-after names with each of the words. */
function namesWith(kind: Kind, { words, fits }: Reading, most: number): SQL {
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

function withOne(kind: Kind, reading: Reading): SQL {
  return sql`
    select id from (${namesWith(kind, reading, foundAtMost)}) as named
    order by fit desc, heat desc, id desc`;
}

/**
 * The index of words intersects the lists of names itself, along the shortest. Two lists that are
 * both long may have as much in common: there the hottest of the shorter one are looked through.
 */
function withAll(kind: Kind, rarest: Reading, others: readonly Reading[]): SQL {
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
