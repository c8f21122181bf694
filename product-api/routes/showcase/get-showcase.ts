import { wireShowcase } from '../../../shared/contracts/wire/showcase.ts';
import type { Route } from '../../deps.ts';
import { readShowcase } from '../../queries/showcase.ts';

/** What curators chose for the places that visitors see first. */
export const getShowcaseRoute: Route = (app, { db }) => {
  app.get('/api/showcase', { schema: { response: { 200: wireShowcase } } }, async () => ({
    data: await readShowcase(db),
  }));
};
