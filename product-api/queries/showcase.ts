import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { WireShowcase } from '../../shared/contracts/wire/showcase.ts';
import {
  type ShowcasePlace,
  showcasePlaceNames,
  showcasePlaces,
} from '../../shared/domain/showcase.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworks } from '../db/schema/catalogue.ts';
import { showcase } from '../db/schema/showcase.ts';
import { isAnyOf } from '../db/sql.ts';
import { recordVersion } from '../market/record-version.ts';
import { artistState, stateOf } from './catalogue/read-state.ts';
import { chosenArtworks } from './chosen-artworks.ts';
import { picturesOfArtists, thumbnailOf } from './load-pictures.ts';

type Chosen = Awaited<ReturnType<typeof chosenArtworks>>[number];

/** Everything that was chosen, as the staff sees it. */
export async function listShowcase(db: Queryable) {
  const rows = await db
    .select()
    .from(showcase)
    .leftJoin(artists, eq(artists.id, showcase.artistId))
    .leftJoin(artworks, eq(artworks.id, showcase.artworkId))
    .orderBy(asc(showcase.place), asc(showcase.position));
  const works = await chosenArtworks(
    db,
    rows.flatMap((row) => row.artworks ?? []),
  );
  const usual = await usualArtists(db);
  const makers = [...rows.flatMap((row) => row.artists ?? []), ...usual];
  const pictures = await picturesOfArtists(
    db,
    makers.map(({ id }) => id),
  );
  const chosenArtists = makers.map(
    (row): Chosen => ({
      id: row.id,
      name: row.name ?? '',
      artists: '',
      state: artistState(row),
      picture: thumbnailOf(pictures, row.id),
    }),
  );
  return showcasePlaceNames.map((place) => {
    const { of, atMost, usual: ids } = showcasePlaces[place];
    const records = of === 'artist' ? chosenArtists : works;
    const chosen = rows
      .filter((row) => row.showcase.place === place)
      .flatMap((row) => {
        const id = row.showcase.artistId ?? row.showcase.artworkId;
        return records.find((record) => record.id === id) ?? [];
      });
    return {
      ...{ place, of, atMost },
      version: recordVersion(chosen.map(({ id }) => id)),
      records: chosen,
      usual: ids
        .filter((id) => usual.some((artist) => artist.id === id))
        .flatMap((id) => chosenArtists.find((artist) => artist.id === id) ?? []),
    };
  });
}

/** Those whom visitors see. */
function usualArtists(db: Queryable) {
  const ids = showcasePlaceNames.flatMap((place) => [...showcasePlaces[place].usual]);
  return db
    .select()
    .from(artists)
    .where(and(isAnyOf(artists.id, ids), isNull(artists.deletedAt), isNotNull(artists.name)));
}

/** The ids that visitors see at each place. */
export async function readShowcase(db: Queryable): Promise<WireShowcase> {
  const rows = await db
    .select({
      place: showcase.place,
      artist: { id: artists.id, name: artists.name, deletedAt: artists.deletedAt },
      artwork: {
        id: artworks.id,
        hiddenAt: artworks.hiddenAt,
        mergedIntoId: artworks.mergedIntoId,
      },
    })
    .from(showcase)
    .leftJoin(artists, eq(artists.id, showcase.artistId))
    .leftJoin(artworks, eq(artworks.id, showcase.artworkId))
    .orderBy(asc(showcase.position));
  const seenAt = (place: ShowcasePlace) =>
    rows.flatMap((row) => {
      if (row.place !== place) return [];
      const isArtistSeen = row.artist?.deletedAt === null && row.artist.name !== null;
      if (row.artist) return isArtistSeen ? [row.artist.id] : [];
      return row.artwork && stateOf(row.artwork) === 'published' ? [row.artwork.id] : [];
    });
  return {
    'home-works': seenAt('home-works'),
    'header-artists': seenAt('header-artists'),
    'onboarding-artists': seenAt('onboarding-artists'),
  };
}

/** The ids at a place, in order. */
export async function showcaseAt(db: Queryable, place: ShowcasePlace): Promise<number[]> {
  const rows = await db
    .select()
    .from(showcase)
    .where(eq(showcase.place, place))
    .orderBy(asc(showcase.position));
  return rows.flatMap(({ artistId, artworkId }) => artistId ?? artworkId ?? []);
}
