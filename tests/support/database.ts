import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../product-api/db/embedded/embedded-postgres.ts';
import { migrate } from '../../product-api/db/migrate.ts';

export type TestServer = { readonly url: string; stop(): Promise<void> };
export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** A real PostgreSQL in a throwaway folder; fsync is off, for nothing here outlives the run. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckle-test-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', max_connections: '300' },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A migrated database of the test file's own. It lives on the server that TEST_POSTGRES_URL names;
 * without one, a server is started for this file alone. Copying TEST_POSTGRES_TEMPLATE takes about
 * 20 ms; without one, the database is migrated afresh.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { TEST_POSTGRES_URL: shared, TEST_POSTGRES_TEMPLATE: template } = process.env;
  const own = shared === undefined ? await startTestServer() : null;
  const adminUrl = shared ?? own?.url ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(adminUrl, name);
  if (shared !== undefined && template !== undefined) {
    await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${template}`));
  } else {
    await asAdmin(adminUrl, (admin) => admin.query(`create database ${name}`));
    await migrate(url);
  }
  return {
    url,
    async drop() {
      await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`));
      await own?.stop();
    },
  };
}

/** A migrated database that the test files of one run copy theirs from. */
export async function createTemplate(
  adminUrl: string,
): Promise<{ readonly name: string; drop(): Promise<void> }> {
  const name = `deckle_template_${randomBytes(6).toString('hex')}`;
  const drop = async () => {
    await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`));
  };
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name}`));
  try {
    await migrate(databaseUrl(adminUrl, name));
  } catch (error) {
    await drop();
    throw error;
  }
  return { name, drop };
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
