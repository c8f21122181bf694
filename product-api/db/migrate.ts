import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationLock = 0x0dec11e;

/** Brings a database up to date. Processes that start together take turns. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle(client), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
    });
  } finally {
    await client.end();
  }
}
