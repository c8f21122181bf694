import { sql } from 'drizzle-orm';
import { done } from '../../../shared/contracts/wire/auth.ts';
import type { Route } from '../../deps.ts';
import { unavailable } from '../../errors.ts';

/** Ready while the database answers. */
export const readyzRoute: Route = (app, { db }) => {
  app.get('/readyz', { schema: { response: { 200: done } } }, async (request) => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      request.log.warn({ err: error, event: 'product-api.not-ready' }, 'database does not answer');
      throw unavailable();
    }
    return { ok: true as const };
  });
};
