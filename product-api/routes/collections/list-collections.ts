import { wireCollections } from '../../../shared/contracts/wire/collections.ts';
import type { Route } from '../../deps.ts';
import { listPublishedCollections } from '../../queries/collections.ts';

/** The published collections with their rules and the works that were chosen. */
export const listCollectionsRoute: Route = (app, { db }) => {
  app.get('/api/collections', { schema: { response: { 200: wireCollections } } }, async () => {
    const rows = await listPublishedCollections(db);
    return {
      data: rows.map(({ id, slug, title, text, rule, artworkIds }) => ({
        id,
        attributes: { slug, title, text, rule, artworkIds },
      })),
    };
  });
};
