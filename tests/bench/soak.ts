import { parseArgs } from 'node:util';
import { builtServer, nodeFlags, serverEnvironment } from '../../scripts/lib/serve.mjs';
import { type Outcome, offer } from '../support/open-loop.ts';
import { bytesOf, memoryOf, runBff } from '../support/running-bff.ts';

/**
 * Mixed load for the given time at a sustainable rate: the BFF's memory must not be higher in the
 * last third than in the second.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '300' },
  },
});
const minutes = Number(values.minutes);
const sliceSeconds = Math.max(5, Math.min(30, (minutes * 60) / 30));

const bff = await runBff({ env: serverEnvironment, args: [...nodeFlags, builtServer] });
const get = (path: string) => () => bytesOf(bff, 'GET', path);
const trade = (n: number) =>
  bytesOf(bff, 'POST', '/api/bids', {
    headers: { 'idempotency-key': `soak-${Date.now()}-${n}` },
    body: {
      editionId: 21,
      price: 46_000,
      expiresInDays: 30,
      expectedTotal: { amount: 50_710, currency: 'GBP' },
    },
  });
const visitor = (n: number) =>
  bytesOf({ ...bff, cookie: '' }, 'GET', `/api/artworks?page=${n % 700}`);
const mix = [
  get('/api/session'),
  get('/api/home'),
  get('/api/artworks/11'),
  get('/api/account/buying'),
  get('/api/account/selling'),
  get('/api/profile'),
  visitor,
  trade,
  get('/api/artworks/404'),
  (n: number) => bytesOf({ ...bff, cookie: `deckle-session=${n}` }, 'GET', '/api/session'),
];

const samples: { readonly rss: number; readonly heap: number }[] = [];
const statuses = new Map<number, number>();
try {
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const outcome: Outcome = await offer({
      port: bff.port,
      connections: 100,
      perSecond: Number(values.rate),
      seconds: sliceSeconds,
      requestOf: (n) => mix[n % mix.length]!(n),
    });
    for (const { status } of outcome.answered) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    samples.push(await memoryOf(bff));
    const { rss, heap } = samples.at(-1)!;
    const time = ((samples.length * sliceSeconds) / 60).toFixed(1);
    process.stdout.write(
      `${time} min: ${rss.toFixed(0)} MB resident, ${heap.toFixed(0)} MB heap in use\n`,
    );
  }
} finally {
  await bff.stop();
}

/** The median of a third, as a single sample may be just before a collection. */
function middle(third: number, of: 'rss' | 'heap'): number {
  const from = Math.floor((samples.length * third) / 3);
  const part = samples.slice(from, Math.floor((samples.length * (third + 1)) / 3));
  const sorted = part.map((sample) => sample[of]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
const growth = (of: 'rss' | 'heap') => middle(2, of) / middle(1, of);
process.stdout.write(
  `${answered}; last third of the time beside the second: resident ${growth('rss').toFixed(2)},` +
    ` heap ${growth('heap').toFixed(2)}\n`,
);
process.exitCode = growth('rss') < 1.1 ? 0 : 1;
