import { wireSite } from '../../../shared/contracts/wire/site.ts';
import type { Route } from '../../deps.ts';
import { readSite } from '../../market/owner-settings.ts';
import { readFees } from '../../market/terms.ts';

/** What the owner has set, as far as visitors see it, and the fees of a new quote. */
export const getSiteRoute: Route = (app, { db, now }) => {
  app.get('/api/site', { schema: { response: { 200: wireSite } } }, async () => ({
    data: { ...(await readSite(db)), fees: await readFees(db, now()) },
  }));
};
