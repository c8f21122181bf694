import { wireFlags } from '../../../shared/contracts/wire/settings.ts';
import type { Route } from '../../deps.ts';
import { listFlags } from '../../queries/list-flags.ts';

/** The flags of the person whose bearer token it is, or of any visitor. */
export const listFeatureFlagsRoute: Route = (app, { db }) => {
  app.get('/api/feature-flags', { schema: { response: { 200: wireFlags } } }, async (request) => ({
    data: await listFlags(db, request.currentUser?.id ?? null),
  }));
};
