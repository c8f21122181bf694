import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import t from 'tap';
import { orders } from '../../product-api/db/schema/orders.ts';
import { registerTradingRoutes } from '../../product-api/routes/register-trading.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { until } from '../support/until.ts';
import { askBody, bidBody, clientOf, listOverHttp } from './support/trading-client.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0] = api.catalogue.editionIds;
const seller = clientOf(api, await createUser(db));
const buyer = clientOf(api, await createUser(db));
const codeOf = (answer: { body: { error?: { details?: { code?: string } } } }) =>
  answer.body.error?.details?.code;

t.test('every trading route requires authentication', async (t) => {
  const routes: { method: string; url: string }[] = [];
  const table = Fastify().withTypeProvider<ZodTypeProvider>();
  table.setValidatorCompiler(validatorCompiler);
  table.setSerializerCompiler(serializerCompiler);
  table.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  registerTradingRoutes(table, api.deps);
  await table.ready();
  t.ok(routes.length >= 16);
  for (const { method, url } of routes) {
    const answer = await api.app.inject({
      method: method as 'GET',
      url: url.replace(/:x$/, '0').replace(/:\w+/g, '1'),
      ...(method === 'POST' || method === 'PUT' ? { payload: { nonsense: true } } : {}),
    });
    t.equal(answer.statusCode, 401, `${method} ${url}`);
  }
});

t.test('creating and placing require a printable Idempotency-Key', async (t) => {
  const body = bidBody(main, 30_00);
  t.equal(codeOf(await buyer('POST', '/api/bids', { body, key: null })), 'request.key-missing');
  const draft = await buyer('POST', '/api/bids', { body });
  const url = `/api/bids/${draft.body.data.id}/place`;
  t.equal(codeOf(await buyer('POST', url, { key: null })), 'request.key-missing');
  t.equal((await buyer('POST', url, { key: 'x'.repeat(201) })).status, 400);
  t.equal((await buyer('POST', url, { key: 'tab\there' })).status, 400);
  t.equal((await buyer('POST', url, { key: 'x'.repeat(200) })).status, 200);
});

t.test(
  'the same request gets its first answer again, another one with its key is refused',
  async (t) => {
    const body = askBody(main, 300_00);
    const first = await seller('POST', '/api/asks', { body, key: 'listing-1' });
    t.same(await seller('POST', '/api/asks', { body, key: 'listing-1' }), first);
    const reordered = Object.fromEntries(Object.entries(body).toReversed());
    t.same(await seller('POST', '/api/asks', { body: reordered, key: 'listing-1' }), first);
    const other = await seller('POST', '/api/asks', {
      body: askBody(main, 310_00),
      key: 'listing-1',
    });
    t.match(other, { status: 409 });
    t.equal(codeOf(other), 'request.key-reused');
    const elsewhere = await seller('POST', `/api/asks/${first.body.data.id}/place/0`, {
      key: 'listing-1',
    });
    t.equal(codeOf(elsewhere), 'request.key-reused');
    const neighbour = await buyer('POST', '/api/asks', { body, key: 'listing-1' });
    t.not(neighbour.body.data.id, first.body.data.id, 'another person’s key is another key');
  },
);

t.test('a purchase sent ten times concurrently under one key is made once', async (t) => {
  const ask = await listOverHttp(api, seller, proof, 100_00);
  const body = { type: 'buy', editionId: proof, lowestAskId: ask, status: 'Draft' };
  const draft = await buyer('POST', '/api/bids', { body });
  const place = () => buyer('POST', `/api/bids/${draft.body.data.id}/place`, { key: 'purchase' });
  const answers = await Promise.all(Array.from({ length: 10 }, place));
  const worked = answers.filter(({ status }) => status === 200);
  t.ok(worked.length >= 1);
  t.equal(new Set(worked.map((answer) => JSON.stringify(answer.body))).size, 1);
  for (const answer of answers) {
    if (answer.status !== 200) t.equal(codeOf(answer), 'request.in-progress');
  }
  t.same(await place(), worked[0]);
  t.equal((await db.select().from(orders)).length, 1);
});

