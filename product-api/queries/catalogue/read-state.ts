import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Lack, RecordState } from '../../../shared/desk/catalogue-fields.ts';
import { mainEdition } from '../../../shared/domain/shown-edition.ts';
import type { Queryable } from '../../db/database.ts';
import { artists, artworkArtists, artworks, editions } from '../../db/schema/catalogue.ts';
import { notFound } from '../../errors.ts';
import { picturesOfArtworks } from '../load-pictures.ts';

type State = {
  readonly state: RecordState;
  /** What it needs before visitors may see it. */
  readonly missing: readonly Lack[];
};

export function stateOf(row: {
  readonly mergedIntoId: number | null;
  readonly hiddenAt: Date | null;
}): RecordState {
  if (row.mergedIntoId !== null) return 'merged';
  return row.hiddenAt === null ? 'published' : 'draft';
}

export const artistState = (row: Pick<typeof artists.$inferSelect, 'deletedAt' | 'mergedIntoId'>) =>
  stateOf({ mergedIntoId: row.mergedIntoId, hiddenAt: row.deletedAt });

export async function readArtistState(db: Queryable, id: number): Promise<State> {
  const [row] = await db.select().from(artists).where(eq(artists.id, id));
  if (!row) throw notFound();
  return { state: artistState(row), missing: (row.name ?? '') === '' ? ['name'] : [] };
}

export async function readArtworkState(db: Queryable, id: number): Promise<State> {
  const [row] = await db.select().from(artworks).where(eq(artworks.id, id));
  if (!row) throw notFound();
  const makers = await db
    .select({ deletedAt: artists.deletedAt })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(eq(artworkArtists.artworkId, id));
  const sheets = await db
    .select({ name: editions.name, size: editions.size })
    .from(editions)
    .where(eq(editions.artworkId, id));
  const pictures = await picturesOfArtworks(db, [id]);
  const wanted: readonly (readonly [Lack, boolean])[] = [
    ['name', row.name === ''],
    ['medium', row.medium === ''],
    ['artist', makers.length === 0],
    ['published-artist', makers.length > 0 && makers.every(({ deletedAt }) => deletedAt !== null)],
    ['edition', !sheets.some(({ name }) => name === mainEdition)],
    ['size', sheets.some(({ size }) => size === '')],
    ['picture', pictures.length === 0],
    ['alternative-text', pictures.some(({ alternativeText }) => alternativeText === '')],
  ];
  return {
    state: stateOf(row),
    missing: wanted.flatMap(([lack, isMissing]) => (isMissing ? [lack] : [])),
  };
}

/** An artist's works that visitors see. */
export async function publishedWorksOf(db: Queryable, artistId: number): Promise<number[]> {
  const rows = await db
    .select({ id: artworks.id })
    .from(artworkArtists)
    .innerJoin(artworks, eq(artworks.id, artworkArtists.artworkId))
    .where(and(eq(artworkArtists.artistId, artistId), isNull(artworks.hiddenAt)))
    .orderBy(asc(artworks.id))
    .limit(100);
  return rows.map(({ id }) => id);
}
