import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, type artworks } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import { readTerms, type Terms } from '../market/terms.ts';
import type { LoadedRelease } from './list-releases.ts';
import { type Books, loadBooks } from './load-books.ts';
import { type EditionWithBest, editionsOfArtworks } from './load-editions.ts';
import { type PictureRow, picturesOfArtworks } from './load-pictures.ts';
import { runningReleasesOf } from './releases-of-artworks.ts';

export type ArtworkRow = typeof artworks.$inferSelect;

/** An artwork with its relations. `books` is null where they were not requested. */
export type LoadedArtwork = {
  readonly artwork: ArtworkRow;
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly pictures: readonly PictureRow[];
  readonly editions: readonly EditionWithBest[];
  readonly books: { readonly all: Books; readonly terms: Terms } | null;
  /** Whether its release day is known and has not passed, in UTC. */
  readonly isUpcoming: boolean;
  /** Its next or open release; loaded with the books, or for an upcoming artwork. */
  readonly release: LoadedRelease | null;
};

/** Loads the artworks' relations, with the same number of queries for any number of artworks. */
export async function loadArtworks(
  db: Queryable,
  rows: readonly ArtworkRow[],
  options: { readonly now: Date; readonly books: boolean },
): Promise<LoadedArtwork[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const withRelease = options.books
    ? ids
    : rows.flatMap((row) => (isUpcoming(row, options.now) ? row.id : []));
  const [makers, pictures, editions, running] = await Promise.all([
    artistsOfArtworks(db, ids),
    picturesOfArtworks(db, ids),
    editionsOfArtworks(db, ids, options.now),
    withRelease.length > 0 ? runningReleasesOf(db, withRelease, options.now) : [],
  ]);
  const books = options.books
    ? await loadBooksAndTerms(
        db,
        editions.map(({ edition }) => edition.id),
        options.now,
      )
    : null;
  const makersOf = Map.groupBy(makers, (maker) => maker.artworkId);
  const picturesOf = Map.groupBy(pictures, (picture) => picture.ownerId);
  const editionsOf = Map.groupBy(editions, ({ edition }) => edition.artworkId);
  return rows.map((artwork) => ({
    artwork,
    artists: (makersOf.get(artwork.id) ?? []).flatMap(({ id, name }) =>
      name === null ? [] : [{ id, name }],
    ),
    pictures: picturesOf.get(artwork.id) ?? [],
    editions: editionsOf.get(artwork.id) ?? [],
    books,
    isUpcoming: isUpcoming(artwork, options.now),
    release: running.find(({ release }) => release.artworkId === artwork.id) ?? null,
  }));
}

/** The stored flag stays set; the release day decides when it no longer applies. */
function isUpcoming({ upcomingRelease, isFullDate, releaseDate }: ArtworkRow, now: Date): boolean {
  const isOver = isFullDate && releaseDate !== null && releaseDate < now.toISOString().slice(0, 10);
  return upcomingRelease && !isOver;
}

async function loadBooksAndTerms(db: Queryable, editionIds: readonly number[], now: Date) {
  const [all, terms] = await Promise.all([loadBooks(db, editionIds, now), readTerms(db, now)]);
  return { all, terms };
}

/** Artists without a name are left out. */
export function artistsOfArtworks(db: Queryable, artworkIds: readonly number[]) {
  return db
    .select({ artworkId: artworkArtists.artworkId, id: artists.id, name: artists.name })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(
      and(
        isAnyOf(artworkArtists.artworkId, artworkIds),
        isNull(artists.deletedAt),
        isNotNull(artists.name),
      ),
    )
    .orderBy(asc(artworkArtists.artworkId), asc(artworkArtists.position));
}
