import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareEnvironment } from './bare-environment.ts';
import { metricsToken } from './bff.ts';
import { freePort } from './free-port.ts';
import { ownHeaders } from './own-headers.ts';

export type RunningBff = {
  readonly port: number;
  readonly child: ChildProcess;
  readonly upstreamUrl: string;
  readonly logFile: string;
  readonly cookie: string;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '..', '..');
const canPin = cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0;

/**
 * The BFF as in production before a fast upstream, each in its own process. With two processors and
 * `taskset`, the BFF has one to itself.
 */
export async function runBff(options: {
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
}): Promise<RunningBff> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckle-load-'));
  const upstream = fork(join(import.meta.dirname, 'upstream-process.ts'));
  const [upstreamUrl] = (await once(upstream, 'message')) as [string];
  const port = await freePort();
  const logFile = join(dataDir, 'bff.log');
  const log = openSync(logFile, 'a');
  const main = [process.execPath, ...options.args] as const;
  const [command, ...args] = canPin ? ['taskset', '-c', '0', ...main] : main;
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...bareEnvironment,
      DATA_DIR: dataDir,
      PORT: String(port),
      PRODUCT_API_URL: upstreamUrl,
      METRICS_TOKEN: metricsToken,
      ...options.env,
    },
    stdio: ['ignore', log, log],
  });
  pin(upstream);
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)]);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/readyz`).catch(() => null))?.ok; tries += 1) {
    if (child.exitCode !== null || tries > 3_000) {
      child.kill('SIGKILL');
      upstream.disconnect();
      throw new Error('the BFF does not start');
    }
    await sleep(100);
  }
  return {
    port,
    child,
    upstreamUrl,
    logFile,
    cookie: await signIn(url),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      upstream.disconnect();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function pin({ pid }: ChildProcess): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', '1', String(pid)]);
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...ownHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'ada@canary.example', password: 'canary-password-1' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`could not sign in: ${answer.status}`);
  return cookie;
}

/** CPU time of a process and its threads, in seconds. */
export function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What Prometheus reads. */
export async function figuresOf({ port }: Pick<RunningBff, 'port'>): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
}

/** Megabytes, from the process's own metrics. */
export async function memoryOf({ port }: Pick<RunningBff, 'port'>) {
  const text = await figuresOf({ port });
  const figure = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]) / 1024 / 1024;
  return {
    rss: figure('process_resident_memory_bytes'),
    heap: figure('nodejs_heap_size_used_bytes'),
  };
}

/** The bytes of a request as the site's pages send it. */
export function bytesOf(
  bff: Pick<RunningBff, 'cookie' | 'port'>,
  method: string,
  path: string,
  more: { readonly headers?: Record<string, string>; readonly body?: unknown } = {},
): string {
  const body = more.body === undefined ? '' : JSON.stringify(more.body);
  const headers = {
    host: `localhost:${bff.port}`,
    ...(bff.cookie === '' ? {} : { cookie: bff.cookie }),
    ...ownHeaders,
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...more.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
