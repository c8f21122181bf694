import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { advanceTo } from '../../../tests/product-api/support/operate.ts';
import {
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { formOf, pictureFile } from '../../../tests/support/form.ts';
import {
  createUser,
  startTestProductApi,
  type TestUser,
} from '../../../tests/support/product-api.ts';
import { cases } from '../../db/schema/cases.ts';
import { sweepUploads } from '../../jobs/sweep-uploads.ts';

const api = await startTestProductApi(t);
const { app, db, deps } = api;
const [edition = 0] = api.catalogue.editionIds;
const [buyer, seller, other] = [await createUser(db), await createUser(db), await createUser(db)];
const treasurer = await createUser(db, { roles: ['treasurer'] });
const viewer = await createUser(db, { roles: ['viewer'] });
await listOverHttp(api, clientOf(api, seller), edition, 100_00);
const { orderId } = await bidOverHttp(clientOf(api, buyer), edition, 100_00);
await advanceTo(deps, orderId!, 'Delivered');
const url = `/api/orders/${orderId}`;
const picture = await pictureFile();

async function send(
  by: TestUser,
  to: string,
  fields: Record<string, string | Blob | Blob[]>,
  key: string | null = null,
) {
  const { headers, payload } = await formOf(fields);
  return app.inject({
    method: 'POST',
    url: to,
    headers: {
      ...headers,
      authorization: by.bearer,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload,
  });
}
const report = (by: TestUser, more = {}, key: string | null = null) =>
  send(by, `${url}/case`, { reason: 'damaged', text: 'A tear in a corner.', ...more }, key);
const shown = async (by: TestUser) => (await clientOf(api, by)('GET', url)).body.data.attributes;
const kept = () => readdirSync(join(deps.dataDir, 'uploads')).length;

t.test('a form that is wrong, or is not the buyer’s, leaves nothing', async (t) => {
  t.equal((await report(seller)).statusCode, 404);
  t.equal((await report(other)).statusCode, 404);
  t.equal((await report(buyer, { text: 'No.' })).statusCode, 400);
  t.equal((await report(buyer, { reason: 'dispute' })).statusCode, 400);
  const pdf = new Blob([new TextEncoder().encode('%PDF-1.7\n')], { type: 'application/pdf' });
  t.equal((await report(buyer, { files: [picture, pdf] })).statusCode, 400);
  t.equal(await db.$count(cases), 0);
  t.same(await shown(seller).then(({ reportable }) => reportable), []);
  t.same((await shown(buyer)).reportable.length, 3);
});

t.test('only both sides and the staff see the report', async (t) => {
  const key = 'a-report-of-its-own';
  const first = await report(buyer, { files: [picture] }, key);
  t.equal(first.statusCode, 200, first.body);
  t.same((await report(buyer, { files: [picture] }, key)).json(), first.json(), 'once for its key');
  t.match((await report(buyer)).json(), { error: { details: { code: 'case.exists' } } });
  t.equal(kept(), 1);
  const [one] = (await shown(seller)).cases;
  t.match(one, { kind: 'damaged', stage: 'seller', deadline: /^2/ });
  const pictureUrl = `${url}/case/pictures/${one.messages[0].pictures[0].id}`;
  const get = (at: string, { bearer }: TestUser) =>
    app.inject({ url: at, headers: { authorization: bearer } });
  t.equal((await get(pictureUrl, buyer)).statusCode, 200);
  t.match((await get(pictureUrl, seller)).headers, { 'content-disposition': 'attachment' });
  t.equal((await get(pictureUrl, other)).statusCode, 404);
  const desk = pictureUrl.replace('/api/', '/api/desk/').replace('case/pictures', 'case-pictures');
  t.equal((await get(desk, viewer)).statusCode, 200);
  t.equal((await get(desk, other)).statusCode, 403);
  t.same(await sweepUploads({ ...deps, log: deps.log }), { deleted: 0, missing: [] });
});

t.test('the seller answers, and a treasurer decides', async (t) => {
  const text = 'It was whole when I packed it.';
  t.equal((await send(other, `${url}/case/messages`, { text })).statusCode, 404);
  t.equal((await send(seller, `${url}/case/messages`, { text })).statusCode, 200);
  t.match((await shown(buyer)).cases, [
    { stage: 'desk', messages: [{}, { side: 'seller', text }] },
  ]);
  const [{ id }] = (await shown(buyer)).cases;
  const decide = (by: TestUser) =>
    clientOf(api, by)('POST', '/api/desk/cases/decide', {
      body: { id, decision: 'partial-refund', amount: 12.5, reason: 'The tear is new.' },
    });
  t.equal((await decide(viewer)).status, 403);
  const decided = await decide(treasurer);
  t.match(decided.body, { data: { orderId, status: 'PayoutPending' } });
  t.match((await shown(buyer)).cases, [{ outcome: 'partly-refunded', refunded: 1250 }]);
  t.match((await shown(seller)).cases, [{ decision: 'The tear is new.', refunded: 1250 }]);
  const order = await clientOf(api, viewer)('GET', `/api/desk/orders/show?id=${orderId}`);
  t.match(order.body.data.cases, [{ id, decidedBy: 'Test Person', stage: 'closed' }]);
  t.equal(await db.$count(cases, eq(cases.stage, 'closed')), 1);
});
