import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { Client } from 'undici';
import { enlargeMarket } from '../../demo/scale/enlarge-market.ts';
import { seedDatabase } from '../../demo/seed/seed-database.ts';
import { startEmbeddedPostgres } from '../../product-api/db/embedded/embedded-postgres.ts';
import { migrate } from '../../product-api/db/migrate.ts';
import { databaseUrl } from '../support/database.ts';
import { type Call, reads } from '../support/hot-reads.ts';
import { drawSample, type Sample } from '../support/market-sample.ts';
import { type ServedApi, serveApi } from '../support/serve-api.ts';

/**
 * Reads of a small and a large marketplace over HTTP, alternating in one run: a ratio near 1 means
 * that the cost does not grow with the data. --data-dir keeps the databases.
 */
const { values } = parseArgs({
  options: {
    artworks: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '150' },
    only: { type: 'string', default: '' },
    'data-dir': { type: 'string' },
  },
});
const goal = 1.5;
const warmUp = 30;
const rounds = Number(values.rounds);
const scales = {
  small: { artworks: 1000, orders: 10_000 },
  large: { artworks: Number(values.artworks), orders: Number(values.orders) },
};
type Side = {
  readonly api: ServedApi;
  readonly client: Client;
  readonly sample: Sample;
  readonly times: number[];
};

const kept = values['data-dir'];
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'deckle-flatness-'));
const server = await startEmbeddedPostgres({ dataDir, settings: { max_wal_size: '4GB' } });
const sides: Side[] = [];
try {
  for (const [name, scale] of Object.entries(scales)) sides.push(await open(name, scale));
  say(`${'p50 in ms'.padEnd(36)}   small   large   ratio`);
  for (const { name, call } of reads.filter((read) => read.name.includes(values.only))) {
    const [small = 0, large = 0] = await measure(call);
    const ratio = large / small;
    const over = ratio > goal ? `  above ${goal}` : '';
    say(
      `${name.padEnd(36)} ${small.toFixed(2).padStart(7)} ${large.toFixed(2).padStart(7)} ${ratio.toFixed(2).padStart(7)}${over}`,
    );
  }
} finally {
  for (const { api, client } of sides) {
    await client.close();
    await api.stop();
  }
  await server.stop();
  if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function open(name: string, scale: { artworks: number; orders: number }): Promise<Side> {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await admin.query(`create database ${name}`);
  await admin.end();
  const url = databaseUrl(server.url, name);
  const now = new Date();
  const started = Date.now();
  await migrate(url);
  await seedDatabase(url, { now });
  const present = await enlargeMarket(url, { ...scale, now, onProgress: () => undefined });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  say(`${name}: ${present.artworks} artworks, ${present.orders} orders in books, ${seconds} s`);
  const api = await serveApi(url, dataDir, 10);
  const sample = await drawSample(api.database.db);
  return { api, sample, client: new Client(api.address), times: [] };
}

/** The median of each side, in milliseconds. */
async function measure(call: (sample: Sample, turn: number) => Call): Promise<number[]> {
  for (const side of sides) side.times.length = 0;
  for (let turn = 0; turn < warmUp + rounds; turn += 1) {
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) {
      const time = await timeOf(side, call(side.sample, turn));
      if (turn >= warmUp) side.times.push(time);
    }
  }
  return sides.map(
    ({ times }) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
  );
}

async function timeOf({ client }: Side, { path, body, bearer }: Call): Promise<number> {
  const started = performance.now();
  const answer = await client.request({
    path: encodeURI(path),
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: bearer } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text}`);
  return performance.now() - started;
}
