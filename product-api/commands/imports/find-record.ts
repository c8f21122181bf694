import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ImportKind } from '../../../shared/desk/import-columns.ts';
import type { Queryable } from '../../db/database.ts';
import { artists, artworks, editions } from '../../db/schema/catalogue.ts';
import { pastSales } from '../../db/schema/past-sales.ts';
import { RowCheck, rowRefused } from './row-check.ts';
import { numberOf } from './row-fields.ts';

/** Those of pictures are found by their own rule: '#' and a number names none. */
const tables = { artists, artworks, editions, sales: pastSales } as const;
const nouns = {
  artists: 'artist',
  artworks: 'artwork',
  editions: 'edition',
  sales: 'sale',
} as const;

/** The id of the record of a reference; null: there is none yet. Throws where '#12' names none. */
export async function findByReference(
  db: Queryable,
  kind: Exclude<ImportKind, 'pictures'>,
  reference: string,
  field: string,
): Promise<number | null> {
  const table = tables[kind];
  const number = numberOf(reference);
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(number === null ? eq(table.reference, reference) : eq(table.id, number));
  if (row) return row.id;
  if (number === null) return null;
  throw rowRefused('row.unknown', field, `There is no ${nouns[kind]} ${reference}`);
}

/** As `findByReference`; a duplicate that was merged is written to no more. */
export async function findUnmerged(
  db: Queryable,
  kind: 'artists' | 'artworks',
  reference: string,
  field: string,
): Promise<number | null> {
  const id = await findByReference(db, kind, reference, field);
  if (id === null) return null;
  const table = tables[kind];
  const [row] = await db
    .select({ mergedIntoId: table.mergedIntoId })
    .from(table)
    .where(eq(table.id, id));
  if (row?.mergedIntoId == null) return id;
  const message = `The ${nouns[kind]} ${reference} was merged into #${row.mergedIntoId}`;
  throw rowRefused('catalogue.merged', field, message);
}

const artistsAtMost = 100;

/** Names that were found for earlier rows; those of drafts have no index. */
export type NamedArtists = Map<string, readonly number[]>;

/** The artists of a cell such as 'A-1; Maja Lindqvist', by reference or by name. */
export async function findArtistsOfRow(
  db: Queryable,
  cell: string,
  known: NamedArtists,
): Promise<number[]> {
  const parts = new Set(cell.split(';').map((one) => one.trim()));
  parts.delete('');
  if (parts.size > artistsAtMost) {
    throw rowRefused('row.invalid', 'artists', `At most ${artistsAtMost} artists`);
  }
  const check = new RowCheck([]);
  const ids = new Set<number>();
  for (const part of parts) {
    const id = await check.step(() => findArtist(db, part, known));
    if (id !== undefined) ids.add(id);
  }
  check.end();
  return [...ids];
}

async function findArtist(db: Queryable, part: string, known: NamedArtists): Promise<number> {
  const byReference = await findUnmerged(db, 'artists', part, 'artists');
  if (byReference !== null) return byReference;
  const named = known.get(part) ?? (await artistsNamed(db, part));
  known.set(part, named);
  const [id, ...others] = named;
  if (id === undefined) {
    throw rowRefused('row.unknown', 'artists', `There is no artist “${part}”`);
  }
  if (others.length === 0) return id;
  const message = `${named.length} artists are named “${part}”. Use a reference, or # and a number`;
  throw rowRefused('row.ambiguous', 'artists', message);
}

/** Case and accents do not count. In two parts, so that both have an index. */
async function artistsNamed(db: Queryable, name: string): Promise<number[]> {
  const isNamed = sql`fold(${artists.name}) = fold(${name})`;
  const listed = await db
    .select({ id: artists.id })
    .from(artists)
    .where(and(isNamed, isNull(artists.deletedAt), isNotNull(artists.name)))
    .limit(5);
  const drafts = await db
    .select({ id: artists.id })
    .from(artists)
    .where(and(isNamed, isNotNull(artists.deletedAt), isNull(artists.mergedIntoId)))
    .limit(5);
  return [...listed, ...drafts].map(({ id }) => id);
}
