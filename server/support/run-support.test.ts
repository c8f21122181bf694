import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { failureClasses } from './class-of.ts';
import { runSupport } from './run-support.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => now - minutes * 60_000;

const unknownOutcome = {
  level: 50,
  time: minutesAgo(5),
  service: 'bff',
  requestId: 'req-1',
  event: 'trade.failed',
  userId: 7,
  kind: 'bid',
  editionId: 31,
  bidId: 99,
  step: 'place',
  cause: 'cut-off',
  upstreamCall: 'POST /api/bids/{}/place',
  upstreamStatus: null,
  upstreamCode: null,
  upstreamDetail: 'data: another-record',
  lookedUp: 'failed: status 500',
  status: 502,
  code: 'trade.unknown-outcome',
  shown: 'We do not know yet whether this went through. We are checking.',
  ms: 12,
};
const sold = {
  ...unknownOutcome,
  level: 40,
  time: minutesAgo(90),
  requestId: 'req-2',
  userId: 8,
  kind: 'purchase',
  cause: 'status',
  upstreamStatus: 409,
  upstreamCode: 'trade.ask-sold',
  status: 409,
  code: 'trade.ask-sold',
  shown: 'This ask has already been sold',
};
const placed = {
  level: 30,
  time: minutesAgo(1),
  requestId: 'req-3',
  event: 'trade.placed',
  userId: 7,
  kind: 'bid',
  editionId: 31,
  bidId: 99,
  orderId: 71,
};
const fine = {
  level: 30,
  time: minutesAgo(1),
  requestId: 'req-4',
  event: 'request',
  method: 'GET',
  route: '/api/home',
  status: 200,
};
const atProductApi = {
  level: 30,
  time: minutesAgo(5),
  service: 'product-api',
  reqId: 'req-1',
  event: 'product-api.request',
  method: 'POST',
  route: '/api/bids/:id/place',
  status: 200,
};
const all = [sold, unknownOutcome, atProductApi, placed, fine];
const log = (lines: readonly object[]) =>
  `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;

async function run(args: readonly string[], text = log(all)) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runSupport(
    args,
    {
      input: Readable.from([text]),
      out: async (line) => void out.push(line),
      err: (line) => void err.push(line),
    },
    now,
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

t.test('without a filter it shows what failed, whose it was, and what was seen', async (t) => {
  const { code, out } = await run([]);
  t.equal(code, 0);
  t.match(out, /refused-by-rule +trade\.failed purchase place → 409/);
  t.match(out, /connection-lost +trade\.failed bid place → 502/);
  t.match(out, /user 7, edition 31, bid 99/);
  t.match(out, /upstream +POST \/api\/bids\/\{\}\/place cut-off \(data: another-record\)/);
  t.match(out, /look-up +failed: status 500/);
  t.match(out, /“This ask has already been sold”/);
  t.match(out, /1 {2}connection-lost/);
  t.notMatch(out, /trade\.placed|req-4/);
});

t.test('one id brings every line about it, failures or not', async (t) => {
  const request = await run(['--request', 'req-1']);
  t.match(request.out, /product-api\.request POST \/api\/bids\/:id\/place → 200/);
  t.match(request.out, /trade\.failed/);
  t.notMatch(request.out, /req-2|req-3/);
  const bid = await run(['--bid', '99', '--user', '7']);
  t.match(bid.out, /trade\.placed/);
  t.notMatch(bid.out, /req-2/, 'of another user');
  t.match((await run(['--order', '71'])).out, /trade\.placed/);
  t.equal((await run(['--order', '7'])).out, 'Nothing found.', 'a part of a number is another');
});

t.test('by time and by class', async (t) => {
  t.notMatch((await run(['--since', '1h'])).out, /req-2/);
  t.match((await run(['--since', '2h'])).out, /req-2/);
  t.match((await run(['--since', '2026-11-20T10:00:00Z'])).out, /req-2/);
  const lost = await run(['--class', 'connection-lost']);
  t.match(lost.out, /req-1/);
  t.notMatch(lost.out, /req-2/);
});

t.test('as JSON, for other programs', async (t) => {
  const { out } = await run(['--json', '--class', 'connection-lost']);
  t.strictSame(JSON.parse(out), { class: 'connection-lost', ...unknownOutcome });
});

t.test('reads files, compressed ones too, and what a container runtime adds', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'deckle-log-'));
  t.teardown(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'old.log.gz'), gzipSync(log([sold])));
  const prefixed = `2026-11-20T11:55:00Z stdout F ${JSON.stringify(unknownOutcome)}`;
  writeFileSync(join(dir, 'new.log'), `not a line of ours\n{"half":\n${prefixed}\n`);
  const { code, out } = await run([join(dir, 'old.log.gz'), join(dir, 'new.log')]);
  t.equal(code, 0);
  t.match(out, /req-2/);
  t.match(out, /req-1/);
  const missing = await run([join(dir, 'none.log')]);
  t.equal(missing.code, 1);
  t.match(missing.err, /^Cannot read the log/);
});

t.test('says what it does not understand, and how it is used', async (t) => {
  for (const args of [['--class', 'x'], ['--order', 'x'], ['--since', 'soon'], ['--what']]) {
    const { code, err } = await run(args);
    t.equal(code, 2, args.join(' '));
    t.match(err, /npm run support/);
  }
  t.match((await run(['--help'])).out, /npm run support/);
});

t.test('a log larger than its memory is read all the same', async (t) => {
  const child = spawn(process.execPath, [
    '--max-old-space-size=32',
    join(import.meta.dirname, '..', 'support.ts'),
  ]);
  const lines = log(Array.from({ length: 1_000 }, () => fine));
  const written = pipeline(Readable.from(Array.from({ length: 600 }, () => lines)), child.stdin);
  const [code] = await once(child, 'close');
  await written;
  t.ok(lines.length * 600 > 64 * 1024 * 1024);
  t.equal(code, 0);
});

t.test('tells sessions and gates apart from what the market refused', async (t) => {
  const base = { level: 40, time: minutesAgo(1), service: 'bff', requestId: 'req-9' };
  const file = join(t.testdir({}), 'gates.log');
  const events = ['session.rejected', 'gate.refused'];
  writeFileSync(file, events.map((event) => JSON.stringify({ ...base, event })).join('\n'));
  const { out } = await run(['--json', file]);
  const classes = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).class);
  t.strictSame(classes, ['signed-out', 'not-let-in']);
});

t.test('the runbook explains every class', (t) => {
  const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
  for (const name of Object.keys(failureClasses)) t.match(runbook, `### \`${name}\``);
  t.end();
});