t.test('a key can be used again after a refusal', async (t) => {
  const nomad = await createUser(db, { withoutAddress: true });
  const client = clientOf(api, nomad);
  const body = askBody(main, 300_00);
  t.equal(codeOf(await client('POST', '/api/asks', { body, key: 'k' })), 'trade.address-missing');
  await api.app.inject({
    method: 'PUT',
    url: '/api/profiles/update/shipping-address/me',
    headers: { authorization: nomad.bearer },
    payload: {
      shippingAddress: {
        name: 'A. Person',
        address: '1 Quay Street',
        city: 'Bristol',
        country: 'GB',
        postalCode: 'BS1 4DJ',
        phone: '+447700900123',
      },
    },
  });
  t.equal((await client('POST', '/api/asks', { body, key: 'k' })).status, 200);
});

const outcomeOf = async (client: typeof buyer, key: string) =>
  (await client('POST', '/api/trades/outcome', { body: { key }, key: null })).body.data;

t.test('the outcome of a lost answer is found by its key', async (t) => {
  const draft = await buyer('POST', '/api/bids', { body: bidBody(main, 31_00) });
  const url = `/api/bids/${draft.body.data.id}/place`;
  const placed = await buyer('POST', url, { key: 'lost-1' });
  t.equal(placed.status, 200);
  t.match(await outcomeOf(buyer, 'lost-1'), { outcome: 'done', answer: placed.body });
  t.strictSame(await outcomeOf(seller, 'lost-1'), { outcome: 'not-done' }, 'each their own keys');
  t.strictSame(await buyer('POST', url, { key: 'lost-1' }), placed, 'which closed no other user’s');
  const nonsense = await buyer('POST', '/api/trades/outcome', { body: { key: '' }, key: null });
  t.equal(nonsense.status, 400);
});

t.test('a key reported as not done refuses its late request', async (t) => {
  const draft = await buyer('POST', '/api/bids', { body: bidBody(main, 32_00) });
  const { id } = draft.body.data;
  t.strictSame(await outcomeOf(buyer, 'late-1'), { outcome: 'not-done' });
  const late = await buyer('POST', `/api/bids/${id}/place`, { key: 'late-1' });
  t.equal(late.status, 409);
  t.equal(codeOf(late), 'trade.not-done');
  t.equal((await buyer('GET', `/api/bids/${id}`)).body.data.attributes.status, 'Draft');
  t.strictSame(await outcomeOf(buyer, 'late-1'), { outcome: 'not-done' }, 'and it stays so');
  t.equal((await buyer('POST', `/api/bids/${id}/place`, { key: 'late-2' })).status, 200);
});

t.test(
  'a look-up during a request reports it as in progress, and does not close its key',
  async (t) => {
    const draft = await buyer('POST', '/api/bids', { body: bidBody(main, 34_00) });
    const { id } = draft.body.data;
    const holder = await api.deps.pool.connect();
    await holder.query('begin');
    await holder.query('select from bids where id = $1 for update', [id]);
    const placing = buyer('POST', `/api/bids/${id}/place`, { key: 'held-1' });
    await until(async () => {
      const { rows } = await api.deps.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    t.strictSame(await outcomeOf(buyer, 'held-1'), { outcome: 'in-progress' });
    await holder.query('commit');
    holder.release();
    const placed = await placing;
    t.equal(placed.status, 200);
    t.match(await outcomeOf(buyer, 'held-1'), { outcome: 'done', answer: placed.body });
  },
);

t.test('a look-up while placing never contradicts the result', async (t) => {
  const seen = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const key = `raced-${round}`;
    const { body } = await buyer('POST', '/api/bids', { body: bidBody(main, 33_00) });
    const place = buyer('POST', `/api/bids/${body.data.id}/place`, { key });
    for (let turn = 0; turn < round % 8; turn += 1) await new Promise(setImmediate);
    const { outcome } = await outcomeOf(buyer, key);
    const { status } = await place;
    seen.add(outcome);
    if (outcome === 'done') t.equal(status, 200);
    if (outcome === 'not-done') t.equal(status, 409);
    const settled = await outcomeOf(buyer, key);
    t.equal(settled.outcome, status === 200 ? 'done' : 'not-done');
    await buyer('DELETE', `/api/bids/${body.data.id}`);
  }
  t.comment(`seen: ${[...seen].join(', ')}`);
});
