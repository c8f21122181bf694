import { z } from 'zod';
import { wireArtworks } from '../../../shared/contracts/wire/catalogue.ts';
import { line } from '../../../shared/contracts/wire/text.ts';
import type { Deps, Route } from '../../deps.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { type ArtworkSort, artworkSorts } from '../../queries/artwork-orders.ts';
import { listArtworks } from '../../queries/list-artworks.ts';
import { type PageRequest, presentPagination } from '../../queries/page.ts';
import { afterField, refinePaging } from '../query-fields.ts';

const medium = line.min(1).max(100);
const paging = {
  page: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(100).default(30),
  after: afterField,
};

const mediumBody = z
  .strictObject({ medium, ...paging })
  .check(({ value, issues }) => refinePaging(value, issues));
const artistBody = z
  .strictObject({
    artistId: z.int().positive().max(999_999_999),
    /** null: all mediums. */
    medium: medium.nullable().default(null),
    sortBy: z.enum(artworkSorts).default('heat:desc'),
    ...paging,
  })
  .check(({ value, issues }) => refinePaging(value, issues));

/** Works in one medium, the most popular first. */
export const artworksByMediumRoute: Route = (app, deps) => {
  app.post(
    '/api/artworks/medium',
    { schema: { body: mediumBody, response: { 200: wireArtworks } } },
    async ({ body }) =>
      listed(deps, { ...body, filter: { medium: body.medium }, sortBy: 'heat:desc' }),
  );
};

export const artworksByArtistRoute: Route = (app, deps) => {
  app.post(
    '/api/artworks/artist',
    { schema: { body: artistBody, response: { 200: wireArtworks } } },
    async ({ body }) => {
      const filter = { artistId: body.artistId, medium: body.medium ?? undefined };
      return listed(deps, { ...body, filter });
    },
  );
};

async function listed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  input: {
    readonly filter: Parameters<typeof listArtworks>[1]['filter'];
    readonly sortBy: ArtworkSort;
  } & PageRequest,
) {
  const { page: number, pageSize, after } = input;
  const page = { page: number, pageSize, after };
  const { rows, total, next } = await listArtworks(db, {
    filter: input.filter,
    sort: input.sortBy,
    page,
    now: now(),
  });
  return {
    data: rows.map(presentArtwork),
    meta: { pagination: presentPagination(page, { total, next }) },
  };
}
