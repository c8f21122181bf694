import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artistPictures, artworkPictures, pictures } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import type { Size } from '../media/formats.ts';

const columns = {
  id: pictures.id,
  name: pictures.name,
  alternativeText: pictures.alternativeText,
  placeholder: pictures.placeholder,
  credit: pictures.credit,
  width: pictures.width,
  height: pictures.height,
};

export type PictureRow = Size & {
  readonly id: string;
  readonly name: string;
  readonly alternativeText: string;
  readonly placeholder: string;
  readonly credit: string;
};
type Owned = PictureRow & { readonly ownerId: number };

/** In their order. */
export function picturesOfArtworks(db: Queryable, ids: readonly number[]): Promise<Owned[]> {
  return db
    .select({ ownerId: artworkPictures.artworkId, ...columns })
    .from(artworkPictures)
    .innerJoin(pictures, eq(pictures.id, artworkPictures.pictureId))
    .where(isAnyOf(artworkPictures.artworkId, ids))
    .orderBy(asc(artworkPictures.artworkId), asc(artworkPictures.position));
}

/** In their order. */
export function picturesOfArtists(db: Queryable, ids: readonly number[]): Promise<Owned[]> {
  return db
    .select({ ownerId: artistPictures.artistId, ...columns })
    .from(artistPictures)
    .innerJoin(pictures, eq(pictures.id, artistPictures.pictureId))
    .where(isAnyOf(artistPictures.artistId, ids))
    .orderBy(asc(artistPictures.artistId), asc(artistPictures.position));
}

/** The address of an owner's first picture. */
export function thumbnailOf(
  pictures: readonly Pick<Owned, 'id' | 'ownerId'>[],
  ownerId: number,
): string | null {
  const picture = pictures.find((one) => one.ownerId === ownerId);
  return picture ? `/media/${picture.id}/thumbnail.webp` : null;
}
