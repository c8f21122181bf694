import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { done } from '../../../shared/contracts/wire/auth.ts';
import type { Route } from '../../deps.ts';
import { unavailable } from '../../errors.ts';

/** Ready while the database answers and there is room to write. */
export const readyzRoute: Route = (app, { db, dataDir, leastFreeBytes }) => {
  app.get('/readyz', { schema: { response: { 200: done } } }, async ({ log }) => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      log.warn({ err: error, event: 'product-api.not-ready' }, 'database does not answer');
      throw unavailable();
    }
    const { bavail, bsize } = await statfs(dataDir);
    const freeBytes = bavail * bsize;
    if (freeBytes < leastFreeBytes) {
      log.error({ event: 'product-api.disk-full', freeBytes }, 'the data folder is full');
      throw unavailable();
    }
    return { ok: true as const };
  });
};
