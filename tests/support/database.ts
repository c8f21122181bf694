import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addInitialTexts } from '../../product-api/content/add-initial-texts.ts';
import { openDatabase } from '../../product-api/db/database.ts';
import { startEmbeddedPostgres } from '../../product-api/db/embedded/embedded-postgres.ts';
import { migrate } from '../../product-api/db/migrate.ts';
import { memoryFolder } from './memory-folder.ts';

export type TestServer = {
  readonly url: string;
  /** Kills it; it starts again by itself. */
  kill(): void;
  stop(): Promise<void>;
};
const dropAttempts = 20;

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/**
 * A real PostgreSQL in a temporary folder; fsync is off, because the data is not needed after the
 * run. Only a durable one keeps every commit when it is killed.
 */
export async function startTestServer({ isDurable = false } = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(memoryFolder(), 'deckle-test-'));
  const sockets = tmpdir();
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: isDurable ? 'on' : 'off',
      max_connections: '300',
      unix_socket_directories: sockets,
    },
  });
  const url = new URL(server.url);
  // A UNIX socket uses less CPU time than TCP.
  url.searchParams.set('host', sockets);
  await asAdmin(url.href, (admin) => shortenSignIn(admin, decodeURIComponent(url.password)));
  return {
    url: url.href,
    kill() {
      const pid = server.pid();
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    },
    async stop() {
      await adminOf(url.href).end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One round of hashing instead of 4096 for each connection. */
async function shortenSignIn(admin: pg.ClientBase, password: string): Promise<void> {
  await admin.query('set scram_iterations = 1');
  await admin.query(`alter role current_user password ${admin.escapeLiteral(password)}`);
}

/**
 * A migrated database for one test file, on the server that TEST_POSTGRES_URL names, else on one
 * started for this file. Copying TEST_POSTGRES_TEMPLATE takes about 20 ms; without it, the database
 * is migrated, and has no texts.
 */
export async function createTestDatabase({ hasTexts = false } = {}): Promise<TestDatabase> {
  const { TEST_POSTGRES_URL: shared, TEST_POSTGRES_TEMPLATE: template } = process.env;
  const own = shared === undefined ? await startTestServer() : null;
  const adminUrl = shared ?? own?.url ?? '';
  const name = `${template ?? 'deckle_test'}_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(adminUrl, name);
  if (shared !== undefined && template !== undefined) {
    await asAdmin(adminUrl, (admin) =>
      admin.query(
        `create database ${name} template ${hasTexts ? withTexts(template) : template} strategy file_copy`,
      ),
    );
  } else {
    await asAdmin(adminUrl, (admin) => admin.query(`create database ${name}`));
    await migrate(url);
  }
  return {
    url,
    async drop() {
      await asAdmin(adminUrl, (admin) => dropDatabase(admin, name));
      await own?.stop();
    },
  };
}

/** The template that has the initial texts of the site in it too. */
const withTexts = (template: string) => `${template}_texts`;

/**
 * A migrated template for the databases of one run. Dropping it also drops databases that a killed
 * test file left behind.
 */
export async function createTemplate(
  adminUrl: string,
): Promise<{ readonly name: string; drop(): Promise<void> }> {
  const name = `deckle_test_${randomBytes(4).toString('hex')}`;
  const drop = () =>
    asAdmin(adminUrl, async (admin) => {
      const { rows } = await admin.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [name],
      );
      for (const { datname } of rows) await dropDatabase(admin, datname);
    });
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name}`));
  try {
    await migrate(databaseUrl(adminUrl, name));
    await asAdmin(adminUrl, (admin) =>
      admin.query(`create database ${withTexts(name)} template ${name}`),
    );
    const { db, close } = openDatabase(databaseUrl(adminUrl, withTexts(name)), 1);
    await addInitialTexts(db, { hasArticles: true }).finally(close);
  } catch (error) {
    await drop();
    throw error;
  }
  return { name, drop };
}

/**
 * Ends its connections first. An ordinary role cannot end PostgreSQL's own workers, so that it
 * retries until they are gone.
 */
async function dropDatabase(admin: pg.ClientBase, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.query(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (attempt === dropAttempts || !isInTheWay(error)) throw error;
      await sleep(100 * attempt);
    }
  }
}

/** Other connections are open, or this role may not end one of them. */
function isInTheWay(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['55006', '42501'].includes(error.code ?? '');
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** One connection to each server; while it is idle it does not keep the process alive. */
const admins = new Map<string, pg.Pool>();

async function asAdmin<Result>(
  url: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await adminOf(url).connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

function adminOf(url: string): pg.Pool {
  const known = admins.get(url);
  if (known) return known;
  const admin = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // A test may kill the server: the next call connects again.
  admin.on('error', () => undefined);
  admins.set(url, admin);
  return admin;
}
