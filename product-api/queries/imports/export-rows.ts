import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import {
  type ImportKind,
  importColumns,
  numberedReference,
} from '../../../shared/desk/import-columns.ts';
import type { AnswerOf } from '../../../shared/desk/operations.ts';
import { minor, toMajor } from '../../../shared/domain/money.ts';
import type { Queryable } from '../../db/database.ts';
import { artists, artworkArtists, artworks, editions } from '../../db/schema/catalogue.ts';
import { pastSales } from '../../db/schema/past-sales.ts';
import { isAnyOf } from '../../db/sql.ts';
import { readPictures } from './export-pictures.ts';

const pageSize = 500;

type Cells = Readonly<Record<string, string>>;
type Named = { readonly id: number; readonly reference: string | null };
type Exported = { readonly id: number; readonly cells: Cells };

/** One page of a kind in the order of their ids, as an import takes them. */
export async function exportCatalogue(
  db: Queryable,
  kind: ImportKind,
  after = 0,
): Promise<AnswerOf<'exports rows'>> {
  const found = await readers[kind](db, after);
  const page = found.slice(0, pageSize);
  return {
    rows: page.map(({ cells }) => cells),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

const readers: Readonly<Record<ImportKind, (db: Queryable, after: number) => Promise<Exported[]>>> =
  {
    artists: readArtists,
    artworks: readArtworks,
    editions: readEditions,
    sales: readSales,
    pictures: (db, after) => readPictures(db, after, pageSize + 1),
  };

async function readArtists(db: Queryable, after: number): Promise<Exported[]> {
  const rows = await db
    .select()
    .from(artists)
    .where(and(gt(artists.id, after), isNull(artists.mergedIntoId)))
    .orderBy(asc(artists.id))
    .limit(pageSize + 1);
  return rows.map((row) => ({
    id: row.id,
    cells: cellsOf('artists', {
      ...row,
      reference: referenceOf(row),
      nationalities: row.nationalities
        .map(({ name, alpha2Code }) => `${name} (${alpha2Code})`)
        .join(', '),
    }),
  }));
}

async function readArtworks(db: Queryable, after: number): Promise<Exported[]> {
  const rows = await db
    .select()
    .from(artworks)
    .where(and(gt(artworks.id, after), isNull(artworks.mergedIntoId)))
    .orderBy(asc(artworks.id))
    .limit(pageSize + 1);
  const makers = await db
    .select({
      artworkId: artworkArtists.artworkId,
      id: artists.id,
      reference: artists.reference,
    })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(
      isAnyOf(
        artworkArtists.artworkId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(artworkArtists.position));
  const byArtwork = Map.groupBy(makers, ({ artworkId }) => artworkId);
  return rows.map((row) => ({
    id: row.id,
    cells: cellsOf('artworks', {
      ...row,
      reference: referenceOf(row),
      artists: (byArtwork.get(row.id) ?? []).map(referenceOf).join('; '),
      upcoming: row.upcomingRelease,
    }),
  }));
}

async function readEditions(db: Queryable, after: number): Promise<Exported[]> {
  const rows = await db
    .select({ edition: editions, artworkReference: artworks.reference })
    .from(editions)
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(gt(editions.id, after))
    .orderBy(asc(editions.id))
    .limit(pageSize + 1);
  return rows.map(({ edition, artworkReference }) => ({
    id: edition.id,
    cells: cellsOf('editions', {
      ...edition,
      reference: referenceOf(edition),
      artwork: referenceOf({ id: edition.artworkId, reference: artworkReference }),
      price: edition.mainPrice === null ? null : toMajor(minor(edition.mainPrice)),
      weight: edition.shipmentWeightOverride,
      certificate: edition.additionalCertification,
    }),
  }));
}

async function readSales(db: Queryable, after: number): Promise<Exported[]> {
  const rows = await db
    .select({ sale: pastSales, editionReference: editions.reference })
    .from(pastSales)
    .innerJoin(editions, eq(editions.id, pastSales.editionId))
    .where(gt(pastSales.id, after))
    .orderBy(asc(pastSales.id))
    .limit(pageSize + 1);
  return rows.map(({ sale, editionReference }) => ({
    id: sale.id,
    cells: cellsOf('sales', {
      ...sale,
      edition: referenceOf({ id: sale.editionId, reference: editionReference }),
      soldOn: sale.soldAt.toISOString().slice(0, 10),
      price: toMajor(minor(sale.price)),
      withdrawn: sale.isWithdrawn,
    }),
  }));
}

function referenceOf({ id, reference }: Named): string {
  return reference ?? numberedReference(id);
}

function cellsOf(kind: ImportKind, row: Readonly<Record<string, unknown>>): Cells {
  return Object.fromEntries(importColumns[kind].map(({ name }) => [name, cellOf(row[name])]));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
