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
 * A migrated database of the test file's own, copied from a template in about 20 ms. It lives on
 * the server that TEST_POSTGRES_URL names; without one, a server is started for this file alone.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const shared = process.env.TEST_POSTGRES_URL;
  const own = shared === undefined ? await startTestServer() : null;
  const adminUrl = shared ?? own?.url ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = await ensureTemplate(adminUrl);
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(adminUrl, name),
    async drop() {
      await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`));
      await own?.stop();
    },
  };
}

async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = 'deckle_template';
  await asAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(4242)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished}`);
    await admin.query(`create database ${unfinished}`);
    await migrate(databaseUrl(adminUrl, unfinished));
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
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
