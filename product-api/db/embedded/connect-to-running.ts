import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { clusterDirectory, passwordFile, superuser } from './initialise.ts';

/** Why another process's embedded PostgreSQL cannot be used, in words for an operator. */
export class NothingRunning extends Error {
  override readonly name = 'NothingRunning';
}

/**
 * The URL of a database on the embedded PostgreSQL of a running Deckle. Starts nothing. Throws
 * NothingRunning where none answers or its files cannot be read.
 */
export async function connectToRunning(dataDir: string, database: string): Promise<string> {
  const [pidFile, password] = readFiles(dataDir);
  const port = pidFile.split('\n')[3] ?? '';
  const url = `postgres://${superuser}:${password.trim()}@127.0.0.1:${port}/${database}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return url;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NothingRunning(
      `The database in ${dataDir} does not answer (${reason}). Is Deckle running?`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readFiles(dataDir: string): [pidFile: string, password: string] {
  try {
    return [
      readFileSync(join(clusterDirectory(dataDir), 'postmaster.pid'), 'utf8'),
      readFileSync(passwordFile(dataDir), 'utf8'),
    ];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw new NothingRunning(
      code === 'EACCES'
        ? `The database in ${dataDir} belongs to another account: run this as the one that runs Deckle.`
        : `No Deckle is running in ${dataDir}. Start it, or name its folder in DATA_DIR, or its database in DATABASE_URL.`,
    );
  }
}
