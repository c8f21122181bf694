import { createHash } from 'node:crypto';
import type { artists, artworks, pictures } from '../../product-api/db/schema/catalogue.ts';
import { heatOf } from '../../shared/domain/heat.ts';
import type { Catalogue, CatalogueArtist, CatalogueArtwork } from '../catalogue/types.ts';
import { dominantColour } from '../pictures/dominant-colour.ts';
import type { Recipe, View } from '../pictures/recipe.ts';
import type { DatedArtwork } from './date-artworks.ts';

/** The heat of the most traded artwork: the sum of what its last weeks added. */
const mostSought = 20;

type PictureRow = typeof pictures.$inferInsert;
type Placed = { readonly pictureId: string; readonly position: number };

/** A drawing has no pixels. In these units an aspect of three decimals is exact. */
const drawnHeight = 1000;

/** The id follows from the recipe, so that every seed gives a picture the same address. */
function pictureRow(name: string, alternativeText: string, recipe: Recipe): PictureRow {
  return {
    id: uuidOf(`${name} ${JSON.stringify(recipe)}`),
    name,
    alternativeText,
    recipe,
    width: Math.round(recipe.aspect * drawnHeight),
    height: drawnHeight,
    placeholder: dominantColour(recipe),
  };
}

/** The site tells avatar (1) and profile picture (2) apart by the number in the name. */
export function artistPictureRows({ key, name, avatar, profile }: CatalogueArtist): PictureRow[] {
  return [
    pictureRow(`${key}-1`, `A close view of a print by ${name}`, avatar),
    pictureRow(`${key}-2`, `The studio of ${name}`, profile),
  ];
}

export function artworkPictureRows(
  artwork: Pick<CatalogueArtwork, 'key' | 'name' | 'pictures'>,
  makers: string,
): PictureRow[] {
  const words: Partial<Record<View, string>> = {
    detail: `A detail of ${artwork.name} by ${makers}`,
    framed: `${artwork.name} by ${makers}, framed on a wall`,
  };
  return artwork.pictures.map((recipe, index) =>
    pictureRow(
      `${artwork.key}-${recipe.view}-${index}`,
      words[recipe.view] ?? `${artwork.name} by ${makers}`,
      recipe,
    ),
  );
}

export function artistRow(
  artist: CatalogueArtist,
  id: number,
  createdAt: Date,
): typeof artists.$inferInsert & { id: number } {
  const { name, birthYear, birthDate, nationalities, description, description2 } = artist;
  return {
    id,
    name,
    birthYear,
    birthDate,
    nationalities,
    description,
    description2,
    ...artist.socialLinks,
    createdAt,
  };
}

/** `base` is the day at which the seeded market ends. */
export function artworkRow(
  artwork: DatedArtwork,
  { id, createdAt, base }: { readonly id: number; readonly createdAt: Date; readonly base: Date },
) {
  return {
    id,
    name: artwork.name,
    medium: artwork.medium,
    releaseDate: artwork.releaseDate,
    isFullDate: artwork.isFullDate,
    royalty: artwork.royalty,
    upcomingRelease: artwork.isUpcoming,
    gallery: artwork.gallery,
    description: artwork.description,
    createdAt,
    heat: heatOf(mostSought * artwork.heat ** 1.6, base),
  } satisfies typeof artworks.$inferInsert & { id: number };
}

export function placed(rows: readonly PictureRow[]): Placed[] {
  return rows.map(({ id }, position) => ({ pictureId: id, position }));
}

export function makersOf(
  catalogue: Pick<Catalogue, 'artists'>,
  artwork: Pick<CatalogueArtwork, 'key' | 'artistKeys'>,
): CatalogueArtist[] {
  return artwork.artistKeys.map((key) => {
    const artist = catalogue.artists.find((one) => one.key === key);
    if (!artist) throw new Error(`artwork ${artwork.key} names an unknown artist: ${key}`);
    return artist;
  });
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
