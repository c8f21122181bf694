import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import t from 'tap';
import { wireArtworks } from '../../shared/contracts/wire/catalogue.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { createTestDatabase } from '../support/database.ts';

type Message = { type: 'progress'; step: string } | { type: 'ready'; port: number };

const root = join(import.meta.dirname, '..', '..');

function start(folder: 'demo' | 'product-api', env: Record<string, string>) {
  const child = fork(join(root, 'dist', folder, 'main.js'), {
    env: { ...bareEnvironment, PORT: '0', ...env },
    silent: true,
    execArgv: [],
  });
  const steps: string[] = [];
  const output = { text: '' };
  child.stdout?.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.text += chunk;
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.type === 'ready') resolve(message.port);
      else steps.push(message.step);
    });
    child.on('exit', () => reject(new Error(`it ended: ${output.text}`)));
  });
  ready.catch(() => undefined);
  return { child, steps, output, ready };
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

t.test('starts with its own PostgreSQL and the demo catalogue', async (t) => {
  const dataDir = t.testdir();
  const first = start('demo', { DATA_DIR: dataDir });
  const port = await first.ready;
  t.same(first.steps, ['database.starting', 'database.migrating', 'catalogue.seeding']);
  const answer = await fetch(`http://127.0.0.1:${port}/api/artworks?pagination[pageSize]=1`);
  const { data, meta } = wireArtworks.parse(await answer.json());
  t.ok(meta.pagination.total >= 160);
  const { thumbnail, xs } = data[0]!.attributes.images[0]!.formats;
  t.equal((await fetch(`http://127.0.0.1:${port}${thumbnail.url}`)).status, 200);
  first.child.kill('SIGTERM');
  t.equal(await exitCode(first.child), 0);
  const listening = first.output.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'product-api.listening');
  t.match(listening, [{ port }]);

  const second = start('demo', { DATA_DIR: dataDir });
  await second.ready;
  t.same(second.steps, ['database.starting', 'database.migrating'], 'seeded once');
  second.child.disconnect();
  t.equal(await exitCode(second.child), 0, 'it ends when its parent is gone');

  const without = start('demo', { DATA_DIR: dataDir, SEED: 'none' });
  const url = `http://127.0.0.1:${await without.ready}`;
  t.equal((await fetch(`${url}${thumbnail.url}`)).status, 200, 'rendered by an earlier start');
  const missing = await fetch(`${url}${xs.url}`);
  t.equal(missing.status, 404, 'no source is there to draw it');
  t.equal(missing.headers.get('cache-control'), null, 'it may be there again');
  without.child.kill('SIGTERM');
  t.equal(await exitCode(without.child), 0);
});

t.test('starts with a given database, and stops after requests in flight', async (t) => {
  const database = await createTestDatabase();
  t.teardown(() => database.drop());
  const { child, ready, output } = start('product-api', { DATABASE_URL: database.url });
  const port = await ready;
  const readiness = await fetch(`http://127.0.0.1:${port}/readyz`);
  t.equal(readiness.status, 200, 'also before anything is in its data folder');

  const lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
  await lock.query('begin; lock table feature_flags');
  const inFlight = fetch(`http://127.0.0.1:${port}/api/feature-flags`);
  await sleep(200);
  const signalled = Date.now();
  child.kill('SIGTERM');
  await sleep(200);
  await t.rejects(fetch(`http://127.0.0.1:${port}/healthz`), 'nothing new is taken');
  await lock.query('commit');
  const ended = await inFlight;
  t.equal(ended.status, 200, 'what is in flight ends');
  t.match(await ended.json(), { data: [{ name: 'access-modal', enabled: false }] });
  await lock.end();
  t.equal(await exitCode(child), 0);
  t.ok(Date.now() - signalled < 9000, 'a kept connection does not hold it up');
  t.match(output.text, /"event":"mail.not-configured"/);
});

t.test('stops in order even while it starts', async (t) => {
  const { child, output } = start('product-api', { DATA_DIR: t.testdir() });
  await once(child, 'message');
  child.kill('SIGINT');
  t.equal(await exitCode(child), 0);
  t.match(output.text, /"event":"product-api.stopped"/);
  t.notMatch(output.text, /start-failed/);
});

t.test('refuses to start with invalid settings, and names them all', async (t) => {
  const refused = [
    ['product-api', { PORT: 'x', LOG_LEVEL: 'loud' }, /PORT must be .*\n {2}LOG_LEVEL must be/],
    ['demo', { SEED: 'catalogue' }, /SEED must be demo or none/],
    ['demo', { STRIPE_SECRET_KEY: 'sk_live_x' }, /SEED must be none beside a live STRIPE_SECRET/],
  ] as const;
  await Promise.all(
    refused.map(async ([folder, env, problem]) => {
      const { child, output } = start(folder, env);
      t.equal(await exitCode(child), 1);
      t.match(output.text, problem);
    }),
  );
});

t.test('refuses a database of another version by name', async (t) => {
  const database = await createTestDatabase();
  t.teardown(() => database.drop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`update drizzle.__drizzle_migrations set hash = 'of another version'`);
  await client.end();
  const { child, output } = start('product-api', { DATABASE_URL: database.url });
  t.equal(await exitCode(child), 1);
  const name = new URL(database.url).pathname.slice(1);
  t.match(output.text, `The database ${name} at`);
  t.match(output.text, 'has the schema of another version of Deckle and was left as it is');
});

t.test('fails to start where the database cannot be reached', async (t) => {
  const { child, output } = start('product-api', {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  t.equal(await exitCode(child), 1);
  t.match(output.text, /"event":"product-api.start-failed"/);
});
