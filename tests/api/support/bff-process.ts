import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Test } from 'tap';
import { builtServer } from '../../../scripts/lib/serve.mjs';
import { type LogLine, parseLine } from '../../../server/support/log-line.ts';
import { runSupport } from '../../../server/support/run-support.ts';
import { bareEnvironment } from '../../support/bare-environment.ts';
import { freePort } from '../../support/free-port.ts';
import { ownHeaders } from '../../support/own-headers.ts';

export type BffProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  readonly logFile: string;
  /** A call as the site's own pages send it. */
  send(method: string, path: string, more?: Sent): Promise<Answered>;
  /** Returns the session cookie. */
  signIn(): Promise<string>;
  /** Runs `npm run support` on the log so far. */
  support(...asked: string[]): Promise<(LogLine & { class: string | null })[]>;
};

type Sent = {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
};
export type Answered = {
  readonly status: number;
  readonly requestId: string;
  readonly error: { readonly code: string; readonly message: string; readonly requestId: string };
  readonly body: Record<string, unknown>;
  readonly cookie: string | undefined;
  readonly ms: number;
};

const root = join(import.meta.dirname, '..', '..', '..');

/** Starts the built BFF, or another `main`, with its log in a file; stopped when the test ends. */
export async function startBffProcess(
  t: Test,
  env: Readonly<Record<string, string>>,
  main = builtServer,
): Promise<BffProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckle-bff-'));
  const port = await freePort();
  const logFile = join(dataDir, 'bff.log');
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [join(root, main)], {
    env: { ...bareEnvironment, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', log, log],
  });
  t.teardown(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; !(await fetch(`${url}/healthz`).catch(() => null))?.ok; tries += 1) {
    if (tries > 600) throw new Error('the BFF does not start');
    await sleep(50);
  }

  async function send(method: string, path: string, more: Sent = {}): Promise<Answered> {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...ownHeaders,
        ...(more.cookie ? { cookie: more.cookie } : {}),
        ...(more.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more.headers,
      },
      ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
    });
    const body = (await answer.json()) as Record<string, unknown>;
    return {
      status: answer.status,
      requestId: answer.headers.get('x-request-id') ?? '',
      error: body.error as Answered['error'],
      body,
      cookie: answer.headers.get('set-cookie')?.split(';')[0],
      ms: performance.now() - started,
    };
  }

  return {
    url,
    child,
    logFile,
    send,
    async signIn() {
      const body = { identifier: 'ada@canary.example', password: 'canary-password-1' };
      const { cookie, status } = await send('POST', '/api/auth/login', { body });
      if (!cookie) throw new Error(`could not sign in: ${status}`);
      return cookie;
    },
    support: (...asked) => askSupport(logFile, asked),
  };
}

/** Runs `npm run support -- --json` on a log file. */
export async function askSupport(logFile: string, asked: readonly string[]) {
  const out: string[] = [];
  const terminal = {
    input: createReadStream(logFile),
    out: async (line: string) => void out.push(line),
    err: (line: string) => {
      throw new Error(line);
    },
  };
  await runSupport(['--json', ...asked], terminal, Date.now());
  return out.map((line) => {
    const read = parseLine(line);
    if (!read) throw new Error(`support said ${line}`);
    return read as LogLine & { class: string | null };
  });
}
