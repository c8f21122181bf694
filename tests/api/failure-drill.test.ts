import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { startBff, type TestBff } from '../support/bff.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { openSocket } from '../support/raw-http.ts';
import { until } from '../support/until.ts';
import { startUpstream, type UpstreamCall } from '../support/upstream.ts';
import { ada, answerEverything, bid } from '../support/wire-fixtures.ts';
import {
  type Answered,
  askSupport,
  type BffProcess,
  startBffProcess,
} from './support/bff-process.ts';
import { slowFailures, type TradeFailure, upstreamFailures } from './support/trade-failures.ts';

/**
 * Causes every kind of failure in a trade of the real process, then asks the log only, by the ids
 * that a user can name: what failed, at which step, why, and what they saw.
 */
const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
const root = join(import.meta.dirname, '..', '..');
const everything = [...upstreamFailures, ...slowFailures];

/** Each kind has its own edition and a bid of its own amount. */
const editionOf = (failure: TradeFailure) => 100 + everything.indexOf(failure);
const bidOf = (editionId: number) => 1_000 + editionId;
const failureAt = (editionId: number) => everything[editionId - 100];

async function setUp(t: Test) {
  const upstream = await startUpstream(t);
  answerEverything(upstream);
  const drafted = (id: number) => ({ body: { data: { id, attributes: bid() }, meta: {} } });
  upstream.on('POST /api/bids', ({ body }) => {
    const { editionId } = body as { editionId: number };
    const failure = failureAt(editionId);
    return failure?.step === 'draft' && failure.fault
      ? { fault: failure.fault }
      : drafted(bidOf(editionId));
  });
  const idIn = ({ path }: UpstreamCall) => Number(/\d+/.exec(path)?.[0]);
  upstream.on('POST /api/bids/:id/place', (call) => {
    const failure = failureAt(idIn(call) - 1_000);
    return failure?.fault
      ? { fault: failure.fault }
      : { body: { data: { id: idIn(call), status: 'Approved', orderId: null } } };
  });
  upstream.on('GET /api/bids/:id', (call) => drafted(idIn(call)));
  const bff = await startBffProcess(t, { PRODUCT_API_URL: upstream.url });
  return { upstream, bff };
}

const form = (editionId: number, amount = 50_710) => ({
  editionId,
  price: 46_000,
  expiresInDays: 30,
  expectedTotal: { amount, currency: 'GBP' },
});
/** The answer to looking up a purchase's key. */
const outcomeDone = (id: number) => ({
  body: { data: { outcome: 'done', answer: { data: { id, status: 'Done', orderId: 71 } } } },
});
const key = (name: string) => ({
  'idempotency-key': `drill-${Buffer.from(name).toString('base64url')}`.slice(0, 100),
});

function place(bff: BffProcess, cookie: string, editionId: number): Promise<Answered> {
  const headers = key(String(editionId));
  return bff.send('POST', '/api/bids', { cookie, headers, body: form(editionId) });
}

type Ids = { readonly [id: string]: number | string };

/** Each id leads to one log line, whose class the runbook explains. */
async function isExplained(
  t: Test,
  ask: (...asked: string[]) => ReturnType<BffProcess['support']>,
  answer: Pick<Answered, 'error' | 'status'>,
  ids: Ids,
  expected: Pick<TradeFailure, 'class' | 'step'> & Partial<TradeFailure>,
): Promise<void> {
  const { requestId, message, code } = answer.error;
  // The log line may be written shortly after the answer.
  await until(async () => (await ask('--request', requestId)).length > 0);
  for (const [name, id] of Object.entries({ request: requestId, ...ids })) {
    const found = (await ask(`--${name}`, String(id))).filter(
      (line) => line.event === 'trade.failed' && line.requestId === requestId,
    );
    t.equal(found.length, 1, `by ${name} ${id}`);
    const { class: of, step, cause, upstreamStatus, upstreamCode } = expected;
    const told = { class: of, step, status: answer.status, code, shown: message };
    t.match(found[0], {
      ...told,
      ...(cause === undefined ? {} : { cause }),
      ...(upstreamStatus === undefined ? {} : { upstreamStatus }),
      ...(upstreamCode === undefined ? {} : { upstreamCode }),
    });
  }
  t.match(runbook, `### \`${expected.class}\``);
}

