import { asc } from 'drizzle-orm';
import { wireFlags } from '../../../shared/contracts/wire/settings.ts';
import { featureFlags } from '../../db/schema/people.ts';
import type { Route } from '../../deps.ts';

export const listFeatureFlagsRoute: Route = (app, { db }) => {
  app.get('/api/feature-flags', { schema: { response: { 200: wireFlags } } }, async () => ({
    data: await db
      .select({ name: featureFlags.name, enabled: featureFlags.enabled })
      .from(featureFlags)
      .orderBy(asc(featureFlags.name)),
  }));
};
