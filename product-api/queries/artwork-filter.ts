import { and, eq, exists, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mainEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { artworkArtists, artworks, editions } from '../db/schema/catalogue.ts';
import { beyondPrices } from './artwork-orders.ts';
import { isAnyOf } from './sql.ts';

/** Both ends count; one that is left out is open. */
export type Range = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

export type ArtworkFilter = {
  readonly ids?: readonly number[] | undefined;
  readonly medium?: string | undefined;
  readonly artistId?: number | undefined;
  /** The lowest ask of any edition, in pence. */
  readonly ask?: Range | undefined;
  readonly isForSale?: boolean | undefined;
  readonly releaseYear?: Range | undefined;
  /** Of the main edition; null: one without a limit. */
  readonly editionSize?: Range | null | undefined;
};

/** What a search found, as far as the filter lets it through by id. */
export function filterFound(filter: ArtworkFilter, found: readonly number[]): ArtworkFilter {
  const wanted = filter.ids === undefined ? null : new Set(filter.ids);
  return { ...filter, ids: wanted === null ? found : found.filter((id) => wanted.has(id)) };
}

/** A work's lowest ask as the index has it. */
const askKey = sql`coalesce(${artworks.lowestAskGbp}, ${beyondPrices})`;

export function artworkCondition(db: Queryable, filter: ArtworkFilter): SQL | undefined {
  const { ids, medium, artistId, ask, isForSale, releaseYear, editionSize } = filter;
  return and(
    ids && isAnyOf(artworks.id, ids),
    medium === undefined ? undefined : eq(artworks.medium, medium),
    artistId === undefined ? undefined : isBy(db, artistId),
    ask && within(artworks.lowestAskGbp, ask),
    ask && inAskIndex(ask),
    isForSale ? and(isNotNull(artworks.lowestAskGbp), sql`${askKey} < ${beyondPrices}`) : undefined,
    releaseYear && within(artworks.releaseYear, releaseYear),
    editionSize === undefined ? undefined : isOfSize(db, editionSize),
  );
}

function within(column: PgColumn, { from, to }: Range): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, from),
    to === undefined ? undefined : lte(column, to),
  );
}

/** The same once more in the words of the index that sorts by the lowest ask. */
function inAskIndex({ from, to }: Range): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${askKey} >= ${from}`,
    to === undefined ? undefined : sql`${askKey} <= ${to}`,
  );
}

function isBy(db: Queryable, artistId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(artworkArtists)
      .where(and(eq(artworkArtists.artworkId, artworks.id), eq(artworkArtists.artistId, artistId))),
  );
}

function isOfSize(db: Queryable, size: Range | null): SQL {
  const main = sql`${editions.name} = ${sql.raw(`'${mainEdition}'`)}`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(editions)
      .where(
        and(
          eq(editions.artworkId, artworks.id),
          main,
          size === null ? isNull(editions.editionSize) : within(editions.editionSize, size),
        ),
      ),
  );
}
