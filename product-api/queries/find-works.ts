import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Medium, mediums } from '../../shared/domain/mediums.ts';
import { unaccented } from '../../shared/domain/unaccented.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks } from '../db/schema/catalogue.ts';
import {
  countMatched,
  half,
  maxResults,
  namesWithAll,
  namesWithMost,
  namesWithSome,
  type Search,
  similarity,
} from './find-names.ts';
import { matchWords, typedWords } from './match-words.ts';

/**
 * Only the best artists' newest works, so that a common first name costs no more than a rare one.
 */
const artistsAtMost = 6;
/** Titles compared for each rare word, and works compared by their artist. */
const comparedAtMost = 16;
/** Letters. Two letters are the prefix of too many names to mean a medium. */
const shortestBeginning = 3;

/**
 * Ids of the works that match the words: titles with all of them, best match first; then works of
 * artists with all of them in the name, which come first where the artist matches better; then
 * works in a matching medium, the most popular first. Where there are none, works with most of the
 * words in title, artist and medium together.
 */
export async function findWorks(db: Queryable, words: string): Promise<number[]> {
  const typed = typedWords(words);
  const { artwork, artist } = await matchWords(db, ['artwork', 'artist'], typed);
  const titles: Search = { kind: 'artwork', typed, matches: artwork };
  const names: Search = { kind: 'artist', typed, matches: artist };
  const [titled, made, inMedium] = await Promise.all([
    namesWithAll(db, titles),
    namesWithAll(db, names).then((ids) => worksOfArtists(db, ids, maxResults)),
    worksInMediums(db, mediumsOf(words)),
  ]);
  const surest = confidence(names) > confidence(titles) ? [made, titled] : [titled, made];
  const found = [...new Set([...surest, inMedium].flat())];
  if (found.length > 0) return found;
  const partly = await Promise.all([
    namesWithSome(db, titles, comparedAtMost),
    namesWithMost(db, names, comparedAtMost).then((ids) => worksOfArtists(db, ids, comparedAtMost)),
  ]);
  return partialMatches(db, [...new Set(partly.flat())], [titles, names]);
}

/** Confidence of a match, from 0 to 1: that of the word that matches least. */
function confidence({ matches }: Search): number {
  return Math.min(...matches.map(({ fits }) => Math.max(...fits)));
}

/** The mediums that these words name, in singular, plural or as a prefix. */
function mediumsOf(words: string): Medium[] {
  const wanted = bare(words);
  if (wanted.length < shortestBeginning) return [];
  return mediums.filter((medium) => bare(medium).startsWith(wanted));
}

function bare(words: string): string {
  return unaccented(words).replace(/\P{L}/gu, '').replace(/s$/, '');
}

/** The most popular works of these mediums, one medium after the other. */
async function worksInMediums(db: Queryable, wanted: readonly Medium[]): Promise<number[]> {
  const found = await Promise.all(
    wanted.map((medium) =>
      db
        .select({ id: artworks.id })
        .from(artworks)
        .where(and(eq(artworks.medium, medium), isNull(artworks.hiddenAt)))
        .orderBy(desc(artworks.heat), desc(artworks.id))
        .limit(maxResults),
    ),
  );
  return found.flat().map(({ id }) => id);
}

/** The newest works of the first of these artists, the most popular first. */
async function worksOfArtists(
  db: Queryable,
  artistIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const best = artistIds.slice(0, artistsAtMost);
  if (best.length === 0) return [];
  const each = Math.floor(limit / best.length);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${artworks}
    where id = any(array(
      select made.artwork_id from unnest(${sql.param(best)}::int[]) as maker(id)
      cross join lateral (
        select artwork_id from ${artworkArtists} where artist_id = maker.id
        order by artwork_id desc limit ${sql.raw(String(each))}
      ) as made
    )) and hidden_at is null
    order by heat desc, id desc`);
  return rows.map(({ id }) => id);
}

/**
 * Works with at least half of the words in title, artist and medium together: by the number of
 * words, then by similarity to the typed text.
 */
async function partialMatches(
  db: Queryable,
  ids: readonly number[],
  searches: readonly Search[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const typed = searches[0]?.typed ?? [];
  const matches = typed.map((word, slot) => ({
    words: [
      unaccented(word),
      ...searches.flatMap((search) =>
        search.matches.flatMap((one) => (one.slot === slot ? one.words : [])),
      ),
    ],
  }));
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select work.id, work.heat, fold(label.text) as text, words_of(label.text) as words
      from ${artworks} as work
      cross join lateral (
        select concat_ws(' ', work.name, work.medium, string_agg((
          select name from ${artists} where id = made.artist_id and deleted_at is null
        ), ' ')) as text
        from ${artworkArtists} as made where made.artwork_id = work.id
      ) as label
      where work.id = any(${sql.param([...ids])}::int[])
      offset 0
    ) as labelled
    where ${countMatched(sql`words`, matches)} >= ${half(typed)}
    order by ${countMatched(sql`words`, matches)} desc, ${similarity(sql`text`, typed)} desc,
      heat desc, id desc
    limit ${sql.raw(String(maxResults))}`);
  return rows.map(({ id }) => id);
}
