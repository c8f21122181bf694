import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { artists, artworkArtists, artworks, editions } from '../db/schema/catalogue.ts';
import { notFound } from '../errors.ts';
import { recordVersion } from './record-version.ts';

/** The fields of a record that operators edit; the audit keeps them before and after a change. */
export type Fields = Readonly<Record<string, unknown>>;
export type CatalogueKind = 'artist' | 'artwork' | 'edition';

const names = {
  artist: [
    ...(['name', 'birthYear', 'birthDate', 'nationalities', 'description'] as const),
    ...(['description2', 'instagram', 'website', 'email', 'reference'] as const),
  ],
  artwork: [
    ...(['name', 'medium', 'releaseDate', 'royalty', 'upcomingRelease', 'gallery'] as const),
    ...(['description', 'reference'] as const),
  ],
  edition: [
    ...(['name', 'otherName', 'size', 'material', 'editionSize', 'mainPrice', 'currency'] as const),
    ...(['features', 'includes', 'information', 'shipmentWeightOverride'] as const),
    ...(['shipmentCategory', 'additionalCertification', 'reference'] as const),
  ],
} as const;

function pick(row: object, wanted: readonly string[]): Fields {
  const all: Fields = { ...row };
  return Object.fromEntries(wanted.map((name) => [name, all[name]]));
}

export const artistFieldsOf = (row: typeof artists.$inferSelect) => pick(row, names.artist);
export const editionFieldsOf = (row: typeof editions.$inferSelect) => pick(row, names.edition);
export const artworkFieldsOf = (
  row: typeof artworks.$inferSelect,
  artistIds: readonly number[],
): Fields => ({ ...pick(row, names.artwork), artists: [...artistIds] });

export function versionOf(fields: Fields): string {
  const sorted = Object.keys(fields)
    .sort()
    .map((name) => [name, fields[name]]);
  return recordVersion(sorted);
}

/** Locks a record and returns its fields. Throws the 404 of an unknown one. */
export async function lockFields(
  tx: Transaction,
  kind: CatalogueKind,
  id: number,
): Promise<Fields> {
  switch (kind) {
    case 'artist': {
      const [row] = await tx.select().from(artists).where(eq(artists.id, id)).for('update');
      if (!row) throw notFound();
      return artistFieldsOf(row);
    }
    case 'artwork': {
      const [row] = await tx.select().from(artworks).where(eq(artworks.id, id)).for('update');
      if (!row) throw notFound();
      return artworkFieldsOf(row, await artistIdsOf(tx, id));
    }
    case 'edition': {
      const [row] = await tx
        .select()
        .from(editions)
        .where(eq(editions.id, id))
        .for('no key update');
      if (!row) throw notFound();
      return editionFieldsOf(row);
    }
  }
}

/** In their order. */
export async function artistIdsOf(db: Queryable, artworkId: number): Promise<number[]> {
  const rows = await db
    .select({ id: artworkArtists.artistId })
    .from(artworkArtists)
    .where(eq(artworkArtists.artworkId, artworkId))
    .orderBy(asc(artworkArtists.position));
  return rows.map(({ id }) => id);
}

/** Writes changed fields of a locked record. */
export async function writeFields(
  tx: Transaction,
  kind: CatalogueKind,
  id: number,
  changes: Fields,
): Promise<void> {
  const { artists: artistIds, ...values } = changes;
  const isChanged = Object.keys(values).length > 0;
  if (kind === 'artist' && isChanged) {
    await tx.update(artists).set(values).where(eq(artists.id, id));
  }
  if (kind === 'edition' && isChanged) {
    await tx.update(editions).set(values).where(eq(editions.id, id));
  }
  if (kind !== 'artwork') return;
  const { releaseDate } = values;
  const dated =
    releaseDate === undefined
      ? {}
      : { isFullDate: typeof releaseDate === 'string' && releaseDate.length === 10 };
  if (isChanged) {
    await tx
      .update(artworks)
      .set({ ...values, ...dated })
      .where(eq(artworks.id, id));
  }
  if (Array.isArray(artistIds)) await writeArtists(tx, id, artistIds);
}

export async function writeArtists(
  tx: Transaction,
  artworkId: number,
  artistIds: readonly number[],
): Promise<void> {
  await tx.delete(artworkArtists).where(eq(artworkArtists.artworkId, artworkId));
  const rows = [...new Set(artistIds)].map((artistId, position) => ({
    artworkId,
    artistId,
    position,
  }));
  if (rows.length > 0) await tx.insert(artworkArtists).values(rows);
}
