import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import t, { type Test } from 'tap';
import { orders } from '../../product-api/db/schema/orders.ts';
import { paymentTasks } from '../../product-api/db/schema/payments.ts';
import { openPayments } from '../../product-api/payments/open-payments.ts';
import { errorBody } from '../../shared/contracts/error.ts';
import { bidOverHttp, clientOf, listOverHttp } from '../product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { startStripeDouble } from '../support/stripe-double.ts';
import { until } from '../support/until.ts';
import { startUpstream, wireErrorBody } from '../support/upstream.ts';
import { ada, answerEverything, bid } from '../support/wire-fixtures.ts';
import { askSupport, type BffProcess, startBffProcess } from './support/bff-process.ts';
import { sendForm } from './support/send-form.ts';

/** The log also explains failures outside a trade's own steps. */
const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');

/** The log lines of a request, once they are written. */
async function linesOf(bff: BffProcess, requestId: string, event: string) {
  let lines: Awaited<ReturnType<typeof bff.support>> = [];
  await until(async () => {
    lines = await bff.support('--request', requestId);
    return lines.some((line) => line.event === event);
  });
  return lines;
}

t.test('logs a charge that the processor declines later, once', async (t) => {
  const webhookSecret = 'whsec_test';
  const stripe = await startStripeDouble(t);
  const keys = { secretKey: 'sk_test_canary', publishableKey: 'pk_test_1' };
  const payments = openPayments({
    stripe: { ...keys, webhookSecret, apiUrl: stripe.url },
    sandboxUrl: null,
  });
  const api = await startTestProductApi(t, { deps: { payments } });
  const buyer = await createUser(api.db);
  const [edition = 0] = api.catalogue.editionIds;
  const seller = clientOf(api, await createUser(api.db));
  await listOverHttp(api, seller, edition, 100_00);
  const { orderId } = await bidOverHttp(clientOf(api, buyer), edition, 100_00);
  const [task] = await api.db
    .select()
    .from(paymentTasks)
    .where(eq(paymentTasks.orderId, orderId ?? 0));
  const refusal = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
  const intent = { id: 'pi_later', object: 'payment_intent', status: 'requires_payment_method' };
  const object = {
    ...intent,
    last_payment_error: { ...refusal, message: 'of canary@canary.example' },
    metadata: { order: String(orderId), reference: task?.reference },
  };
  stripe.intents.push(object);
  const type = 'payment_intent.payment_failed';
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  for (let times = 0; times < 3; times += 1) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    t.equal(answer.statusCode, 200);
  }
  const [order] = await api.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId ?? 0));
  t.equal(order?.status, 'AwaitingPayment', 'its buyer can pay with another card');
  const file = join(t.testdir(), 'api.log');
  writeFileSync(file, api.logs.map((line) => `${JSON.stringify(line)}\n`).join(''));
  for (const asked of [['--order', String(orderId)], ['--user', String(buyer.id)], []]) {
    const found = await askSupport(file, asked);
    const told = found.filter(({ event }) => event === 'payment.declined');
    t.equal(told.length, 1, 'once, however often it is told');
    t.match(told[0], { class: 'card', orderId, userId: buyer.id, code: 'insufficient_funds' });
  }
  t.notMatch(readFileSync(file, 'utf8'), /canary/);
  t.match(runbook, '`payment.declined`');
});

type Fails = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads the whole body first, to fail at its end. */
const atTheEnd =
  (fail: Fails): Fails =>
  (request, response) =>
    void request
      .on('error', () => undefined)
      .resume()
      .on('end', () => fail(request, response));

const answering = (status: number, code?: string): Fails =>
  atTheEnd((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(wireErrorBody(status, 'x', code ? { code } : {})));
  });

const uploads: { name: string; fails: Fails; status: number; class: string; cause: string }[] = [
  {
    name: 'the product API fails',
    fails: answering(500),
    status: 502,
    class: 'product-api-failed',
    cause: 'status',
  },
  {
    name: 'the connection is reset',
    fails: (request) => void request.once('data', () => request.socket.resetAndDestroy()),
    status: 502,
    class: 'connection-lost',
    cause: 'reset',
  },
  {
    name: 'the answer is HTML',
    fails: atTheEnd((_request, response) => void response.end('<html>')),
    status: 502,
    class: 'product-api-answer',
    cause: 'not-json',
  },
  {
    name: 'the listing is not found',
    fails: answering(404),
    status: 404,
    class: 'not-found',
    cause: 'status',
  },
  {
    name: 'the listing is in the book',
    fails: answering(409, 'trade.wrong-status'),
    status: 409,
    class: 'refused-by-rule',
    cause: 'status',
  },
  {
    name: 'an earlier upload with its key is in progress',
    fails: answering(409, 'request.in-progress'),
    status: 409,
    class: 'sent-again',
    cause: 'status',
  },
];

