import { asc, count, desc, eq } from 'drizzle-orm';
import { artistPath, artworkPath } from '../../../shared/domain/paths.ts';
import type { Queryable } from '../../db/database.ts';
import { artists, artworkArtists, artworks, editions } from '../../db/schema/catalogue.ts';
import { followedArtists, savedArtworks } from '../../db/schema/collecting.ts';
import { notFound } from '../../errors.ts';
import {
  artistFieldsOf,
  artworkFieldsOf,
  editionFieldsOf,
  versionOf,
} from '../../market/catalogue-fields.ts';
import { type PictureRow, picturesOfArtists, picturesOfArtworks } from '../load-pictures.ts';
import { artistState, readArtistState, readArtworkState, stateOf } from './read-state.ts';
import { tradesOfEditions } from './trades-of-editions.ts';

const worksAtMost = 100;

/** An artist as the staff sees it. Throws the 404 of an unknown one. */
export async function showArtist(db: Queryable, id: number) {
  const [row] = await db.select().from(artists).where(eq(artists.id, id));
  if (!row) throw notFound();
  const works = await db
    .select({ artwork: artworks })
    .from(artworkArtists)
    .innerJoin(artworks, eq(artworks.id, artworkArtists.artworkId))
    .where(eq(artworkArtists.artistId, id))
    .orderBy(desc(artworks.id))
    .limit(worksAtMost);
  const [followers] = await db
    .select({ number: count() })
    .from(followedArtists)
    .where(eq(followedArtists.artistId, id));
  const { state, missing } = await readArtistState(db, id);
  return {
    ...row,
    state,
    missing: [...missing],
    version: versionOf(artistFieldsOf(row)),
    path: artistPath({ id, name: row.name ?? '' }),
    followers: followers?.number ?? 0,
    artworks: works.map(({ artwork }) => ({
      id: artwork.id,
      name: artwork.name,
      state: stateOf(artwork),
    })),
    pictures: (await picturesOfArtists(db, [id])).map(shownPicture),
  };
}

/** An artwork as the staff sees it. Throws the 404 of an unknown one. */
export async function showArtwork(db: Queryable, id: number) {
  const [row] = await db.select().from(artworks).where(eq(artworks.id, id));
  if (!row) throw notFound();
  const makers = await db
    .select({ artist: artists })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(eq(artworkArtists.artworkId, id))
    .orderBy(asc(artworkArtists.position));
  const named = makers.map(({ artist }) => ({
    id: artist.id,
    name: artist.name ?? '',
    state: artistState(artist),
  }));
  const [saves] = await db
    .select({ number: count() })
    .from(savedArtworks)
    .where(eq(savedArtworks.artworkId, id));
  const { state, missing } = await readArtworkState(db, id);
  const artistIds = named.map((artist) => artist.id);
  return {
    ...row,
    state,
    missing: [...missing],
    version: versionOf(artworkFieldsOf(row, artistIds)),
    path: artworkPath({ id, name: row.name, artists: named }),
    saves: saves?.number ?? 0,
    artists: named,
    editions: await editionsOf(db, id),
    pictures: (await picturesOfArtworks(db, [id])).map(shownPicture),
  };
}

async function editionsOf(db: Queryable, artworkId: number) {
  const rows = await db
    .select()
    .from(editions)
    .where(eq(editions.artworkId, artworkId))
    .orderBy(asc(editions.id));
  const trades = await tradesOfEditions(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((edition) => ({
    ...edition,
    version: versionOf(editionFieldsOf(edition)),
    openTrades: trades.get(edition.id)?.open ?? 0,
    trades: trades.get(edition.id)?.all ?? 0,
  }));
}

function shownPicture({ id, width, height, name, alternativeText, credit }: PictureRow) {
  return {
    ...{ id, width, height, name, alternativeText, credit },
    url: `/media/${id}/small.webp`,
    largeUrl: `/media/${id}/large.webp`,
  };
}
