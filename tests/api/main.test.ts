import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { builtServer } from '../../scripts/lib/serve.mjs';
import { bareEnvironment } from '../support/bare-environment.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { until } from '../support/until.ts';
import { startUpstream } from '../support/upstream.ts';
import { answerEverything, order } from '../support/wire-fixtures.ts';

const main = join(import.meta.dirname, '..', '..', builtServer);

type Server = {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** All that it has logged so far. */
  readonly log: () => string;
};

function run(t: Test, env: Record<string, string>): Server {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckle-main-'));
  const child = spawn(process.execPath, [main], {
    env: { ...bareEnvironment, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  t.teardown(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { child, dataDir, log: () => log };
}

async function listening({ child, log }: Server): Promise<string> {
  const url = () => /"event":"listening","publicUrl":"([^"]+)"/.exec(log())?.[1];
  await until(() => url() !== undefined || child.exitCode !== null);
  const found = url();
  if (found === undefined) throw new Error(`never listened: ${log()}`);
  return found.replace('localhost', '127.0.0.1');
}

t.test('wrong settings stop the start with all of their messages', async (t) => {
  const { child } = run(t, { PORT: 'x', LOG_LEVEL: 'loud', SANDBOX: 'maybe' });
  const [told, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  t.equal(code, 1);
  for (const name of ['PORT', 'LOG_LEVEL', 'SANDBOX']) t.match(told, new RegExp(`${name} must`));
  t.notMatch(told, /at .*\.ts/, 'no stack for an operator');
});

t.test('a port in use stops the start with a message', async (t) => {
  const upstream = await startUpstream(t);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.teardown(() => taken.close());
  const address = taken.address();
  const PORT = String(typeof address === 'object' && address ? address.port : 0);
  const { child } = run(t, { PORT, PRODUCT_API_URL: upstream.url });
  const [told, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  t.equal(code, 1);
  t.match(told, `Port ${PORT} is taken`);
});

t.test('a stop under load fails no request, and a restart ends no session', async (t) => {
  const upstream = await startUpstream(t);
  answerEverything(upstream);
  const slowly = async () => {
    await sleep(50 + Math.random() * 450);
  };
  upstream.on('GET /api/orders/:id', async ({ path }) => {
    await slowly();
    const id = Number(path.split('/').at(-1));
    return { body: { data: { id, attributes: order() }, meta: {} } };
  });
  upstream.on('POST /api/bids/51/place', async () => {
    await slowly();
    return { body: { data: { id: 51, status: 'Approved', orderId: null } } };
  });
  // Answered after the port has closed.
  upstream.on('GET /api/artworks/11', async () => {
    await sleep(3_000);
    return { status: 404, body: null };
  });
  const server = run(t, { PORT: '0', PRODUCT_API_URL: upstream.url });
  const { child, dataDir } = server;
  const url = await listening(server);
  t.equal(statSync(join(dataDir, 'session-keys')).mode & 0o777, 0o600);
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...ownHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'ada@canary.example', password: 'canary-password-1' }),
  });
  const headers = {
    ...ownHeaders,
    cookie: String(login.headers.get('set-cookie')?.split(';')[0]),
    'content-type': 'application/json',
  };

  // Like a load balancer: asks for readiness and stops sending once it is gone.
  const readiness: number[] = [];
  const isReady = () => readiness.every((status) => status === 200);
  const balancer = (async () => {
    while (isReady()) {
      readiness.push((await fetch(`${url}/readyz`)).status);
      await sleep(100);
    }
  })();
  const outcomes: (number | string)[] = [];
  const person = async (at: number) => {
    for (let calls = 0; isReady(); calls += 1) {
      const isTrade = (at + calls) % 3 === 0;
      const call = isTrade
        ? fetch(`${url}/api/bids`, {
            method: 'POST',
            headers: { ...headers, 'idempotency-key': `key-0123456789-${at}-${calls}` },
            body: JSON.stringify({
              editionId: 21,
              price: 46_000,
              expiresInDays: 30,
              expectedTotal: { amount: 50_710, currency: 'GBP' },
            }),
          })
        : fetch(`${url}/api/account/orders/${at + 1}`, { headers });
      outcomes.push(
        await call.then(
          async (answer) => {
            await answer.json();
            return answer.status;
          },
          (error: Error) => String(error.cause ?? error),
        ),
      );
    }
  };
  const people = Array.from({ length: 20 }, (_, at) => person(at));
  const inFlight = fetch(`${url}/api/artworks/11`, { headers: ownHeaders });
  await sleep(700);
  child.kill('SIGTERM');
  const [[code]] = await Promise.all([once(child, 'exit'), balancer, ...people]);
  t.equal(code, 0);
  t.match(server.log(), '"event":"stopped"', 'in time');
  t.equal(readiness.at(-1), 503, 'said so while it still answered');
  t.ok(outcomes.length > people.length, `${outcomes.length} calls`);
  t.strictSame([...new Set(outcomes)], [200]);
  t.equal((await inFlight).status, 404);
  await t.rejects(fetch(`${url}/healthz`));

  const next = run(t, { PORT: '0', PRODUCT_API_URL: upstream.url, DATA_DIR: dataDir });
  const again = await fetch(`${await listening(next)}/api/session`, { headers });
  t.match(await again.json(), { user: { id: 7 } });
});
