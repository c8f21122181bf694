import { type AnyColumn, and, eq, exists, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworkArtists, artworks } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import { type ArtworkSorting, aboveAnyPrice, artworkOrders } from './artwork-orders.ts';

/** Both ends are inclusive; one that is left out is open. */
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
  readonly isForSale?: true | undefined;
  readonly releaseYear?: Range | undefined;
  /** Of the main edition; null: an open edition. */
  readonly editionSize?: Range | null | undefined;
};

/** The value of an open edition in `impressions`. */
const noLimit = 0;
/** The last year with four digits. */
const lastYear = 9999;

/** Applies the filter to the ids that a search found. */
export function filterFound(filter: ArtworkFilter, found: readonly number[]): ArtworkFilter {
  const wanted = filter.ids === undefined ? null : new Set(filter.ids);
  return { ...filter, ids: wanted === null ? found : found.filter((id) => wanted.has(id)) };
}

/**
 * With `sorting`, the filter's range is written in the sort's own expression, so that one range of
 * the index answers both and no page skips rows.
 */
export function artworkCondition(
  db: Queryable,
  filter: ArtworkFilter,
  sorting?: ArtworkSorting,
): SQL | undefined {
  const { ids, medium, artistId, ask, isForSale, releaseYear, editionSize } = filter;
  return and(
    isNull(artworks.hiddenAt),
    ids && isAnyOf(artworks.id, ids),
    medium === undefined ? undefined : eq(artworks.medium, medium),
    artistId === undefined ? undefined : isBy(db, artistId),
    ask && hasAsk(ask, sorting),
    isForSale ? hasAsk({}, sorting) : undefined,
    releaseYear && within(artworks.releaseYear, releaseYear),
    releaseYear && sorting?.narrowedBy === 'releaseYear'
      ? startsWithin(sorting.key.by, releaseYear)
      : undefined,
    editionSize === null ? eq(artworks.impressions, noLimit) : editionSize && isOfSize(editionSize),
  );
}

function within(column: AnyColumn, { from, to }: Range): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, from),
    to === undefined ? undefined : lte(column, to),
  );
}

/** Both ends are always named: works without an ask sort beyond one of them. */
function hasAsk({ from = 0, to }: Range, sorting?: ArtworkSorting): SQL {
  const order = sorting?.narrowedBy === 'ask' ? sorting : artworkOrders['lowestAsk:asc'];
  const { by } = order.key;
  const until = to === undefined ? sql`< ${aboveAnyPrice}` : sql`<= ${to}`;
  return sql`${by} >= ${from} and ${by} ${until}`;
}

/** Dates with a year begin with its four digits, so a range of years is a range of texts. */
function startsWithin(by: SQL | AnyColumn, { from = 0, to = lastYear }: Range): SQL | undefined {
  const text = (year: number) => String(year).padStart(4, '0');
  const until = to < lastYear ? sql`${by} < ${text(to + 1)}` : undefined;
  return and(sql`${by} >= ${text(from)}`, until);
}

function isBy(db: Queryable, artistId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(artworkArtists)
      .where(and(eq(artworkArtists.artworkId, artworks.id), eq(artworkArtists.artistId, artistId))),
  );
}

function isOfSize({ from = 1, to }: Range): SQL | undefined {
  return within(artworks.impressions, { from: Math.max(from, noLimit + 1), to });
}
