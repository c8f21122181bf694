import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
/** What a command's transaction callback gets: the same queries, on one connection. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Reads take either, so that they can run inside a command's transaction. */
export type Queryable = Database | Transaction;

export type DatabaseHandle = {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/**
 * Connections are made on first use; one that breaks, idle or in the middle of a transaction, is
 * replaced, and fails no more than the query that it had or gets next.
 */
export function openDatabase(url: string, maxConnections = 10): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    application_name: 'deckle product-api',
  });
  pool.on('error', () => undefined);
  /** The pool hears of idle connections alone; unheard, an error between two queries ends us. */
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool);
  db.transaction = (work, config) =>
    onConnection(pool, (client) => drizzle(client).transaction(work, config));
  return { db, pool, close: () => pool.end() };
}

/** drizzle's own transaction keeps its connection for good where even `begin` fails. */
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
