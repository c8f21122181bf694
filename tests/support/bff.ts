import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type { Test } from 'tap';
import { type AppOptions, buildApp } from '../../server/app.ts';
import type { App } from '../../server/deps.ts';
import { ownHeaders } from './own-headers.ts';
import { storageItemOf } from './storage-item.ts';
import { startUpstream, type UpstreamDouble } from './upstream.ts';
import { answerEverything } from './wire-fixtures.ts';

/** The origin that injected requests use. */
export const publicUrl = 'http://localhost';
export const httpsUrl = 'https://deckle.example';

/** What a Prometheus shows to read the figures. */
export const metricsToken = 'canary-metrics-token';

export type TestBff = {
  readonly app: App;
  readonly upstream: UpstreamDouble;
  readonly siteDir: string;
  /** All log lines, parsed. */
  readonly logs: Record<string, unknown>[];
  /** A call as the site's own pages send it. */
  call(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    more?: Omit<InjectOptions, 'method' | 'url'>,
  ): Promise<LightMyRequestResponse>;
  /** Signs Ada in and returns the cookie header. */
  signIn(): Promise<string>;
};

/** For upstreams that never answer, to keep tests short. */
export const hastyLimits = { readMs: 300, tradeMs: 600 };

/** The whole BFF before an upstream double; both are stopped when the test ends. */
export async function startBff(
  t: Test,
  options: Partial<AppOptions> & { readonly isHttps?: boolean } = {},
): Promise<TestBff> {
  const { isHttps = false, ...over } = options;
  const upstream = await startUpstream(t);
  answerEverything(upstream);
  const siteDir = mkdtempSync(join(tmpdir(), 'deckle-site-'));
  const logs: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'debug' },
    { write: (line: string) => void logs.push(JSON.parse(line)) },
  );
  const app = await buildApp({
    config: { publicUrl: isHttps ? httpsUrl : publicUrl, trustProxy: false, sandbox: true },
    productApiUrl: upstream.url,
    sessionKeys: [randomBytes(32)],
    outboxUrl: null,
    processorUrl: null,
    metricsToken,
    siteDir,
    logger,
    // Generous, because the machine runs other tests as well.
    limits: { readMs: 5_000, tradeMs: 10_000 },
    maxEventLoopDelay: 0,
    ...over,
  });
  t.teardown(async () => {
    // First, because the BFF's end waits for the answers of a silent one.
    await upstream.close();
    await app.close();
    rmSync(siteDir, { recursive: true, force: true });
  });
  const { host } = new URL(isHttps ? httpsUrl : publicUrl);
  const call: TestBff['call'] = async (method, url, more = {}) => {
    const headers = { host, ...ownHeaders, ...more.headers };
    const answer = await app.inject({ method, url, ...more, headers });
    // Every test also checks that the cookie policy lists all cookies that are set.
    for (const { name } of answer.cookies) {
      if (storageItemOf('cookie', name) === null)
        throw new Error(`${name} is not in storage-inventory.ts`);
    }
    return answer;
  };
  return {
    app,
    upstream,
    siteDir,
    logs,
    call,
    async signIn() {
      const answer = await call('POST', '/api/auth/login', {
        payload: { identifier: 'ada@canary.example', password: 'canary-password-1' },
      });
      const cookie = cookieOf(answer);
      if (!cookie) throw new Error(`could not sign in: ${answer.statusCode} ${answer.body}`);
      return cookie;
    },
  };
}

/** The session cookie in an answer, as a browser would send it back. */
export function cookieOf(answer: LightMyRequestResponse): string | null {
  const set = answer.cookies.find(({ name }) => name.endsWith('deckle-session'));
  return set?.value ? `${set.name}=${set.value}` : null;
}

/** Whether an answer deletes the session cookie. */
export function clearsSession(answer: LightMyRequestResponse): boolean {
  return answer.cookies.some(
    ({ name, value, expires }) =>
      name.endsWith('deckle-session') && value === '' && expires?.getTime() === 0,
  );
}
