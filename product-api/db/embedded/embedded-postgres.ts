import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { clusterDirectory, initialise, superuser } from './initialise.ts';
import { ownershipLock, stopOrphan } from './orphan.ts';
import { chooseAccount, giveTo, invoke } from './run-as.ts';

export type EmbeddedPostgres = {
  /** URL of the `postgres` database; other databases differ in the path only. */
  readonly url: string;
  /** PostgreSQL's process id, for tests that kill it. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly onNotice?: (message: string) => void;
  /** Additional server settings, such as { fsync: 'off' } for tests. */
  readonly settings?: Readonly<Record<string, string>>;
};

const readyTimeout = 60_000;
const startTimeout = 15_000;
const longestPause = 5000;

/**
 * Starts a PostgreSQL in `dataDir` and restarts it on the same port if it dies. Throws
 * DataDirectoryInUse where another process owns the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const notice = options.onNotice ?? (() => undefined);
  mkdirSync(dataDir, { recursive: true });
  const binaries = findBinaries();
  const account = chooseAccount(clusterDirectory(dataDir));
  const cluster = initialise(dataDir, binaries, account);
  const port = await freePort();
  const url = `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/postgres`;
  const logFile = join(dataDir, 'postgres.log');
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    log_min_messages: 'warning',
    // Keeps the values of refused statements out of the log.
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    ...options.settings,
  };
  let child: ChildProcess;
  let owner: pg.Client | null = null;
  let stopping = false;

  async function launch(): Promise<void> {
    const log = openSync(logFile, 'a', 0o600);
    giveTo(account, logFile);
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const {
      file,
      args,
      options: spawnOptions,
    } = invoke(
      account,
      binaries.postgres,
      ['-D', cluster.directory, ...flags],
      [cluster.directory],
    );
    /**
     * Its own process group: the terminal's Ctrl-C must reach this process only, which stops the
     * server in order.
     */
    const server = spawn(file, args, {
      ...spawnOptions,
      detached: true,
      stdio: ['ignore', log, log],
    });
    child = server;
    closeSync(log);
    const ended = once(server, 'exit');
    await own(server);
    ended.then(([code, signal]) => {
      if (stopping) return;
      notice(`PostgreSQL ended (${signal ?? code}), starting it again`);
      start(Number.POSITIVE_INFINITY).catch((error: Error) =>
        notice(`PostgreSQL did not come back: ${error.message}`),
      );
    });
  }

  /**
   * Tries until `giveUp` (milliseconds since 1970): a process that was killed a moment ago can hold
   * the folder for a while, and a server that it had only begun to start does not answer yet.
   */
  async function start(giveUp: number): Promise<void> {
    for (let pause = 50; ; pause = Math.min(2 * pause, longestPause)) {
      if (await stopOrphan(cluster, binaries, account)) {
        notice('stopped a PostgreSQL that an earlier run had left behind');
      }
      if (stopping) return;
      try {
        return await launch();
      } catch (error) {
        if (stopping) return;
        if (Date.now() > giveUp) throw error;
        if (error instanceof Error) notice(error.message);
        await sleep(pause);
      }
    }
  }

  async function own(server: ChildProcess): Promise<void> {
    owner = await takeOwnership(url, server, () => tail(logFile));
    owner.once('end', () => void ownAgain(server));
  }

  /**
   * A server that recovers from a crash closes every connection, including the one that holds the
   * ownership lock.
   */
  async function ownAgain(server: ChildProcess): Promise<void> {
    await sleep(100);
    if (stopping || hasEnded(server)) return;
    await own(server).catch((error: Error) => notice(`PostgreSQL is not owned: ${error.message}`));
  }

  await start(Date.now() + startTimeout);
  return {
    url,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      await owner?.end().catch(() => undefined);
      if (hasEnded(child)) return;
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    },
  };
}

async function takeOwnership(
  url: string,
  child: ChildProcess,
  lastWords: () => string,
): Promise<pg.Client> {
  const giveUp = Date.now() + readyTimeout;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1)', [ownershipLock]);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (hasEnded(child) || Date.now() > giveUp) {
        throw new Error(`PostgreSQL did not start: ${lastWords()}`, { cause: error });
      }
      await sleep(50);
    }
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-5).join(' | ');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