t.test('upstream failures of a trade', async (t) => {
  const { bff, upstream } = await setUp(t);
  const cookies = new Map<TradeFailure, string>();
  for (const failure of everything) cookies.set(failure, await bff.signIn());
  const drill = async (failure: TradeFailure) =>
    ({ failure, answer: await place(bff, cookies.get(failure)!, editionOf(failure)) }) as const;
  const slow = slowFailures.map(drill);
  const done = [];
  for (const failure of upstreamFailures) done.push(await drill(failure));
  done.push(...(await Promise.all(slow)));

  const ids = new Set(done.map(({ answer }) => answer.error.requestId));
  // The log is flushed shortly after the answers.
  let all = await bff.support();
  const isWhole = () => [...ids].every((id) => all.some(({ requestId }) => requestId === id));
  await until(async () => {
    all = await bff.support();
    return isWhole();
  });
  for (const { failure, answer } of done) {
    await t.test(failure.name, async (t) => {
      t.match(answer, { status: failure.status, error: { code: failure.code } });
      t.equal(answer.error.requestId, answer.requestId);
      if (slowFailures.includes(failure)) t.ok(answer.ms > 14_900, `ended after ${answer.ms} ms`);
      const edition = editionOf(failure);
      const named = failure.step === 'draft' ? {} : { bid: bidOf(edition) };
      await isExplained(t, bff.support, answer, { user: ada.id, edition, ...named }, failure);
      const unasked = all.filter(({ requestId }) => requestId === answer.requestId);
      t.equal(unasked.length, 1, 'once in the list of all that failed');
      const sent = upstream.calls.filter(
        (call) => call.headers['x-request-id'] === answer.requestId,
      );
      const writes = sent.filter(
        ({ method, path }) => method === 'POST' && path !== '/api/trades/outcome',
      );
      t.equal(writes.length, failure.step === 'draft' ? 1 : 2, 'nothing was sent twice');
    });
  }
  t.equal(ids.size, everything.length);
});

