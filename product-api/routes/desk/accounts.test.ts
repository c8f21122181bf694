import { eq } from 'drizzle-orm';
import t from 'tap';
import {
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { asks, bids } from '../../db/schema/market.ts';
import { emails } from '../../db/schema/people.ts';
import { applyAwayDates } from '../../jobs/apply-away-dates.ts';
import { applyBlocks } from '../../jobs/apply-blocks.ts';
import { exportAccount } from '../../queries/export-account.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0] = api.catalogue.editionIds;
const owner = clientOf(api, await createUser(db, { roles: ['owner'] }));
const password = 'correct-horse-1';
const values = { firstName: 'Mallory', passwordHash: await hashPassword(password) };
const person = await createUser(db, { values });
const theirs = clientOf(api, person);
const other = clientOf(api, await createUser(db));
const act = (name: string, body: object) => owner('POST', `/api/desk/accounts/${name}`, { body });
const show = async (id = person.id) =>
  (await owner('GET', `/api/desk/accounts/show?id=${id}`)).body;
const find = async (text: string) =>
  (await owner('GET', `/api/desk/accounts/find?find=${encodeURIComponent(text)}`)).body.data;
const signIn = () =>
  clientOf(api, null)('POST', '/api/auth/local/login', {
    body: { identifier: person.email, password },
  });
const statusOf = async (table: typeof asks | typeof bids, id: number) =>
  (await db.select({ status: table.status }).from(table).where(eq(table.id, id)))[0]?.status;

await listOverHttp(api, other, proof, 100_00);
const { orderId } = await bidOverHttp(theirs, proof, 100_00);
const askId = await listOverHttp(api, theirs, main, 500_00);
const { id: bidId } = await bidOverHttp(theirs, main, 200_00);

t.test('people are found and shown, without a password', async (t) => {
  for (const text of [person.email.toUpperCase(), 'mallory', String(orderId)]) {
    const ids = (await find(text)).map(({ id }: { id: number }) => id);
    t.ok(ids.includes(person.id), text);
  }
  t.same(await find('%'), []);
  const { data } = await show();
  t.match(data, {
    email: person.email,
    open: { asks: 1, bids: 1, purchases: 1, sales: 0 },
    limits: { unpaid: 1 },
    orders: [{ id: orderId, side: 'buyer' }],
    sessions: [{ device: null }],
    mails: [{}, {}],
  });
  t.notMatch(JSON.stringify(data), values.passwordHash.slice(0, 12));
  t.equal((await owner('GET', '/api/desk/accounts/show?id=99999')).status, 404);
});

t.test('a blocked account is out of the market, and comes back', async (t) => {
  const reason = 'Two stolen cards.';
  const all = await Promise.all(
    Array.from({ length: 5 }, () => act('block', { id: person.id, reason })),
  );
  t.same(all.map(({ status }) => status).sort(), [200, 409, 409, 409, 409]);
  t.equal((await theirs('GET', '/api/users/me')).status, 401);
  t.match((await signIn()).body, { error: { details: { code: 'auth.blocked' } } });
  await applyBlocks(api.deps);
  t.equal(await statusOf(asks, askId), 'Paused');
  t.equal(await statusOf(bids, bidId), 'Voided');
  t.equal(await applyBlocks(api.deps), 0);
  t.match((await show()).data, { blockedReason: reason, sessions: [], orders: [{ id: orderId }] });
  const told = await db.select().from(emails).where(eq(emails.recipient, person.email));
  const mail = told.find(({ subject }) => subject === 'Your account is blocked');
  t.match(mail?.text, /Write to help@\S+ if/);
  t.notMatch(mail?.text, reason);
  t.notMatch(JSON.stringify(await exportAccount(db, person.id)), reason, 'the staff’s own');

  t.equal((await act('unblock', { id: person.id, reason: 'A mistake.' })).status, 200);
  await applyAwayDates(api.deps);
  t.equal(await statusOf(asks, askId), 'Approved');
  t.equal(await statusOf(bids, bidId), 'Voided', 'a bid is placed anew');
  t.equal((await signIn()).status, 200);
  t.equal((await act('end-sessions', { id: person.id })).status, 200);
  t.same((await show()).data.sessions, []);
  const subject = `user:${person.id}`;
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.subject, subject));
  t.match(acts, [
    { action: 'accounts.block', details: { reason } },
    { action: 'accounts.unblock', details: { reason: 'A mistake.' } },
    { action: 'accounts.end-sessions' },
  ]);
});

t.test('the staff is not blocked, nor an unknown account', async (t) => {
  const colleague = await createUser(db, { roles: ['viewer'] });
  const blocked = await act('block', { id: colleague.id, reason: 'x' });
  t.match(blocked.body, { error: { details: { code: 'desk.has-role' } } });
  t.equal((await act('block', { id: 99999, reason: 'x' })).status, 404);
  const treasurer = clientOf(api, await createUser(db, { roles: ['treasurer'] }));
  const body = { id: person.id, reason: 'x' };
  t.equal((await treasurer('POST', '/api/desk/accounts/block', { body })).status, 403);
});
