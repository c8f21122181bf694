import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ImportKind } from '../../../shared/desk/import-columns.ts';
import type { RowProblem } from '../../../shared/desk/imports.ts';
import type { Queryable } from '../../db/database.ts';
import { artists, artworks, editions } from '../../db/schema/catalogue.ts';
import { pastSales } from '../../db/schema/past-sales.ts';
import { numberOf } from './row-fields.ts';

/** A row that cannot be written. */
export class RowRefused extends Error {
  readonly problems: readonly RowProblem[];

  constructor(...problems: readonly RowProblem[]) {
    super(problems[0]?.message);
    this.problems = problems;
  }
}

export function rowRefused(code: string, field: string, message: string): RowRefused {
  return new RowRefused({ code, field, message });
}

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

const artistsAtMost = 100;

/** Names that were found for earlier rows; those of drafts have no index. */
export type NamedArtists = Map<string, readonly number[]>;

/** The artists of a cell such as 'A-1; Maja Lindqvist', by reference or by name. */
export async function findArtistsOfRow(
  db: Queryable,
  cell: string,
  known: NamedArtists,
): Promise<number[]> {
  const ids: number[] = [];
  const parts = new Set(cell.split(';').map((one) => one.trim()));
  parts.delete('');
  if (parts.size > artistsAtMost) {
    throw rowRefused('row.invalid', 'artists', `At most ${artistsAtMost} artists`);
  }
  for (const part of parts) {
    const byReference = await findByReference(db, 'artists', part, 'artists');
    if (byReference !== null) {
      ids.push(byReference);
      continue;
    }
    const named = known.get(part) ?? (await artistsNamed(db, part));
    known.set(part, named);
    const [id, ...others] = named;
    if (id === undefined) {
      throw rowRefused('row.unknown', 'artists', `There is no artist “${part}”`);
    }
    if (others.length > 0) {
      const message = `${named.length} artists are named “${part}”. Use a reference, or # and a number`;
      throw rowRefused('row.ambiguous', 'artists', message);
    }
    ids.push(id);
  }
  return [...new Set(ids)];
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
