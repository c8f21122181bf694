import t from 'tap';
import {
  askBody,
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { asks, auditEntries, orders } from '../../db/schema/market.ts';
import { operations } from '../../operator/operations.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0] = api.catalogue.editionIds;
const boss = await createUser(db, { role: 'operator' });
const operator = clientOf(api, boss);
const seller = clientOf(api, await createUser(db));
const buyer = clientOf(api, await createUser(db));

async function pendingAsk(price: number): Promise<number> {
  const draft = await seller('POST', '/api/asks', { body: askBody(main, price) });
  const { id } = draft.body.data;
  await seller('POST', `/api/asks/${id}/place/0`);
  return id;
}
const trail = async () =>
  (await db.select().from(auditEntries)).map(({ actor, action, subject }) => [
    actor,
    action,
    subject,
  ]);
const actor = `operator:user-${boss.id}`;

t.test('every operation is for operators only', async (t) => {
  for (const { name, words, isRead, isForTerminal } of operations) {
    if (isForTerminal) continue;
    const url = ['/api/operator', ...name.split(' '), ...words.map(() => '1')].join('/');
    const method = isRead ? 'GET' : 'POST';
    t.equal((await clientOf(api, null)(method, url)).status, 401, url);
    t.equal((await seller(method, url)).status, 403, url);
    if (!isRead) {
      const bare = await operator('POST', url, { body: { reason: 'Because.' }, key: null });
      t.equal(bare.status, 400, `${url} without a key`);
    }
  }
});

t.test('reviews listings: approve, ask for more, reject', async (t) => {
  const [good, unclear, bad] = [
    await pendingAsk(300_00),
    await pendingAsk(290_00),
    await pendingAsk(280_00),
  ];
  const queue = (await operator('GET', '/api/operator/asks/pending')).body.data;
  t.same(
    queue.map(({ id }: { id: number }) => id),
    [good, unclear, bad],
  );
  const [ofGood, ofUnclear, ofBad] = queue.map(({ version }: { version: string }) => ({ version }));
  const approve = `/api/operator/asks/approve/${good}`;
  t.equal((await operator('POST', approve)).status, 400, 'a version is needed');
  t.match(await operator('POST', approve, { body: ofBad }), {
    status: 409,
    body: { error: { message: /changed this listing/ } },
  });
  t.match((await operator('POST', approve, { body: ofGood })).body.data, { status: 'Approved' });
  const reason = 'The signature cannot be read.';
  const more = `/api/operator/asks/request-info/${unclear}`;
  t.equal((await operator('POST', more, { body: ofUnclear })).status, 400, 'a reason is needed');
  t.equal(
    (await operator('POST', more, { body: { ...ofUnclear, reason, status: 'x' } })).status,
    400,
  );
  t.equal((await operator('POST', more, { body: { ...ofUnclear, reason } })).status, 200);
  await operator('POST', `/api/operator/asks/reject/${bad}`, { body: { ...ofBad, reason } });
  t.match(await operator('POST', `/api/operator/asks/approve/${bad}`, { body: ofBad }), {
    status: 409,
    body: { error: { details: { code: 'trade.wrong-status' } } },
  });
  const rows = await db.select().from(asks).orderBy(asks.id);
  t.same(
    rows.map(({ status }) => status),
    ['Approved', 'MoreInfoRequired', 'Rejected'],
  );
  t.same(await trail(), [
    [actor, 'asks.approve', `ask:${good}`],
    [actor, 'asks.request-info', `ask:${unclear}`],
    [actor, 'asks.reject', `ask:${bad}`],
  ]);
});

t.test('takes an order on, one step a key, and calls it off', async (t) => {
  await listOverHttp(api, seller, proof, 100_00);
  const { orderId } = await bidOverHttp(buyer, proof, 100_00);
  const url = `/api/operator/orders/advance/${orderId}`;
  const step = { key: 'paid', body: { from: 'AwaitingPayment', payment: 'BACS 1' } };
  t.equal((await operator('POST', url, { key: 'unpaid' })).status, 400, 'from which status');
  const first = await operator('POST', url, step);
  t.match(first.body.data, { id: orderId, status: 'AwaitingShipment' });
  t.same((await operator('POST', url, step)).body, first.body, 'and not two steps');
  t.equal((await operator('POST', url, { body: { tracking: '' } })).status, 400);
  t.match((await operator('GET', `/api/operator/orders/show/${orderId}`)).body.data, {
    order: { id: orderId, status: 'AwaitingShipment' },
    audit: [{ actor, action: 'orders.advance' }],
  });
  const cancel = `/api/operator/orders/cancel/${orderId}`;
  const asked = { from: 'AwaitingShipment', reason: 'Lost.' };
  t.equal((await operator('POST', cancel, { body: asked })).status, 200);
  t.equal((await db.select().from(orders))[0]!.status, 'Cancelled');
  t.equal((await operator('GET', '/api/operator/orders/show/99999')).status, 404);
  t.equal((await operator('GET', '/api/operator/orders/show/x')).status, 400);
  t.equal((await operator('GET', '/api/operator/orders/export')).status, 404);
});

t.test('switches flags', async (t) => {
  const set = (state: string) => operator('POST', `/api/operator/flags/set/access-modal/${state}`);
  t.match((await set('on')).body.data, { name: 'access-modal', enabled: true });
  t.equal((await set('maybe')).status, 400);
  t.match((await operator('GET', '/api/operator/flags/list')).body.data, [{ enabled: true }]);
});
