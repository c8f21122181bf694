import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Test } from 'tap';
import { freePort } from './free-port.ts';

export type CacheServer = {
  readonly url: string;
  /** SIGKILL: connections break, and all data is lost. */
  kill(): Promise<void>;
  /** The same address again, empty. */
  restart(): Promise<void>;
  /** SIGSTOP: connections stay open without answers. */
  hang(): void;
  goOn(): void;
};

/** A real Valkey or Redis on a free port, to cause failures; stopped when the test ends. */
export async function startCacheServer(
  t: Pick<Test, 'teardown'>,
  settings: readonly string[] = [],
): Promise<CacheServer> {
  const program = findProgram();
  const port = await freePort();
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const address = ['--bind', '127.0.0.1', '--port', String(port)];
    const transient = ['--save', '', '--appendonly', 'no', '--daemonize', 'no'];
    server = spawn(program, [...address, ...transient, ...settings], { stdio: 'ignore' });
    for (let tries = 0; !(await accepts(port)); tries += 1) {
      if (tries > 200) throw new Error('the cache server does not start');
      await sleep(25);
    }
  }
  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await start();
  t.teardown(kill);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: start,
    hang: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The program that `npm test` found or installed, else the system's. */
function findProgram(): string {
  if (process.env.CACHE_SERVER_PATH) return process.env.CACHE_SERVER_PATH;
  for (const name of ['valkey-server', 'redis-server']) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  throw new Error('these tests need a valkey-server or redis-server; `npm test` installs one');
}
