import { z } from 'zod';
import { wireArtworks } from '../../../shared/contracts/wire/catalogue.ts';
import type { Deps, Route } from '../../deps.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { artworkSorts, listArtworks } from '../../queries/list-artworks.ts';
import { loadArtworks } from '../../queries/load-artworks.ts';
import { listedAtMost, presentPagination } from '../../queries/page.ts';

const medium = z.string().trim().min(1).max(100);
const paging = {
  page: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(100).default(30),
};
const canBePaged = ({ page, pageSize }: { page: number; pageSize: number }) =>
  page * pageSize <= listedAtMost;
const tooFar = {
  path: ['page'],
  message: `Only the first ${listedAtMost} records can be paged through`,
};

const mediumBody = z.strictObject({ medium, ...paging }).refine(canBePaged, tooFar);
const artistBody = z
  .strictObject({
    artistId: z.int().positive().max(999_999_999),
    /** null: all of them. */
    medium: medium.nullable().default(null),
    sortBy: z.enum(artworkSorts).default('heat:desc'),
    ...paging,
  })
  .refine(canBePaged, tooFar);

/** Works in one medium, the most sought-after first. */
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
    readonly sortBy: (typeof artworkSorts)[number];
    readonly page: number;
    readonly pageSize: number;
  },
) {
  const page = { page: input.page, pageSize: input.pageSize };
  const { rows, total } = await listArtworks(db, {
    filter: input.filter,
    sort: input.sortBy,
    page,
  });
  const artworks = await loadArtworks(db, rows, { now: now(), books: false });
  return {
    data: artworks.map(presentArtwork),
    meta: { pagination: presentPagination(page, total) },
  };
}
