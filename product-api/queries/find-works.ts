import { desc, eq, sql } from 'drizzle-orm';
import { type Medium, mediums } from '../../shared/domain/mediums.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks } from '../db/schema/catalogue.ts';
import {
  countMatched,
  foundAtMost,
  half,
  likeness,
  namesWithAll,
  namesWithMost,
  namesWithSome,
  type Search,
} from './find-names.ts';
import { matchWords, typedWords } from './match-words.ts';

/** Only the best artists' newest works: a common first name costs what a rare name does. */
const artistsAtMost = 6;
/** As many titles with each rare word, and as many works by artists, are compared word by word. */
const comparedAtMost = 16;
/** In letters. Two letters begin too many names for a medium to be meant. */
const shortestBeginning = 3;

/**
 * Ids of the works that these words mean: those with all of them in the title, the best match
 * first; then those of the artists with all of them in the name, or these before those where the
 * artist is meant more surely; then those of the mediums that they begin, the most sought-after
 * first. Where there is none, works whose title or whose artist's name has most of the words: first
 * those with more of them in title, artist and medium together.
 */
export async function findWorks(db: Queryable, words: string): Promise<number[]> {
  const typed = typedWords(words);
  const { artwork, artist } = await matchWords(db, ['artwork', 'artist'], typed);
  const titles: Search = { kind: 'artwork', typed, matches: artwork };
  const names: Search = { kind: 'artist', typed, matches: artist };
  const [titled, made, inMedium] = await Promise.all([
    namesWithAll(db, titles),
    namesWithAll(db, names).then((ids) => worksOf(db, ids, foundAtMost)),
    worksIn(db, mediumsOf(words)),
  ]);
  const surest = sureness(names) > sureness(titles) ? [made, titled] : [titled, made];
  const found = [...new Set([...surest, inMedium].flat())];
  if (found.length > 0) return found;
  const partly = await Promise.all([
    namesWithSome(db, titles, comparedAtMost),
    namesWithMost(db, names, comparedAtMost).then((ids) => worksOf(db, ids, comparedAtMost)),
  ]);
  return bestOf(db, [...new Set(partly.flat())], [titles, names]);
}

/** How surely the words were meant so, from 0 to 1: the fit of the word that matches least. */
function sureness({ matches }: Search): number {
  return Math.min(...matches.map(({ fits }) => Math.max(...fits)));
}

/** The mediums that these words name, in the singular, the plural or by their beginning. */
function mediumsOf(words: string): Medium[] {
  const wanted = bare(words);
  if (wanted.length < shortestBeginning) return [];
  return mediums.filter((medium) => bare(medium).startsWith(wanted));
}

function bare(words: string): string {
  return unaccented(words).replace(/\P{L}/gu, '').replace(/s$/, '');
}

function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The most sought-after of these mediums, one medium after the other. */
async function worksIn(db: Queryable, wanted: readonly Medium[]): Promise<number[]> {
  const found = await Promise.all(
    wanted.map((medium) =>
      db
        .select({ id: artworks.id })
        .from(artworks)
        .where(eq(artworks.medium, medium))
        .orderBy(desc(artworks.heat), desc(artworks.id))
        .limit(foundAtMost),
    ),
  );
  return found.flat().map(({ id }) => id);
}

/** The newest works of the first of these artists, the most sought-after first. */
async function worksOf(
  db: Queryable,
  artistIds: readonly number[],
  most: number,
): Promise<number[]> {
  const best = artistIds.slice(0, artistsAtMost);
  if (best.length === 0) return [];
  const each = Math.floor(most / best.length);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${artworks}
    where id = any(array(
      select made.artwork_id from unnest(${sql.param(best)}::int[]) as maker(id)
      cross join lateral (
        select artwork_id from ${artworkArtists} where artist_id = maker.id
        order by artwork_id desc limit ${sql.raw(String(each))}
      ) as made
    ))
    order by heat desc, id desc`);
  return rows.map(({ id }) => id);
}

/**
 * Those that have half of the words at least in title, artist and medium together: those with more
 * of them first, then those that look more like what was typed.
 */
async function bestOf(
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
    order by ${countMatched(sql`words`, matches)} desc, ${likeness(sql`text`, typed)} desc,
      heat desc, id desc
    limit ${sql.raw(String(foundAtMost))}`);
  return rows.map(({ id }) => id);
}