t.test('failed uploads', async (t) => {
  const upstream = await startUpstream(t);
  answerEverything(upstream);
  const bff = await startBffProcess(t, { PRODUCT_API_URL: upstream.url });
  const cookie = await bff.signIn();
  const { host, port: at } = new URL(bff.url);
  const port = Number(at);
  const headers = { host };
  const ways = [
    { path: '/api/asks/61/documents?type=coa', up: '/api/asks/:id/documents', kind: 'coa' },
    { path: '/api/submissions/works', up: '/api/artworks/submit-work', kind: 'work' },
  ];
  for (const { path, up, kind } of ways) {
    const event = kind === 'work' ? 'submission.failed' : 'document.failed';
    for (const failure of uploads) {
      await t.test(`${event}: ${failure.name}`, async (t) => {
        upstream.take(`POST ${up}`, failure.fails);
        const answer = await sendForm({ port, path, cookie, headers, bytes: 300_000 }).answer;
        t.equal(answer.status, failure.status);
        const { error } = errorBody.parse(JSON.parse(answer.body));
        const asked: string[][] = [['--request', error.requestId]];
        asked.push(['--user', String(ada.id)]);
        if (kind !== 'work') asked.push(['--ask', '61']);
        await linesOf(bff, error.requestId, event);
        for (const one of asked) {
          const lines = (await bff.support(...one)).filter(
            (line) => line.event === event && line.requestId === error.requestId,
          );
          t.equal(lines.length, 1, one.join(' '));
          const { class: of, cause, status } = failure;
          const told = { class: of, cause, status, code: error.code, shown: error.message, kind };
          t.match(lines[0], { ...told, userId: ada.id, bytes: Number });
        }
      });
    }
    t.match(runbook, `\`${event}\``);
  }
});

/** Starts the real process with a planted bug, which no code of ours expects. */
async function startBuggy(t: Test) {
  const upstream = await startUpstream(t);
  answerEverything(upstream);
  upstream.on('POST /api/bids', { body: { data: { id: 91, attributes: bid() }, meta: {} } });
  upstream.on('POST /api/bids/:id/place', {
    body: { data: { id: 91, status: 'Approved', orderId: null } },
  });
  const bug = pathToFileURL(join(import.meta.dirname, 'support/buggy-bids.ts'));
  const env = { PRODUCT_API_URL: upstream.url, NODE_OPTIONS: `--import=${bug}` };
  // The bug replaces a module of the source, which the build has in one file with others.
  const bff = await startBffProcess(t, env, 'server/main.ts');
  return { upstream, bff };
}

t.test(
  'a bug in the middle of a trade is logged as class bug, with its place in the code',
  async (t) => {
    const { bff } = await startBuggy(t);
    const cookie = await bff.signIn();
    for (const [editionId, step] of [
      [301, 'draft'],
      [302, 'place'],
    ] as const) {
      const answer = await bff.send('POST', '/api/bids', {
        cookie,
        headers: { 'idempotency-key': `a-bug-in-${step}` },
        body: {
          editionId,
          price: 46_000,
          expiresInDays: 30,
          expectedTotal: { amount: 50_710, currency: 'GBP' },
        },
      });
      t.match(answer, { status: 500, error: { code: 'internal' } });
      const { requestId, message } = answer.error;
      const lines = await linesOf(bff, requestId, 'request');
      const told = { class: 'bug', cause: 'bug', status: 500, code: 'internal', shown: message };
      const ids = {
        userId: ada.id,
        kind: 'bid',
        editionId,
        ...(step === 'place' && { bidId: 91 }),
      };
      const failed = lines.filter(({ event }) => event === 'trade.failed');
      t.equal(failed.length, 1);
      t.match(failed[0], { ...told, ...ids, step });
      const request = lines.find(({ event }) => event === 'request');
      t.match(request, { class: 'bug', name: 'TypeError', status: 500 });
      t.match(JSON.stringify(request), /bid-steps\.ts:\d+/, 'with the place in the code');
      t.notMatch(JSON.stringify(lines), /Cannot read/, 'and not what the error says: it may quote');
      for (const asked of ['--class bug', `--edition ${editionId}`, `--user ${ada.id}`]) {
        const found = await bff.support(...asked.split(' '));
        t.ok(
          found.some((line) => line.event === 'trade.failed' && line.requestId === requestId),
          asked,
        );
      }
    }
    t.match(runbook, '### `bug`');
    const fine = await bff.send('GET', '/api/artworks/11');
    t.equal(fine.status, 200, 'and the process goes on');
  },
);
