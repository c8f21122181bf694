import { z } from 'zod';
import { wireReleases } from '../../../shared/contracts/wire/releases.ts';
import type { Route } from '../../deps.ts';
import { presentRelease } from '../../presenters/present-release.ts';
import { listReleases, loadReleases, releaseSorts } from '../../queries/list-releases.ts';
import { presentPagination } from '../../queries/page.ts';
import { pageField, populateField, sortField } from '../query-fields.ts';
import { releaseFilters } from '../release-fields.ts';

const query = z.strictObject({
  filters: releaseFilters.default({ ids: undefined, artistId: undefined, start: undefined }),
  sort: sortField(releaseSorts),
  pagination: pageField,
  /** All of these are always included. */
  populate: populateField(['artists', 'artwork', 'artworkImages', 'images']),
});

export const listReleasesRoute: Route = (app, { db }) => {
  app.get(
    '/api/releases',
    { schema: { querystring: query, response: { 200: wireReleases } } },
    async (request) => {
      const { filters: filter, sort, pagination: page } = request.query;
      const { rows, total, next } = await listReleases(db, { filter, sort, page });
      const releases = await loadReleases(db, rows);
      return {
        data: releases.map(presentRelease),
        meta: { pagination: presentPagination(page, { total, next }) },
      };
    },
  );
};
