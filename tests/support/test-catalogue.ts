import { randomUUID } from 'node:crypto';
import type { Database } from '../../product-api/db/database.ts';
import { addInitialData } from '../../product-api/db/initial-data.ts';
import {
  artistPictures,
  artists,
  artworkArtists,
  artworkPictures,
  artworks,
  editions,
  pictures,
} from '../../product-api/db/schema/catalogue.ts';

export type TestCatalogue = {
  readonly artistIds: readonly number[];
  readonly artworkIds: readonly number[];
  /** Main and Artist of the first artwork, Main of the second. */
  readonly editionIds: readonly number[];
  readonly pictureId: string;
};

/**
 * Two artists with an artwork each, three editions with empty books, one picture, and the initial
 * data.
 */
export async function seedTestCatalogue(db: Database): Promise<TestCatalogue> {
  const pictureId = randomUUID();
  const artist = { nationalities: [{ name: 'British', alpha2Code: 'GB' }], description: 'A life.' };
  const artistRows = await db
    .insert(artists)
    .values([
      { ...artist, name: 'Ada Quill', description2: 'A method.', birthYear: 1980 },
      { ...artist, name: 'Bertil Ångström', description2: 'Another.', birthYear: 1971 },
    ])
    .returning({ id: artists.id });
  const artistIds = artistRows.map(({ id }) => id);
  await db.insert(pictures).values({
    id: pictureId,
    name: 'ada-quill-1',
    alternativeText: 'Ada Quill',
    recipe: { generator: 'hard-edge', seed: 7, view: 'avatar', aspect: 1, palette: 0 },
    width: 1920,
    height: 1920,
    placeholder: '#aabbcc',
  });
  await db.insert(artistPictures).values({ artistId: artistIds[0]!, pictureId, position: 0 });
  const artworkRows = await db
    .insert(artworks)
    .values([
      { name: 'Morning Press', medium: 'Screenprint', heat: 0.9, royalty: 5 },
      { name: 'Evening Plate', medium: 'Etching', heat: 0.4 },
    ])
    .returning({ id: artworks.id });
  const artworkIds = artworkRows.map(({ id }) => id);
  await db.insert(artworkPictures).values({ artworkId: artworkIds[0]!, pictureId, position: 0 });
  await db.insert(artworkArtists).values([
    { artworkId: artworkIds[0]!, artistId: artistIds[0]!, position: 0 },
    { artworkId: artworkIds[1]!, artistId: artistIds[1]!, position: 0 },
    { artworkId: artworkIds[1]!, artistId: artistIds[0]!, position: 1 },
  ]);
  const sheet = { size: '70 × 50 cm', material: 'Somerset 300 gsm', editionSize: 50 };
  const editionRows = await db
    .insert(editions)
    .values([
      { ...sheet, artworkId: artworkIds[0]!, name: 'Main', mainPrice: 45_000 },
      { ...sheet, artworkId: artworkIds[0]!, name: 'Artist', editionSize: 5 },
      { ...sheet, artworkId: artworkIds[1]!, name: 'Main' },
    ])
    .returning({ id: editions.id });
  await addInitialData(db);
  return { artistIds, artworkIds, editionIds: editionRows.map(({ id }) => id), pictureId };
}
