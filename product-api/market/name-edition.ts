import { eq } from 'drizzle-orm';
import { artworkPath } from '../../shared/domain/paths.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks } from '../db/schema/catalogue.ts';
import type { EditionRow } from './rows.ts';

/** Title and page of an edition, for mails. */
type NamedEdition = { readonly title: string; readonly path: string };

/** 'Night Ferry (AP) by Ines Valadares', and the path of the artwork's page. */
export async function nameEdition(db: Queryable, edition: EditionRow): Promise<NamedEdition> {
  const rows = await db
    .select({ artwork: artworks.name, artistId: artists.id, artist: artists.name })
    .from(artworks)
    .leftJoin(artworkArtists, eq(artworkArtists.artworkId, artworks.id))
    .leftJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(eq(artworks.id, edition.artworkId))
    .orderBy(artworkArtists.position);
  const makers = rows.flatMap(({ artistId, artist }) =>
    artistId === null || artist === null ? [] : [{ id: artistId, name: artist }],
  );
  const name = rows[0]?.artwork ?? '';
  const suffix = editionSuffix(edition.name, edition.otherName);
  const by = makers.length === 0 ? '' : ` by ${makers.map((maker) => maker.name).join(' and ')}`;
  return {
    title: `${name}${suffix === '' ? '' : ` (${suffix})`}${by}`,
    path: artworkPath({ id: edition.artworkId, name, artists: makers }, edition.name),
  };
}