t.test('failures before or beside the call to the product API', async (t) => {
  const { bff, upstream } = await setUp(t);
  const cookie = await bff.signIn();
  const user = ada.id;
  const edition = 7;
  const send = (more: Parameters<BffProcess['send']>[2]) =>
    bff.send('POST', '/api/bids', { cookie, body: form(edition), headers: key('here'), ...more });

  await t.test('the price changed', async (t) => {
    const answer = await send({ body: form(edition, 50_000), headers: key('moved') });
    const ids = { user, edition, bid: bidOf(edition) };
    await isExplained(t, bff.support, answer, ids, { class: 'price-moved', step: 'compare' });
  });
  await t.test('an invalid form, with its fields', async (t) => {
    const answer = await send({ body: { ...form(edition), price: -1, expiresInDays: 4 } });
    const what = { class: 'invalid-input', step: 'arrive' } as const;
    await isExplained(t, bff.support, answer, { user, edition }, what);
    const [line] = await bff.support('--request', answer.requestId);
    t.strictSame(line?.fields, ['price', 'expiresInDays']);
  });
  await t.test('no Idempotency-Key', async (t) => {
    const what = { class: 'invalid-input', step: 'arrive' } as const;
    await isExplained(t, bff.support, await send({ headers: {} }), { user, edition }, what);
  });
  await t.test('a call from another site', async (t) => {
    const answer = await send({ headers: { 'sec-fetch-site': 'cross-site' } });
    t.equal(answer.status, 403);
    await isExplained(t, bff.support, answer, { user }, { class: 'not-let-in', step: 'arrive' });
  });
  await t.test('a visitor who is not signed in', async (t) => {
    const answer = await bff.send('POST', '/api/bids', { body: form(edition) });
    await isExplained(t, bff.support, answer, { edition }, { class: 'signed-out', step: 'arrive' });
  });
  await t.test('a session that ended in another tab', async (t) => {
    const other = await bff.signIn();
    await bff.send('POST', '/api/auth/logout', { cookie: other });
    const answer = await send({ cookie: other });
    const what = { class: 'signed-out', step: 'arrive' } as const;
    await isExplained(t, bff.support, answer, { user, edition }, what);
  });
  await t.test('a session that ends during the trade', async (t) => {
    const other = await bff.signIn();
    upstream.fail(`POST /api/bids/${bidOf(8)}/place`, { status: 401 }, 1);
    const answer = await send({ cookie: other, body: form(8), headers: key('middle') });
    t.equal(answer.status, 401);
    const ids = { user, edition: 8, bid: bidOf(8) };
    const what = { class: 'signed-out', step: 'place', upstreamStatus: 401 } as const;
    await isExplained(t, bff.support, answer, ids, what);
  });
  await t.test('a lost answer that the look-up finds', async (t) => {
    upstream.fail(`POST /api/bids/${bidOf(9)}/place`, 'reset', 1);
    upstream.on('POST /api/trades/outcome', outcomeDone(bidOf(9)));
    const answer = await send({ body: form(9), headers: key('found') });
    t.match(answer, { status: 200, body: { bidId: bidOf(9), orderId: 71 } });
    // The log line may be written shortly after the answer.
    await until(async () => (await bff.support('--order', '71')).length > 0);
    const [found] = await bff.support('--order', '71');
    t.match(found, {
      event: 'trade.found',
      class: 'connection-lost',
      bidId: bidOf(9),
      userId: user,
    });
  });
  const outcomes = {
    'in-progress': () =>
      upstream.on('POST /api/trades/outcome', { body: { data: { outcome: 'in-progress' } } }),
    unknown: () => upstream.fail('POST /api/trades/outcome', { status: 405 }, 1),
    'failed: status 500': () => upstream.fail('POST /api/trades/outcome', { status: 500 }, 1),
    'failed: wrong-shape 200 (data.answer.data.id: another-record)': () =>
      upstream.on('POST /api/trades/outcome', outcomeDone(5)),
  };
  for (const [lookedUp, arrange] of Object.entries(outcomes)) {
    await t.test(`a lost answer with the look-up result: ${lookedUp}`, async (t) => {
      upstream.fail(`POST /api/bids/${bidOf(edition)}/place`, 'reset', 1);
      arrange();
      const answer = await send({ headers: key(lookedUp) });
      t.equal(answer.error.code, 'trade.unknown-outcome');
      const ids = { user, edition, bid: bidOf(edition) };
      const what = { class: 'connection-lost', step: 'place', cause: 'reset' } as const;
      await isExplained(t, bff.support, answer, ids, what);
      const [line] = await bff.support('--request', answer.requestId);
      t.equal(line?.lookedUp, lookedUp);
    });
  }
  await t.test('a browser that leaves while sending', async (t) => {
    const { host, port } = new URL(bff.url);
    const socket = await openSocket(Number(port));
    const headers = { host, cookie, ...ownHeaders, ...key('half'), 'x-request-id': 'half-a-body' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const json = 'content-type: application/json\r\ncontent-length: 100\r\n';
    socket.write(`POST /api/bids HTTP/1.1\r\n${lines.join('')}${json}\r\n{"editionId":`);
    await sleep(100);
    socket.destroy();
    const find = () => bff.support('--request', 'half-a-body', '--class', 'invalid-input');
    await until(async () => (await find()).length > 0);
    t.match(await find(), [{ step: 'arrive', reason: 'left-while-sending', userId: user }]);
  });
  await t.test('a withdrawal that fails', async (t) => {
    upstream.fail(`DELETE /api/bids/${bidOf(10)}`, 'reset', 1);
    const answer = await bff.send('DELETE', `/api/bids/${bidOf(10)}`, { cookie });
    const what = { class: 'connection-lost', step: 'void', cause: 'reset' } as const;
    await isExplained(t, bff.support, answer, { user, bid: bidOf(10) }, what);
    t.equal(answer.error.code, 'trade.unknown-outcome');
  });
  await t.test('a withdrawal whose bid cannot be read', async (t) => {
    upstream.fail(`GET /api/bids/${bidOf(11)}`, { status: 503 });
    const answer = await bff.send('DELETE', `/api/bids/${bidOf(11)}`, { cookie });
    const what = { class: 'product-api-unreachable', step: 'look-up' } as const;
    await isExplained(t, bff.support, answer, { user, bid: bidOf(11) }, what);
  });
  await t.test('the product API is down', async (t) => {
    await upstream.close();
    const answer = await send({ headers: key('down') });
    t.equal(answer.status, 503);
    const what = { class: 'product-api-unreachable', step: 'draft', cause: 'refused' } as const;
    await isExplained(t, bff.support, answer, { user, edition }, what);
  });
  await t.test('the support command reads a container’s log with truncated lines', async (t) => {
    const lines = readFileSync(bff.logFile, 'utf8').split('\n');
    const log = lines
      .flatMap((line) => [`2026-11-20T08:00:00Z stdout F ${line}`, line.slice(0, 40)])
      .join('\n');
    const command = ['run', '--silent', 'support', '--', '--class', 'price-moved'];
    const told = spawnSync('npm', command, { cwd: root, input: log, encoding: 'utf8' });
    t.match(told.stdout, /price-moved +trade\.failed bid compare → 409\n +ids +user 7, edition 7/);
    t.match(told.stdout, /“The price has changed. Please check it again.”/);
  });
});

/** The log of a BFF in this process, as `npm run support` reads it. */
function supportOf(t: Test, { logs }: TestBff) {
  const dir = mkdtempSync(join(tmpdir(), 'deckle-drill-'));
  t.teardown(() => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, 'bff.log');
  return (...asked: string[]) => {
    writeFileSync(file, logs.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return askSupport(file, asked);
  };
}

t.test('a trade refused under overload', async (t) => {
  const load = { delay: 0 };
  const bff = await startBff(t, {
    minConcurrent: 0,
    maxEventLoopDelay: 100,
    eventLoopDelay: () => load.delay,
  });
  const cookie = await bff.signIn();
  load.delay = 500;
  const headers = { cookie, ...key('load') };
  const answer = await bff.call('POST', '/api/bids', { headers, payload: form(7) });
  const what = { class: 'overloaded', step: 'arrive' } as const;
  const told = { status: answer.statusCode, error: answer.json().error };
  await isExplained(t, supportOf(t, bff), told, { user: ada.id }, what);
});

t.test('a trade refused by the gate', async (t) => {
  const clock = { now: Date.now() };
  const bff = await startBff(t, { gatePassword: 'canary-gate-password', now: () => clock.now });
  const cookie = await bff.signIn();
  bff.upstream.on('GET /api/feature-flags', {
    body: { data: [{ name: 'access-modal', enabled: true }] },
  });
  clock.now += 40_000;
  const headers = { cookie, ...key('gate') };
  const answer = await bff.call('POST', '/api/bids', { headers, payload: form(7) });
  t.equal(answer.json().error.code, 'gate.closed');
  const told = { status: answer.statusCode, error: answer.json().error };
  const what = { class: 'not-let-in', step: 'arrive' } as const;
  await isExplained(t, supportOf(t, bff), told, { user: ada.id }, what);
});
