import { and, eq } from 'drizzle-orm';
import t from 'tap';
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
import { auditEntries } from '../../db/schema/audit.ts';
import { conditionPictures } from '../../db/schema/desk.ts';
import { orderEvents } from '../../db/schema/orders.ts';
import { emails } from '../../db/schema/people.ts';
import { sendEmails } from '../../jobs/send-emails.ts';
import { sweepUploads } from '../../jobs/sweep-uploads.ts';
import { exportAccount } from '../../queries/export-account.ts';

const api = await startTestProductApi(t);
const { app, db, deps } = api;
const [edition = 0] = api.catalogue.editionIds;
const authenticator = await createUser(db, { roles: ['authenticator'] });
const viewer = await createUser(db, { roles: ['viewer'] });
const buyer = await createUser(db, { values: { firstName: 'Bodil', lastName: 'Aker' } });
const seller = await createUser(db);
const desk = clientOf(api, authenticator);
const support = clientOf(api, viewer);
await listOverHttp(api, clientOf(api, seller), edition, 100_00);
const { orderId } = await bidOverHttp(clientOf(api, buyer), edition, 100_00);
const shown = async () => (await desk('GET', `/api/desk/orders/show?id=${orderId}`)).body.data;

t.test('an order is found by a name, and has its request and its mails', async (t) => {
  const found = await desk('GET', '/api/desk/orders/list?find=bodil%20ak');
  t.match(found.body.data.orders, [{ id: orderId }]);
  t.same((await desk('GET', '/api/desk/orders/list?find=%25')).body.data.orders, []);
  const refuse = () => Promise.reject(new Error('the mail server did not take it: EENVELOPE 550'));
  await sendEmails({ db, now: deps.now, send: refuse, log: deps.log });
  const { mails, history } = await shown();
  t.match(mails, [
    { recipient: buyer.email, sentAt: null, attempts: 1, failure: /EENVELOPE 550/ },
    ...[{}, {}],
  ]);
  const [event] = await db.select().from(orderEvents);
  t.ok(event?.requestId);
  t.equal(history[0].requestId, event?.requestId);
  const resend = () => support('POST', '/api/desk/mails/resend', { body: { id: mails[0].id } });
  t.equal((await resend()).status, 200);
  const taken = () => Promise.resolve();
  await sendEmails({ db, now: deps.now, send: taken, log: deps.log });
  t.match((await shown()).mails, [{ attempts: 1, failure: null, sentAt: /^2/ }, {}, {}]);
  t.match((await resend()).body, { error: { details: { code: 'desk.mail-sent' } } });
  t.equal(await db.$count(emails, eq(emails.orderId, orderId ?? 0)), 3);
});

t.test('notes are the staff’s own', async (t) => {
  const text = 'The <b>seller</b> called.';
  const note = (call: typeof desk) =>
    call('POST', '/api/desk/orders/note', { body: { id: orderId, text } });
  t.equal((await note(clientOf(api, seller))).status, 403);
  t.equal((await note(support)).status, 200);
  t.match((await shown()).notes, [{ text, actor: 'Test Person' }]);
  for (const person of [seller, buyer]) {
    const theirs = clientOf(api, person);
    const exported = JSON.stringify(await exportAccount(db, person.id));
    const read = JSON.stringify((await theirs('GET', '/api/users/me')).body);
    t.notMatch(exported + read, 'called');
    t.notMatch(exported, viewer.email);
  }
});

t.test('pictures of the condition are added by authenticators and seen by the staff', async (t) => {
  const add = async (by: TestUser, moment = 'receipt', files: Blob | Blob[] = []) => {
    const { headers, payload } = await formOf({ files });
    return app.inject({
      method: 'POST',
      url: `/api/desk/orders/${orderId}/pictures?moment=${moment}`,
      headers: { ...headers, authorization: by.bearer },
      payload,
    });
  };
  const picture = await pictureFile();
  t.equal((await add(viewer, 'receipt', picture)).statusCode, 403);
  t.equal((await add(seller, 'receipt', picture)).statusCode, 403);
  t.equal((await add(authenticator, 'storage', picture)).statusCode, 400);
  t.equal((await add(authenticator)).statusCode, 400);
  const script = new Blob(['<script>'], { type: 'image/png' });
  t.equal((await add(authenticator, 'receipt', script)).statusCode, 400);
  t.equal((await add(authenticator, 'receipt', picture)).statusCode, 200);
  const [kept] = await db.select().from(conditionPictures);
  t.match((await shown()).pictures, [{ id: kept?.id, moment: 'receipt', type: 'image/png' }]);
  const url = `/api/desk/orders/${orderId}/pictures/${kept?.id}`;
  const get = (by: TestUser, to = url) =>
    app.inject({ url: to, headers: { authorization: by.bearer } });
  t.equal((await get(viewer)).statusCode, 200);
  t.equal((await get(viewer)).headers['content-disposition'], 'attachment');
  for (const side of [seller, buyer]) t.equal((await get(side)).statusCode, 403);
  t.equal((await get(viewer, url.replace(`/${orderId}/`, '/99999/'))).statusCode, 404);
  t.equal((await app.inject({ url })).statusCode, 401);
  const later = () => new Date(Date.now() + 3 * 86_400_000);
  t.equal((await sweepUploads({ ...deps, now: later })).deleted, 0, 'the file is kept');
  const acts = and(
    eq(auditEntries.subject, `order:${orderId}`),
    eq(auditEntries.action, 'orders.add-pictures'),
  );
  t.equal(await db.$count(auditEntries, acts), 1);
});
