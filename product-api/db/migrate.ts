import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationLock = 0x0dec11e;
const project = join(`${findPackageJSON(import.meta.url)}`, '..');
export const migrations = { migrationsFolder: join(project, 'product-api', 'db', 'migrations') };

/** The database has migrations of another version. It was not changed. */
export class OtherSchema extends Error {
  constructor(name: string) {
    super(
      `${name} has the schema of another version of Deckle and was left as it is. Start the version that made it, or give this one an empty DATA_DIR or an empty database in DATABASE_URL.`,
    );
  }
}

/**
 * Migrates a database. Processes that start together wait for each other. Throws OtherSchema, with
 * `name`, where the applied migrations are not the first of this version's.
 */
export async function migrate(url: string, name = `The database ${nameOf(url)}`): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if (!(await isOurs(client))) throw new OtherSchema(name);
    await runMigrations(drizzle(client), migrations);
  } finally {
    await client.end();
  }
}

async function isOurs(client: pg.Client): Promise<boolean> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query('select to_regclass($1) as id', [table]);
  if (found[0]?.id === null) return true;
  const { rows } = await client.query<{ hash: string }>(`select hash from ${table} order by id`);
  const ours = readMigrationFiles(migrations);
  return rows.every(({ hash }, index) => hash === ours[index]?.hash);
}

/** Without the password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${host}`;
}
