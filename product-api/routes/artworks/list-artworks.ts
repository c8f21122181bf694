import { z } from 'zod';
import { wireArtworks } from '../../../shared/contracts/wire/catalogue.ts';
import { recordEmptySearch } from '../../commands/record-empty-search.ts';
import type { Route } from '../../deps.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import type { ArtworkFilter } from '../../queries/artwork-filter.ts';
import { artworkSorts } from '../../queries/artwork-orders.ts';
import { listArtworks } from '../../queries/list-artworks.ts';
import { presentPagination } from '../../queries/page.ts';
import {
  containsText,
  idsOf,
  isId,
  isIdOrIn,
  isInRange,
  isNothing,
  isSomething,
  isText,
  pageField,
  populateField,
  rangeOf,
  sortField,
} from '../query-fields.ts';

const query = z.strictObject({
  filters: z
    .strictObject({
      id: isIdOrIn,
      medium: isText,
      artists: z.strictObject({ id: isId }),
      name: containsText,
      /** Pence. */
      lowestAskGbp: z.union([isSomething, isInRange]),
      releaseYear: isInRange,
      editions: z.strictObject({ editionSize: z.union([isNothing, isInRange]) }),
    })
    .partial()
    .default({}),
  sort: sortField(artworkSorts),
  pagination: pageField,
  /** Adds counts over all results to `meta`. */
  facets: z.enum(['lowestAsk']).optional(),
  /** Artists, images and editions are always included; asks and bids add the books. */
  populate: populateField(['artists', 'images', 'editions', 'asks', 'bids']),
});

export const listArtworksRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/artworks',
    { schema: { querystring: query, response: { 200: wireArtworks } } },
    async (request) => {
      const { filters, sort, pagination, facets, populate } = request.query;
      const { rows, total, next, priceRanges } = await listArtworks(db, {
        filter: filterOf(filters),
        name: filters.name?.$containsi,
        sort,
        page: pagination,
        isPriced: facets !== undefined,
        books: populate.has('asks') || populate.has('bids'),
        now: now(),
      });
      const { name, ...others } = filters;
      if (name && total === 0 && Object.keys(others).length === 0) {
        await recordEmptySearch(db, name.$containsi, now()).catch((error: unknown) => {
          request.log.warn({ event: 'search.not-counted', err: error }, 'an empty search');
        });
      }
      return {
        data: rows.map(presentArtwork),
        meta: {
          pagination: presentPagination(pagination, { total, next }),
          ...(priceRanges && { priceRanges }),
        },
      };
    },
  );
};

function filterOf(filters: z.infer<typeof query>['filters']): ArtworkFilter {
  const { id, medium, artists, lowestAskGbp, releaseYear, editions } = filters;
  const size = editions?.editionSize;
  const isForSale = lowestAskGbp !== undefined && '$notNull' in lowestAskGbp;
  return {
    ids: id && idsOf(id),
    medium: medium?.$eq,
    artistId: artists?.id.$eq,
    ask: lowestAskGbp === undefined || isForSale ? undefined : rangeOf(lowestAskGbp),
    isForSale: isForSale ? true : undefined,
    releaseYear: releaseYear && rangeOf(releaseYear),
    editionSize: size && ('$null' in size ? null : rangeOf(size)),
  };
}
