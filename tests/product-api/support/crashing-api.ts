import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedDatabase } from '../../../product-api/boot/open-database-server.ts';
import { type DatabaseHandle, openDatabase } from '../../../product-api/db/database.ts';
import { connectToRunning } from '../../../product-api/db/embedded/connect-to-running.ts';
import { bareEnvironment } from '../../support/bare-environment.ts';
import { until } from '../../support/until.ts';

type Message = { readonly type: 'progress' } | { readonly type: 'ready'; readonly port: number };

export type RunningApi = {
  readonly url: string;
  readonly database: DatabaseHandle;
  killApi(): Promise<void>;
  /**
   * Kills PostgreSQL's process; once the API, which has to survive it, serves again, it is killed
   * as well.
   */
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '..', '..', '..');
const entry = join(root, 'dist', 'product-api', 'main.js');

/** The buyers of these tests never pay, and go on buying. */
const buyerLimits = { NEW_BUYER_UNPAID_PURCHASES: '1000', NEW_BUYER_UNPAID_GBP: '10000000' };

/** The product API as in production, with a PostgreSQL of its own that writes to disk. */
export async function startApi(dataDir: string): Promise<RunningApi> {
  const child = spawn(process.execPath, [entry], {
    env: { ...bareEnvironment, ...buyerLimits, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await ready(child);
  const database = openDatabase(await connectToRunning(dataDir, embeddedDatabase));
  const end = async (signal: NodeJS.Signals) => {
    await database.close();
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    killApi: () => end('SIGKILL'),
    async killDatabase() {
      const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
      await servesAgain(child, `http://127.0.0.1:${port}/readyz`);
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

function ready(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.type === 'ready') resolve(message.port);
    });
    child.on('exit', (code, signal) => reject(new Error(`it ended: ${code ?? signal}`)));
  });
}

async function servesAgain(child: ChildProcess, url: string): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error('the API died with its PostgreSQL');
    const answer = await fetch(url).catch(() => null);
    return answer?.status === 200;
  });
}
