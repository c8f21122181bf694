import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { done } from '../../../shared/contracts/wire/auth.ts';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../deps.ts';
import { unavailable } from '../../errors.ts';

/** Ready while the database answers and can be written, and there is room in the data folder. */
export const readyzRoute: Route = (app, { db, dataDir, leastFreeBytes }) => {
  app.get('/readyz', { schema: { response: { 200: done } } }, async ({ log, server }) => {
    const isReadOnly = await readsOnly(db).catch((error: unknown) => {
      log.warn({ err: error, event: 'product-api.not-ready' }, 'database does not answer');
      throw unavailable();
    });
    const { writes } = server;
    if (isReadOnly || (writes.areRefused && !(await canWrite(db)))) {
      log.error({ event: 'product-api.not-writable', isReadOnly }, 'database cannot be written');
      throw unavailable();
    }
    writes.areRefused = false;
    const { bavail, bsize } = await statfs(dataDir);
    const freeBytes = bavail * bsize;
    if (freeBytes < leastFreeBytes) {
      log.error({ event: 'product-api.disk-full', freeBytes }, 'the data folder is full');
      throw unavailable();
    }
    return { ok: true as const };
  });
};

/** Of a standby, or where an operator has set it. */
async function readsOnly(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isReadOnly: boolean }>(
    sql`select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  );
  return rows[0]?.isReadOnly === true;
}

/** Writes 128 kB, as a write that needs room would, and leaves nothing behind. */
async function canWrite(db: Database): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`create temporary table readiness on commit drop as
          select md5(random()::text) as text from generate_series(1, 2000)`,
      );
    });
    return true;
  } catch {
    return false;
  }
}
