import pg from 'pg';
import type { Config } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';

type DatabaseServer = {
  readonly url: string;
  /** Names the embedded server in messages; undefined where the URL names the database. */
  readonly name?: string;
  stop(): Promise<void>;
};

/** The database's name inside the embedded PostgreSQL. */
export const embeddedDatabase = 'deckle';

/** The PostgreSQL of DATABASE_URL, or an embedded one in DATA_DIR. */
export async function openDatabaseServer(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onNotice: (message: string) => void,
): Promise<DatabaseServer> {
  if (config.databaseUrl !== null) {
    return { url: config.databaseUrl, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, onNotice });
  try {
    await ensureDatabase(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const url = new URL(server.url);
  url.pathname = `/${embeddedDatabase}`;
  const name = `The database in DATA_DIR (${config.dataDir})`;
  return { url: url.href, name, stop: () => server.stop() };
}

async function ensureDatabase(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      embeddedDatabase,
    ]);
    if (rowCount === 0) await client.query(`create database ${embeddedDatabase}`);
  } finally {
    await client.end();
  }
}
