import { asc, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { numberedReference } from '../../../shared/desk/import-columns.ts';
import type { Queryable } from '../../db/database.ts';
import {
  artistPictures,
  artists,
  artworkPictures,
  artworks,
  pictures,
} from '../../db/schema/catalogue.ts';

type Exported = { readonly id: number; readonly cells: Readonly<Record<string, string>> };

/** Pictures of artworks, then those of artists, in their order; `after` counts those before. */
export async function readPictures(
  db: Queryable,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const ofArtworks = db
    .select({
      kind: sql<'artist' | 'artwork'>`'artwork'`.as('kind'),
      owner: artworkPictures.artworkId,
      position: artworkPictures.position,
      pictureId: artworkPictures.pictureId,
      ownerReference: artworks.reference,
    })
    .from(artworkPictures)
    .innerJoin(artworks, eq(artworks.id, artworkPictures.artworkId));
  const ofArtists = db
    .select({
      kind: sql<'artist' | 'artwork'>`'artist'`.as('kind'),
      owner: artistPictures.artistId,
      position: artistPictures.position,
      pictureId: artistPictures.pictureId,
      ownerReference: artists.reference,
    })
    .from(artistPictures)
    .innerJoin(artists, eq(artists.id, artistPictures.artistId));
  const all = unionAll(ofArtworks, ofArtists).as('all_owned');
  // A picture of several records is exported with the first.
  const owned = db
    .selectDistinctOn([all.pictureId])
    .from(all)
    .orderBy(all.pictureId, desc(all.kind), asc(all.owner))
    .as('owned');
  const rows = await db
    .select({
      kind: owned.kind,
      owner: owned.owner,
      ownerReference: owned.ownerReference,
      picture: pictures,
    })
    .from(owned)
    .innerJoin(pictures, eq(pictures.id, owned.pictureId))
    .orderBy(desc(owned.kind), asc(owned.owner), asc(owned.position))
    .offset(after)
    .limit(limit);
  return rows.map(({ kind, owner, ownerReference, picture }, index) => {
    const of = ownerReference ?? numberedReference(owner);
    return {
      id: after + index + 1,
      cells: {
        reference: picture.reference ?? `#${picture.id}`,
        artwork: kind === 'artwork' ? of : '',
        artist: kind === 'artist' ? of : '',
        file: picture.source ?? '',
        alternativeText: picture.alternativeText,
        credit: picture.credit,
      },
    };
  });
}
