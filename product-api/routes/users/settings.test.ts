import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { insertAsk, insertBid, insertOrder } from '../../../tests/support/orders.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { openSession } from '../../auth/sessions.ts';
import { emails, oneTimeTokens, sessions, users } from '../../db/schema/people.ts';

const password = 'old password 1';
const passwordHash = await hashPassword(password);
let clock = new Date('2026-05-01T12:00:00Z');
const { app, db, deps, catalogue } = await startTestProductApi(t, { now: () => clock });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, bearer: string | null, payload?: object, headers = {}) =>
  app.inject({
    method,
    url,
    headers: { ...(bearer === null ? {} : { authorization: bearer }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const codeOf = (answer: { json(): { error: { details: { code?: string } } } }) =>
  answer.json().error.details.code;
const person = (email: string, values = {}) =>
  createUser(db, { now: clock, values: { email, passwordHash, ...values } });
const userRow = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]!;
const mailsTo = (email: string) =>
  db.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);
const codeTo = async (email: string) =>
  /code=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
const login = (identifier: string, secret: string) =>
  call('POST', '/api/auth/local/login', null, { identifier, password: secret });
const requestChange = (bearer: string | null, email: string, secret: string | null = password) =>
  call('POST', '/api/users/email', bearer, {
    email,
    ...(secret === null ? {} : { password: secret }),
  });
const open = (code: string) => call('POST', '/api/auth/change-email', null, { code });
const setPassword = (code: string, secret: string) =>
  call('POST', '/api/auth/reset-password', null, {
    ...{ code, password: secret, passwordConfirmation: secret },
  });

t.test('names', async (t) => {
  const ada = await person('ada@example.com');
  const names = { firstName: ' Ada ', lastName: 'Quill', username: 'ada-quill' };
  const rename = (more: object, bearer: string | null = ada.bearer) =>
    call('PUT', '/api/users/me', bearer, { ...names, ...more });
  t.match((await rename({})).json(), { firstName: 'Ada', username: 'ada-quill' });
  t.match((await call('GET', '/api/users/me', ada.bearer)).json(), {
    ...{ username: 'ada-quill', hasPassword: true, pendingEmail: null },
  });
  t.equal((await login('ADA-quill', password)).statusCode, 200, 'which sign in');

  const bob = await person('bob@example.com');
  const taken = await rename({ username: 'Ada-Quill' }, bob.bearer);
  t.match(taken.json().error.details.errors, [
    { path: ['username'], message: 'Username already taken' },
  ]);
  const foreign = await rename({ username: 'ada@example.com' }, bob.bearer);
  t.match(foreign.json().error.details.errors, [{ path: ['username'] }]);
  t.equal((await rename({ username: 'bob@example.com' }, bob.bearer)).statusCode, 200);
  t.equal((await rename({ firstName: '' })).statusCode, 400);
  t.equal((await rename({}, null)).statusCode, 401);

  const race = await Promise.all(
    [ada, bob].map(({ bearer }) => rename({ username: 'contested' }, bearer)),
  );
  t.same(race.map(({ statusCode }) => statusCode).sort(), [200, 400], 'of two one gets a name');
});

t.test('another e-mail address', async (t) => {
  t.test('counts once its link was opened, and the old one is told', async (t) => {
    const { id, bearer } = await person('old@example.com', { username: 'old@example.com' });
    t.same((await requestChange(bearer, ' New@example.com ')).json(), { ok: true });
    t.equal((await userRow(id)).email, 'old@example.com', 'nothing changes by asking');
    t.equal((await call('GET', '/api/users/me', bearer)).json().pendingEmail, 'new@example.com');
    const [notice] = await mailsTo('old@example.com');
    t.match(notice?.text, /use new@example.com/);
    const code = await codeTo('new@example.com');
    t.notMatch(JSON.stringify(await db.select().from(oneTimeTokens)), code, 'only a hash is kept');
    t.equal((await setPassword(code, 'stolen pass 1')).statusCode, 400, 'and sets no password');

    t.same((await open(code)).json(), { ok: true });
    t.match(await userRow(id), { email: 'new@example.com', username: 'new@example.com' });
    t.equal((await login('new@example.com', password)).statusCode, 200);
    t.equal((await login('old@example.com', password)).statusCode, 400);
    t.match((await mailsTo('old@example.com')).at(-1)?.text, /has the address new@example.com/);
    t.equal(codeOf(await open(code)), 'auth.email-change-invalid', 'once');
    t.equal((await call('GET', '/api/users/me', bearer)).json().pendingEmail, null);
  });

  t.test('needs the password, however good the session', async (t) => {
    const { id, bearer } = await person('safe@example.com');
    for (const wrong of [null, 'not this 1']) {
      const refused = await requestChange(bearer, 'thief@example.com', wrong);
      t.equal(codeOf(refused), 'auth.password-wrong');
    }
    t.equal((await mailsTo('thief@example.com')).length, 0);
    for (let tries = 0; tries < 18; tries++) await requestChange(bearer, 'x@example.com', 'no 1');
    t.equal((await requestChange(bearer, 'x@example.com')).statusCode, 429);
    t.equal((await requestChange(null, 'x@example.com')).statusCode, 401);
    t.equal((await userRow(id)).email, 'safe@example.com');
  });

  t.test('without a password needs a sign-in of the last ten minutes', async (t) => {
    const social = { provider: 'google', passwordHash: null } as const;
    const { bearer } = await person('social@example.com', social);
    clock = new Date(clock.getTime() + 10 * 60_000 + 1);
    t.equal(codeOf(await requestChange(bearer, 'n@example.com', null)), 'auth.sign-in-again');
    t.equal(codeOf(await requestChange(bearer, 'n@example.com')), 'auth.sign-in-again');
    const fresh = await person('social2@example.com', social);
    t.equal((await requestChange(fresh.bearer, 'n@example.com', null)).statusCode, 200);
  });

  t.test('is not made any more by a link from before the password changed', async (t) => {
    const secret = 'another one 1';
    const ways = {
      changed: ({ bearer }: { bearer: string }) =>
        call('POST', '/api/users/changePassword', bearer, {
          ...{ oldPassword: password, password: secret, passwordConfirmation: secret },
        }),
      reset: async ({ email }: { email: string }) => {
        await call('POST', '/api/auth/forgot-password', null, { email });
        return setPassword(await codeTo(email), secret);
      },
    };
    for (const [way, set] of Object.entries(ways)) {
      const email = `${way}@example.com`;
      const owner = await person(email);
      await requestChange(owner.bearer, `thief-${way}@example.com`);
      const link = await codeTo(`thief-${way}@example.com`);
      await call('POST', '/api/auth/forgot-password', null, { email });
      const olderReset = await codeTo(email);
      t.equal((await set(owner)).statusCode, 200, way);
      t.equal(codeOf(await open(link)), 'auth.email-change-invalid', way);
      t.equal((await setPassword(olderReset, 'a third one 1')).statusCode, 400, way);
      t.equal((await userRow(owner.id)).email, email, way);
    }
  });

  t.test('is taken back also after the password was changed', async (t) => {
    const { id, bearer } = await person('taken@example.com');
    await requestChange(bearer, 'thief5@example.com');
    await open(await codeTo('thief5@example.com'));
    const back = await codeTo('taken@example.com');
    const secret = 'of the thief 1';
    const passwords = { oldPassword: password, password: secret, passwordConfirmation: secret };
    t.equal((await call('POST', '/api/users/changePassword', bearer, passwords)).statusCode, 200);
    t.equal((await setPassword(back, 'mine again 1')).statusCode, 200);
    t.equal((await userRow(id)).email, 'taken@example.com');
  });

  t.test('is taken back from the old one for a week, with a new password', async (t) => {
    const { id, bearer } = await person('owner@example.com');
    await requestChange(bearer, 'thief2@example.com');
    const early = await codeTo('owner@example.com');
    await open(await codeTo('thief2@example.com'));
    const late = await codeTo('owner@example.com');
    t.not(early, late);
    const squat = await call('POST', '/api/auth/local/register', null, {
      ...{ firstName: 'T', lastName: 'T', username: 't', email: 'owner@example.com', password },
    });
    t.equal(codeOf(squat), 'auth.email-taken', 'no one registers it meanwhile');
    const other = await person('third@example.com');
    await requestChange(other.bearer, 'owner@example.com');
    t.match((await mailsTo('owner@example.com')).at(-1)?.subject, /already has an account/);

    clock = new Date(clock.getTime() + 6 * 86_400_000);
    const back = await setPassword(early, 'mine again 1');
    t.equal(back.json().user.email, 'owner@example.com');
    t.equal((await userRow(id)).email, 'owner@example.com');
    t.equal((await call('GET', '/api/users/me', bearer)).statusCode, 401, 'everyone is signed out');
    t.equal((await login('owner@example.com', 'mine again 1')).statusCode, 200);
    t.equal((await login('owner@example.com', password)).statusCode, 400);
    t.equal((await setPassword(late, 'mine again 2')).statusCode, 400, 'and no other link is left');
  });

  t.test('is stopped from the old one before it counts', async (t) => {
    const { id, bearer } = await person('quick@example.com');
    await requestChange(bearer, 'thief3@example.com');
    const change = await codeTo('thief3@example.com');
    t.equal((await setPassword(await codeTo('quick@example.com'), 'quick pass 1')).statusCode, 200);
    t.equal((await open(change)).statusCode, 400);
    t.equal((await userRow(id)).email, 'quick@example.com');
  });

  t.test('cannot be taken back after a week, nor confirmed after a day', async (t) => {
    const { bearer } = await person('slow@example.com');
    await requestChange(bearer, 'slow2@example.com');
    const change = await codeTo('slow2@example.com');
    const undo = await codeTo('slow@example.com');
    clock = new Date(clock.getTime() + 86_400_001);
    t.equal((await open(change)).statusCode, 400);
    clock = new Date(clock.getTime() + 6 * 86_400_000);
    t.equal((await setPassword(undo, 'too late 1')).statusCode, 400);
  });

  t.test('that has an account is answered alike, and its owner is told', async (t) => {
    await person('held@example.com', { firstName: 'Holly' });
    const { id, bearer } = await person('asks@example.com');
    t.same((await requestChange(bearer, 'Held@example.com')).json(), { ok: true });
    t.equal((await call('GET', '/api/users/me', bearer)).json().pendingEmail, 'held@example.com');
    const [mail] = await mailsTo('held@example.com');
    t.match(mail?.text, /Hello Holly/);
    t.notMatch(mail?.text, /code=|asks@example/);
    t.equal((await userRow(id)).email, 'asks@example.com');
  });

  t.test('goes to one of two who ask for it', async (t) => {
    const two = await Promise.all(['p@example.com', 'q@example.com'].map((one) => person(one)));
    const codes: string[] = [];
    for (const { bearer } of two) {
      await requestChange(bearer, 'both@example.com');
      codes.push(await codeTo('both@example.com'));
    }
    const answers = await Promise.all(codes.map(open));
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
    t.equal(await db.$count(users, eq(users.email, 'both@example.com')), 1);
  });

  t.test('is asked for anew, or not at all: earlier links end', async (t) => {
    const { bearer } = await person('typo@example.com');
    await requestChange(bearer, 'tpyo@example.com');
    const first = await codeTo('tpyo@example.com');
    await requestChange(bearer, 'right@example.com');
    t.equal((await open(first)).statusCode, 400);
    const second = await codeTo('right@example.com');
    t.same((await call('DELETE', '/api/users/email', bearer)).json(), { ok: true });
    t.equal((await open(second)).statusCode, 400);
    t.equal((await call('GET', '/api/users/me', bearer)).json().pendingEmail, null);
    t.match((await requestChange(bearer, 'typo@example.com')).json().error.details.errors, [
      { path: ['email'] },
    ]);
    t.equal((await requestChange(bearer, 'no address')).statusCode, 400);
    for (let n = 0; n < 2; n++) await requestChange(bearer, `more${n}@example.com`);
    t.equal((await requestChange(bearer, 'more@example.com')).statusCode, 429, 'five mails');
  });
});

t.test('a password link', async (t) => {
  const { id, bearer } = await person('g@example.com', { provider: 'google', passwordHash: null });
  t.equal((await call('GET', '/api/users/me', bearer)).json().hasPassword, false);
  t.same((await call('POST', '/api/users/password-link', bearer)).json(), { ok: true });
  t.equal((await setPassword(await codeTo('g@example.com'), 'first pass 1')).statusCode, 200);
  t.equal((await login('g@example.com', 'first pass 1')).json().user.id, id);
  await call('POST', '/api/auth/forgot-password', null, { email: 'g@example.com' });
  t.equal((await setPassword(await codeTo('g@example.com'), 'next pass 1')).statusCode, 200);
  t.equal((await call('POST', '/api/users/password-link', null)).statusCode, 401);
});

t.test('sessions', async (t) => {
  const ada = await person('sessions@example.com');
  const key = await deps.signingKeys.newest();
  const another = async (userId = ada.id) =>
    `Bearer ${await openSession(db, { userId, key, now: clock })}`;
  const seen = { 'deckle-device': 'Firefox on Windows', 'deckle-country': 'DE' };
  const list = async (bearer: string) =>
    (await call('GET', '/api/users/sessions', bearer, undefined, seen)).json().data;

  t.test('are listed with what last used them', async (t) => {
    const phone = await another();
    await call('GET', '/api/users/me', phone, undefined, {
      'deckle-device': 'Safari on iPhone',
      'deckle-country': 'no country',
    });
    const found = await list(ada.bearer);
    t.match(
      found,
      [
        { device: 'Safari on iPhone', country: null, isCurrent: false },
        { device: 'Firefox on Windows', country: 'DE', isCurrent: true },
      ].sort((a) => (found[0].isCurrent === a.isCurrent ? -1 : 1)),
    );
    t.equal(found.length, 2);
    const current = found.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    t.equal(current.lastSeenAt, clock.toISOString());
    const at = clock;
    clock = new Date(at.getTime() + 9 * 60_000);
    await list(ada.bearer);
    const [row] = await db.select().from(sessions).where(eq(sessions.id, current.id));
    t.same(row?.lastSeenAt, at, 'noted every ten minutes');
    clock = new Date(at.getTime() + 11 * 60_000);
    await list(ada.bearer);
    const [later] = await db.select().from(sessions).where(eq(sessions.id, current.id));
    t.same(later?.lastSeenAt, clock);
  });

  t.test('are ended one by one, by their owner', async (t) => {
    const phone = await another();
    const [{ id }] = (await list(phone)).filter((one: { isCurrent: boolean }) => one.isCurrent);
    const stranger = await person('stranger@example.com');
    const end = (bearer: string | null, session = id) =>
      call('DELETE', `/api/users/sessions/${session}`, bearer);
    t.equal((await end(stranger.bearer)).statusCode, 404);
    t.equal((await end(null)).statusCode, 401);
    t.equal((await end(ada.bearer, randomUUID())).statusCode, 404);
    t.equal((await list(phone)).length > 0, true);
    t.same((await end(ada.bearer)).json(), { ok: true });
    t.equal((await call('GET', '/api/users/me', phone)).statusCode, 401);
    const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
    t.match(row, { device: null, country: null }, 'and forgotten');
    t.equal((await end(ada.bearer)).statusCode, 404);
  });

  t.test('are ended all but the one that asks', async (t) => {
    const others = await Promise.all([another(), another()]);
    const stranger = await person('stranger2@example.com');
    t.same((await call('DELETE', '/api/users/sessions', ada.bearer)).json(), { ok: true });
    for (const bearer of others) {
      t.equal((await call('GET', '/api/users/me', bearer)).statusCode, 401);
    }
    t.match(await list(ada.bearer), [{ isCurrent: true }]);
    t.equal((await call('GET', '/api/users/me', stranger.bearer)).statusCode, 200);
    t.equal((await call('DELETE', '/api/users/sessions', null)).statusCode, 401);
  });
});

t.test('all of one’s data, and nothing of anybody else', async (t) => {
  const ada = await person('export@example.com', { lastName: 'Quill' });
  const other = await person('stranger3@example.com', { lastName: 'Stranger-Canary' });
  const [editionId] = catalogue.editionIds as [number];
  await insertBid(db, { userId: ada.id, editionId, price: 8000 });
  await insertAsk(db, { userId: other.id, editionId, price: 9999 });
  const of = { editionId, price: 7000, status: 'Shipped' } as const;
  await insertOrder(db, { ...of, buyerId: ada.id, sellerId: other.id });
  await insertOrder(db, { ...of, buyerId: other.id, sellerId: ada.id });
  const answer = await call('GET', '/api/users/export', ada.bearer);
  t.equal(answer.statusCode, 200);
  const { data } = answer.json();
  t.match(data.account, [{ email: 'export@example.com', lastName: 'Quill' }]);
  t.match(data.profile[0].shippingAddress, { city: 'Testtown' });
  t.equal(data.purchases.length, 1);
  t.equal(data.sales.length, 1);
  t.ok(data.bids.length >= 1);
  t.ok(data.sales[0].payout > 0);
  t.notOk('total' in data.sales[0] || 'payout' in data.purchases[0], 'only one’s own side');
  t.notMatch(answer.body, /Stranger-Canary|stranger3|argon2|9999/);
  t.equal((await call('GET', '/api/users/export', null)).statusCode, 401);
});

t.test('what a seller sells as is told to the buyer of an order', async (t) => {
  const seller = await person('seller@example.com');
  const buyer = await person('buyer@example.com');
  const [editionId] = catalogue.editionIds as [number];
  const sides = { buyerId: buyer.id, sellerId: seller.id };
  await insertOrder(db, { ...sides, editionId, price: 7000, status: 'Shipped' });
  const told = async (bearer: string) =>
    (await call('GET', '/api/orders', bearer)).json().data[0].attributes.sellerType;
  t.equal(await told(buyer.bearer), 'PRIVATE_SELLER');
  const sellerType = 'ART_MARKET_PROFESSIONAL';
  await call('PUT', '/api/profiles/update/user/preferences', seller.bearer, { sellerType });
  t.equal(await told(buyer.bearer), sellerType);
  t.equal(await told(seller.bearer), undefined);
});
