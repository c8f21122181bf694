import { z } from 'zod';
import {
  sitemapKinds,
  wireSitemap,
  wireSitemapPart,
} from '../../../shared/contracts/wire/sitemap.ts';
import type { Route } from '../../deps.ts';
import { artistPaths, artworkPaths, greatestIds, releasePaths } from '../../queries/sitemap.ts';
import { articlePaths, greatestArticleId } from '../../queries/texts/published-texts.ts';
import { idText } from '../query-fields.ts';

/** Ids that one part may span, so that its cost does not grow with the catalogue. */
const spanAtMost = 10_000;

export const getSitemapRoute: Route = (app, { db }) => {
  app.get('/api/sitemap', { schema: { response: { 200: wireSitemap } } }, async () => ({
    data: {
      ...(await greatestIds(db)),
      articles: await greatestArticleId(db),
    },
  }));
};

const params = z.object({ kind: z.enum(sitemapKinds) });
const querystring = z
  .strictObject({ from: idText, to: idText })
  .refine(({ from, to }) => from <= to && to - from < spanAtMost, {
    path: ['to'],
    error: `Must be at most ${spanAtMost} ids from the first`,
  });

export const getSitemapPartRoute: Route = (app, { db }) => {
  app.get(
    '/api/sitemap/:kind',
    { schema: { params, querystring, response: { 200: wireSitemapPart } } },
    async (request) => {
      const range = request.query;
      switch (request.params.kind) {
        case 'artists':
          return { data: await artistPaths(db, range) };
        case 'artworks':
          return { data: await artworkPaths(db, range) };
        case 'releases':
          return { data: await releasePaths(db, range) };
        case 'articles':
          return { data: await articlePaths(db, range) };
      }
    },
  );
};
