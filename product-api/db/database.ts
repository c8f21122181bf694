import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
/** The same queries on the connection of one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Accepted by reads, so that they can run inside a command's transaction. */
export type Queryable = Database | Transaction;

export type DatabaseHandle = {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/**
 * Opens a pool that connects on first use. A broken connection is replaced and fails at most one
 * query.
 */
export function openDatabase(url: string, maxConnections = 10): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    application_name: 'deckle product-api',
  });
  pool.on('error', () => undefined);
  /**
   * The pool listens to idle connections only; an unhandled error between two queries of a
   * transaction would end the process.
   */
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool);
  db.transaction = (work, config) =>
    onConnection(pool, (client) => drizzle(client).transaction(work, config));
  return { db, pool, close: () => pool.end() };
}

/** Not drizzle's own `transaction`: it leaks its connection where `begin` fails. */
async function onConnection<Result>(
  pool: pg.Pool,
  use: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
}
