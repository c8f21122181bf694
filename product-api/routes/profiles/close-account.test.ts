import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { noBulkValues } from '../../../shared/domain/bulk-row.ts';
import { insertAsk, insertBid, insertOrder } from '../../../tests/support/orders.ts';
import {
  createUser,
  startTestProductApi,
  type TestUser,
} from '../../../tests/support/product-api.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { bulkRows } from '../../db/schema/bulk.ts';
import { followedArtists } from '../../db/schema/collecting.ts';
import { feedEntries } from '../../db/schema/feed.ts';
import { asks, bids } from '../../db/schema/market.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAccounts } from '../../db/schema/payments.ts';
import { emails, profiles, users } from '../../db/schema/people.ts';

t.test('leaving', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t);
  const [editionId] = catalogue.editionIds as [number];
  const closeAccount = (by: Pick<TestUser, 'bearer'> | null, password?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/profiles/leave',
      headers: by ? { authorization: by.bearer } : {},
      ...(password === undefined ? {} : { payload: { password } }),
    });

  t.test('deletes all personal data', async (t) => {
    const passwordHash = await hashPassword('old password 1');
    const values = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Quill', passwordHash };
    const person = await createUser(db, { values });
    const artistId = catalogue.artistIds[0]!;
    await db.insert(followedArtists).values({ userId: person.id, artistId });
    await db.insert(paymentAccounts).values({ userId: person.id, processor: 'sandbox' });
    const mail = { subject: '', text: 'Hello Ada', html: '', dedupeKey: 'x' };
    await db.insert(emails).values({ ...mail, recipient: 'ada@example.com' });
    const draft = await insertAsk(db, {
      userId: person.id,
      editionId,
      price: 5000,
      status: 'Draft',
    });
    const copyDetails = {
      ...{ number: '', newCondition: true, conditionNotes: '' },
      ...{ certificate: true, framed: false, provenance: 'From the Quill family' },
    };
    await db.update(asks).set({ copyDetails }).where(eq(asks.id, draft));
    const entry = {
      topic: 'sale',
      dedupeKey: 'x',
      title: 'Hello Ada',
      text: '',
      path: '/',
    } as const;
    await db.insert(feedEntries).values({ ...entry, userId: person.id, createdAt: new Date() });
    const row = { key: randomUUID(), position: 1, values: noBulkValues, updatedAt: new Date() };
    await db.insert(bulkRows).values({ ...row, userId: person.id });
    const old = await insertBid(db, {
      userId: person.id,
      editionId,
      price: 5000,
      status: 'Voided',
    });
    for (const wrong of [undefined, 'not this 1']) {
      const refused = await closeAccount(person, wrong);
      t.equal(refused.json().error.details.code, 'auth.password-wrong', 'not with a session alone');
    }
    t.same((await closeAccount(person, 'old password 1')).json(), { ok: true });

    const [user] = await db.select().from(users).where(eq(users.id, person.id));
    t.match(user, { firstName: '', lastName: '', passwordHash: null, leftAt: Date });
    t.notMatch(JSON.stringify(user), /\bada\b|quill/i);
    t.equal(await db.$count(profiles, eq(profiles.userId, person.id)), 0);
    t.equal(await db.$count(followedArtists), 0);
    t.equal(await db.$count(paymentAccounts), 0);
    t.equal(await db.$count(emails), 0);
    t.equal(await db.$count(feedEntries), 0);
    t.equal(await db.$count(bulkRows), 0);
    const [ask] = await db.select().from(asks).where(eq(asks.id, draft));
    t.match(ask, { status: 'Voided', copyDetails: null });
    t.equal(await db.$count(bids, eq(bids.id, old)), 1, 'what happened stays');
    t.equal((await closeAccount(person)).statusCode, 401, 'the session is over');

    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/local/login',
      payload: { identifier: 'ada@example.com', password: 'old password 1' },
    });
    t.equal(login.json().error.message, 'Invalid identifier or password');
    const register = await app.inject({
      method: 'POST',
      url: '/api/auth/local/register',
      payload: {
        firstName: 'Ada',
        lastName: 'Quill',
        username: 'ada',
        email: 'ada@example.com',
        password: 'new password 2',
      },
    });
    t.equal(register.statusCode, 200, 'the address is free again');
  });

  const open = {
    'an ask in the book': (userId: number) => insertAsk(db, { userId, editionId, price: 9000 }),
    'an ask that waits for its approval': (userId: number) =>
      insertAsk(db, { userId, editionId, price: 9000, status: 'PendingAuthentication' }),
    'a bid in the book': (userId: number) => insertBid(db, { userId, editionId, price: 8000 }),
  };
  for (const [what, make] of Object.entries(open)) {
    t.test(`is refused with ${what}, and changes nothing`, async (t) => {
      const person = await createUser(db);
      await make(person.id);
      const answer = await closeAccount(person);
      t.equal(answer.statusCode, 409);
      t.equal(answer.json().error.details.code, 'profile.open-trades');
      const [row] = await db.select().from(users).where(eq(users.id, person.id));
      t.equal(row?.email, person.email);
      t.equal(await db.$count(profiles, eq(profiles.userId, person.id)), 1);
    });
  }

  for (const side of ['buyer', 'seller'] as const) {
    t.test(`is refused to the ${side} of an order until it is over`, async (t) => {
      const person = await createUser(db);
      const { id: otherId } = await createUser(db);
      const sides =
        side === 'buyer'
          ? { buyerId: person.id, sellerId: otherId }
          : { buyerId: otherId, sellerId: person.id };
      await insertOrder(db, { ...sides, editionId, price: 7000, status: 'Shipped' });
      t.equal((await closeAccount(person)).statusCode, 409);
      await db.update(orders).set({ status: 'PaidOut' });
      t.equal((await closeAccount(person)).statusCode, 200);
    });
  }

  t.test('needs a recent sign-in where there is no password', async (t) => {
    const now = new Date(Date.now() - 11 * 60_000);
    const person = await createUser(db, { now, values: { provider: 'apple' } });
    const refused = await closeAccount(person);
    t.equal(refused.json().error.details.code, 'auth.sign-in-again');
    t.equal((await db.select().from(users).where(eq(users.id, person.id)))[0]?.leftAt, null);
  });

  t.test('says what must end first', async (t) => {
    const person = await createUser(db);
    const { id: otherId } = await createUser(db);
    const look = async () =>
      (
        await app.inject({
          url: '/api/profiles/leave',
          headers: { authorization: person.bearer },
        })
      ).json();
    t.same(await look(), { data: { asks: 0, bids: 0, purchases: 0, sales: 0, debts: [] } });
    await insertAsk(db, { userId: person.id, editionId, price: 9000 });
    await insertBid(db, { userId: person.id, editionId, price: 8000 });
    await insertBid(db, { userId: person.id, editionId, price: 8000, status: 'Voided' });
    const of = { editionId, price: 7000, status: 'Shipped' } as const;
    await insertOrder(db, { ...of, buyerId: person.id, sellerId: otherId });
    await insertOrder(db, { ...of, buyerId: otherId, sellerId: person.id });
    await insertOrder(db, { ...of, buyerId: otherId, sellerId: person.id });
    t.same(await look(), { data: { asks: 1, bids: 1, purchases: 1, sales: 2, debts: [] } });
    t.equal((await app.inject('/api/profiles/leave')).statusCode, 401);
  });

  t.test('requires authentication', async (t) => {
    t.equal((await closeAccount(null)).statusCode, 401);
  });
});
