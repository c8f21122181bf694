import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks, editions } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import type { EditionRow } from '../market/rows.ts';
import { type PictureRow, picturesOfArtworks } from './load-pictures.ts';

/** An edition as shown with its trades. */
export type TradedEdition = {
  readonly edition: EditionRow;
  readonly artworkName: string;
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly picture: PictureRow | null;
};

/** By edition id. Sequential queries, because it also runs inside transactions. */
export async function loadTradedEditions(
  db: Queryable,
  editionIds: readonly number[],
): Promise<ReadonlyMap<number, TradedEdition>> {
  const rows = await db
    .select({ edition: editions, artworkName: artworks.name })
    .from(editions)
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(isAnyOf(editions.id, editionIds));
  const artworkIds = [...new Set(rows.map(({ edition }) => edition.artworkId))];
  const makers = await db
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
    .orderBy(asc(artworkArtists.position));
  const pictures = await picturesOfArtworks(db, artworkIds);
  return new Map(
    rows.map(({ edition, artworkName }) => [
      edition.id,
      {
        edition,
        artworkName,
        artists: makers.flatMap(({ artworkId, id, name }) =>
          artworkId === edition.artworkId && name !== null ? [{ id, name }] : [],
        ),
        picture: pictures.find(({ ownerId }) => ownerId === edition.artworkId) ?? null,
      },
    ]),
  );
}

export function tradedEdition(
  loaded: ReadonlyMap<number, TradedEdition>,
  editionId: number,
): TradedEdition {
  const edition = loaded.get(editionId);
  if (!edition) throw new Error(`edition ${editionId} of a trade is not there`);
  return edition;
}
