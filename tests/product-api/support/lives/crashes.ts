import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { StripeDouble } from '../../../support/stripe-double.ts';

/**
 * api: the product API dies before its next statement, and neither the database nor the processor
 * hears of it until it is started again. answer: it dies once the statement was carried out, such
 * as a commit. database: PostgreSQL ends all its connections. server: PostgreSQL is killed.
 */
export type CrashKind = 'api' | 'answer' | 'database' | 'server';
/** Kills the server with SIGKILL; it starts again by itself. */
export type KillServer = () => void;

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, result?: unknown) => void;

/** Kills the product API, or its connections, in the middle of what it does. */
export function createCrashes(
  { pool, databaseUrl }: { readonly pool: pg.Pool; readonly databaseUrl: string },
  stripe: StripeDouble,
  killServer?: KillServer,
) {
  const kinds: CrashKind[] = [
    'api',
    'answer',
    'database',
    ...(killServer ? ['server' as const] : []),
  ];
  const clients = new Set<pg.PoolClient>();
  let armed: { readonly kind: CrashKind; left: number } | null = null;
  let isDead = false;
  let hasCrashed = false;

  function die(): void {
    isDead = true;
    stripe.cutOff(true);
    for (const client of clients) socketOf(client).destroy();
  }

  /** Runs a statement, or the crash that is due at it. */
  function run(query: Query, args: unknown[]): unknown {
    if (isDead) die();
    if (armed === null || armed.left > 0) {
      if (armed) armed.left -= 1;
      return query(...args);
    }
    const { kind } = armed;
    armed = null;
    hasCrashed = true;
    if (kind === 'api') {
      die();
      return query(...args);
    }
    const last = args.at(-1);
    const isDone = typeof last === 'function';
    const asked = isDone ? promised(query, args.slice(0, -1)) : () => query(...args);
    const crashed =
      kind === 'answer'
        ? Promise.resolve(asked()).finally(die).then(loseAnswer)
        : endOf(kind).then(asked);
    if (!isDone) return crashed;
    const done = last as Callback;
    crashed.then(
      (result) => done(null, result),
      (error: unknown) => done(error),
    );
    return undefined;
  }

  async function endOf(kind: 'database' | 'server'): Promise<void> {
    if (kind === 'database') await endConnections(databaseUrl);
    else killServer?.();
  }

  pool.on('connect', (client) => {
    clients.add(client);
    const query = client.query.bind(client) as Query;
    Object.assign(client, { query: (...args: unknown[]) => run(query, args) });
  });
  pool.on('remove', (client) => clients.delete(client));

  /** The product API is started again. */
  async function restart(): Promise<void> {
    armed = null;
    if (hasCrashed) await isQuiet(pool);
    isDead = false;
    stripe.cutOff(false);
    if (hasCrashed) await answers(pool);
  }
  return {
    kinds,
    /** Does what is done, with a crash at one of its statements. True: it came to that. */
    async during(kind: CrashKind, statement: number, act: () => Promise<unknown>) {
      armed = { kind, left: statement };
      hasCrashed = false;
      try {
        await act();
      } catch (error) {
        if (!hasCrashed) throw error;
      } finally {
        await restart();
      }
      return hasCrashed;
    },
  };
}

const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;

const promised = (query: Query, args: unknown[]) => () =>
  new Promise((resolve, reject) => {
    query(...args, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)));
  });

function loseAnswer(): never {
  throw new Error('Connection terminated unexpectedly');
}

async function endConnections(connectionString: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await admin.end();
}

/** What the dead process was doing has failed. */
async function isQuiet(pool: pg.Pool): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const isBusy = pool.totalCount > pool.idleCount || pool.waitingCount > 0;
    quiet = isBusy ? 0 : quiet + 1;
    await sleep(5);
  }
}

/** PostgreSQL may be starting, and a busy machine opens connections late. */
async function answers(pool: pg.Pool): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await sleep(100);
    }
  }
}
