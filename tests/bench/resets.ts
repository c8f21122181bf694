import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { freePort } from '../support/free-port.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { tradeUnderResets } from '../support/random-resets.ts';
import { startUpstream } from '../support/upstream.ts';
import { answerEverything } from '../support/wire-fixtures.ts';

/**
 * Ten thousand trades through the real process, with an upstream that resets connections at random.
 */
const trades = Number(process.argv[2] ?? 10_000);

const upstream = await startUpstream({ teardown: () => undefined }, { keepsCalls: false });
answerEverything(upstream);
const dataDir = mkdtempSync(join(tmpdir(), 'deckle-resets-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
const bff = spawn(process.execPath, [main], {
  env: {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    PRODUCT_API_URL: upstream.url,
  },
  stdio: 'ignore',
});
try {
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
    await sleep(100);
  }
  const headers = { ...ownHeaders, 'content-type': 'application/json' };
  const credentials = { identifier: 'ada@canary.example', password: 'canary-password-1' };
  const signIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  });
  const cookie = String(signIn.headers.get('set-cookie')?.split(';')[0]);
  const body = JSON.stringify({
    editionId: 21,
    price: 46_000,
    expiresInDays: 30,
    expectedTotal: { amount: 50_710, currency: 'GBP' },
  });
  const started = performance.now();
  const counts = await tradeUnderResets(upstream, trades, async (key) => {
    const answer = await request(`${url}/api/bids`, {
      method: 'POST',
      headers: { ...headers, cookie, 'idempotency-key': key },
      body,
    });
    const read = (await answer.body.json()) as { orderId?: number; error?: { code: string } };
    const { orderId, error } = read;
    return {
      status: answer.statusCode,
      ...(orderId === undefined ? {} : { orderId }),
      ...(error === undefined ? {} : { code: error.code }),
    };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const { placed, ofTheirOwn, tries, sent, lies } = counts;
  process.stdout.write(
    `${trades} trades in ${seconds} s: ${tries} tries of people, ${sent} placing calls,` +
      ` ${placed} placed, ${placed - ofTheirOwn} twice, ${lies.length} told wrongly\n`,
  );
  const isWhole = placed === trades && ofTheirOwn === trades && lies.length === 0;
  process.exitCode = isWhole && sent <= tries ? 0 : 1;
} finally {
  bff.kill('SIGTERM');
  await once(bff, 'exit');
  await upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
}
