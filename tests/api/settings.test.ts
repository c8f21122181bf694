import t from 'tap';
import { cookieOf, startBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada } from '../support/wire-fixtures.ts';

const sid = '0190a0b0-0000-4000-8000-000000000001';
const ok = { body: { ok: true } };
const refusal = (code: string) => ({ status: 400, body: wireErrorBody(400, 'x', { code }) });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

t.test('settings show the account and its profile, without a token', async (t) => {
  const bff = await startBff(t);
  const account = {
    ...ada,
    provider: 'google',
    hasPassword: false,
    pendingEmail: 'n@canary.test',
    providers: ['google'],
  };
  bff.upstream.on('GET /api/users/me', { body: account });
  bff.upstream.on('GET /api/profiles/me', {
    body: {
      data: {
        id: ada.id,
        attributes: {
          ...{ shippingAddress: null, billingAddress: null, sellerType: 'PRIVATE_SELLER' },
          ...{ followArtistNewHighestBid: false, followArtistNewLowestAsk: true },
          releaseSettings: { raffle: true, timeStart: '17:30', timeZone: 'Asia/Seoul' },
          ...{ followArtistNewRelease: true, followArtistNewSale: true },
        },
      },
      meta: {},
    },
  });
  const cookie = await bff.signIn();
  const answer = await bff.call('GET', '/api/account/settings', { headers: { cookie } });
  t.equal(answer.statusCode, 200);
  t.match(answer.json(), {
    ...{ email: ada.email, pendingEmail: 'n@canary.test', hasPassword: false, provider: 'google' },
    followFlags: { newHighestBid: false, newLowestAsk: true },
    release: { kind: 'raffle', time: '17:30', timeZone: 'Asia/Seoul' },
    // Connected, though this site cannot connect it.
    connections: [{ provider: 'google', isConnected: true, canConnect: false }],
  });
  t.equal(answer.headers['cache-control'], 'no-store');
  t.equal((await bff.call('GET', '/api/account/settings')).statusCode, 401);

  bff.upstream.on('GET /api/users/me', { body: { ...account, id: 8 } });
  const crossed = await bff.call('GET', '/api/account/settings', { headers: { cookie } });
  t.equal(crossed.statusCode, 502, 'another person’s record is refused');
});

t.test('a saved name appears in the session', async (t) => {
  const bff = await startBff(t);
  const names = { firstName: 'Adaeze', lastName: 'Okafor', username: 'adaeze' };
  bff.upstream.on('PUT /api/users/me', { body: { ...ada, ...names } });
  const cookie = await bff.signIn();
  const saved = await bff.call('PUT', '/api/account/name', { headers: { cookie }, payload: names });
  t.match(saved.json().user, names);
  const next = cookieOf(saved) ?? '';
  const session = await bff.call('GET', '/api/session', { headers: { cookie: next } });
  t.match(session.json().user, names);
  t.strictSame(bff.upstream.callsOf('PUT /api/users/me')[0]?.body, names);
  const payload = { ...names, email: 'x@canary.test' };
  const more = await bff.call('PUT', '/api/account/name', { headers: { cookie }, payload });
  t.equal(more.json().error.code, 'request.invalid', 'only listed fields');

  const message = 'Username already taken';
  const errors = [{ path: ['username'], message, name: 'ValidationError' }];
  bff.upstream.on('PUT /api/users/me', {
    ...{ status: 400, body: wireErrorBody(400, message, { errors }) },
  });
  const taken = await bff.call('PUT', '/api/account/name', { headers: { cookie }, payload: names });
  t.match(taken.json().error.issues, [{ path: 'username', message }]);
});

t.test('a new e-mail address requires a session and the password', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const ask = (payload: object = { email: ' New@Canary.test ', password: 'my pass 1' }) =>
    bff.call('POST', '/api/account/email', { headers: { cookie }, payload });
  bff.upstream.on('POST /api/users/email', ok);
  t.strictSame((await ask()).json(), { ok: true });
  t.strictSame(bff.upstream.callsOf('POST /api/users/email')[0]?.body, {
    ...{ email: 'new@canary.test', password: 'my pass 1' },
  });
  t.match(
    bff.logs.findLast(({ event }) => event === 'account.changed'),
    { change: 'email-asked', userId: ada.id },
  );
  t.notOk(/new@canary|my pass/i.test(JSON.stringify(bff.logs)));
  t.equal((await ask({ email: 'no address' })).statusCode, 400);

  bff.upstream.on('POST /api/users/email', refusal('auth.sign-in-again'));
  t.equal((await ask({ email: 'n@canary.test' })).json().error.code, 'auth.sign-in-again');

  t.equal((await bff.call('POST', '/api/account/email', { payload: {} })).statusCode, 401);
});

const newPassword = { password: 'a longer pass 1', passwordConfirmation: 'a longer pass 1' };
/** The calls that ask for the current password, each with a wrong one. */
const guesses = [
  {
    url: '/api/account/email',
    call: 'POST /api/users/email',
    payload: { email: 'new@canary.test', password: 'a guess 1' },
    code: 'auth.password-wrong',
  },
  {
    url: '/api/account/leave',
    call: 'POST /api/profiles/leave',
    payload: { password: 'a guess 1' },
    code: 'auth.password-wrong',
  },
  {
    url: '/api/auth/change-password',
    call: 'POST /api/users/changePassword',
    payload: { oldPassword: 'a guess 1', ...newPassword },
    code: 'auth.old-password-wrong',
  },
  {
    url: '/api/account/providers/google/disconnect',
    call: 'POST /api/users/providers/google/disconnect',
    payload: { password: 'a guess 1' },
    code: 'auth.password-wrong',
  },
] as const;
const tenOf = (list: readonly (typeof guesses)[number][]) =>
  Array.from({ length: 10 }, (_, n) => list[n % list.length]!);

for (const [where, list] of [
  ...guesses.map((one) => [one.url, [one]] as const),
  ['all calls together', guesses] as const,
]) {
  t.test(`guesses at a password are limited to ten: ${where}`, async (t) => {
    const bff = await startBff(t);
    const headers = { cookie: await bff.signIn() };
    const guess = async ({ url, payload }: (typeof guesses)[number]) =>
      (await bff.call('POST', url, { headers, payload })).json().error.code;
    for (const { call, code } of guesses) bff.upstream.on(call, refusal(code));
    for (const one of tenOf(list)) t.equal(await guess(one), one.code);
    for (const one of guesses) t.equal(await guess(one), 'auth.too-many-tries', one.url);
    const judged = guesses.flatMap(({ call }) => bff.upstream.callsOf(call));
    t.equal(judged.length, 10, 'no other reached the product API');
  });
}

t.test('a link confirms the new e-mail address without the session', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/change-email', ok);
  const cookie = await bff.signIn();
  const payload = { code: 'abc' };
  const answer = await bff.call('POST', '/api/auth/change-email', { headers: { cookie }, payload });
  t.strictSame(answer.json(), { ok: true });
  t.equal(cookieOf(answer), null, 'signs no one in or out');
  const [call] = bff.upstream.callsOf('POST /api/auth/change-email');
  t.equal(call?.headers.authorization, undefined);
  bff.upstream.on('POST /api/auth/change-email', refusal('auth.email-change-invalid'));
  const over = await bff.call('POST', '/api/auth/change-email', { payload });
  t.equal(over.json().error.code, 'auth.email-change-invalid');
});

t.test('saves only the given preferences, under the product API’s names', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const save = (payload: object) =>
    bff.call('PUT', '/api/account/preferences', { headers: { cookie }, payload });
  const sent = () => bff.upstream.callsOf('PUT /api/profiles/update/user/preferences').at(-1)?.body;
  t.equal((await save({ sellerType: 'ART_MARKET_PROFESSIONAL' })).statusCode, 200);
  t.strictSame(sent(), { sellerType: 'ART_MARKET_PROFESSIONAL' });
  t.equal((await save({ followFlags: { newSale: false } })).statusCode, 200);
  t.strictSame(sent(), { followArtistNewSale: false });
  t.equal((await save({ sellerType: 'BANK' })).statusCode, 400);
});

t.test('saves release preferences under the product API’s names', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const upstream = 'PUT /api/profiles/update/user/release';
  const settings = { raffle: true, timeStart: '17:30', timeZone: 'Asia/Seoul' };
  const record = (id: number) => ({
    data: { id, attributes: { releaseSettings: settings } },
    meta: {},
  });
  bff.upstream.on(upstream, { body: record(ada.id) });
  const url = '/api/account/release-preferences';
  const save = (payload: object) => bff.call('PUT', url, { headers: { cookie }, payload });
  const preferences = { kind: 'raffle', time: '17:30', timeZone: 'Asia/Seoul' };
  t.strictSame((await save(preferences)).json(), preferences);
  t.match(bff.upstream.callsOf(upstream)[0]?.body, {
    ...settings,
    timedEdition: false,
    time: null,
  });
  t.equal((await save({ ...preferences, time: '25:00' })).statusCode, 400);
  t.equal((await bff.call('PUT', url, { payload: preferences })).statusCode, 401);
  bff.upstream.on(upstream, { body: record(8) });
  t.equal((await save(preferences)).statusCode, 502, 'another person’s record is refused');
});

t.test('lists sessions by browser and country, and ends them', async (t) => {
  const bff = await startBff(t);
  const at = '2026-11-20T10:00:00.000Z';
  const one = { id: sid, createdAt: at, lastSeenAt: null, device: null, country: 'DE' };
  bff.upstream.on('GET /api/users/sessions', { body: { data: [{ ...one, isCurrent: true }] } });
  bff.upstream.on('DELETE /api/users/sessions', ok);
  bff.upstream.on('DELETE /api/users/sessions/:id', ok);
  const cookie = await bff.signIn();
  const headers = { cookie, 'user-agent': firefox, 'deckle-device': 'Forged on Nothing' };
  const listed = await bff.call('GET', '/api/account/sessions', { headers });
  t.strictSame(listed.json(), {
    sessions: [
      {
        ...{ id: sid, device: null, country: 'DE', isCurrent: true },
        signedInAt: at,
        lastSeenAt: at,
      },
    ],
  });
  const [call] = bff.upstream.callsOf('GET /api/users/sessions');
  t.equal(call?.headers['deckle-device'], 'Firefox on Linux');
  t.equal(call?.headers['user-agent'], undefined);
  const ended = await bff.call('DELETE', `/api/account/sessions/${sid}`, { headers });
  t.equal(ended.statusCode, 200);
  t.equal(bff.upstream.callsOf(`DELETE /api/users/sessions/${sid}`).length, 1);
  t.equal((await bff.call('DELETE', '/api/account/sessions/me', { headers })).statusCode, 404);
  t.equal((await bff.call('DELETE', '/api/account/sessions', { headers })).statusCode, 200);
  t.equal((await bff.call('GET', '/api/session', { headers })).json().user.id, ada.id);
  t.equal((await bff.call('GET', '/api/account/sessions')).statusCode, 401);
});

t.test('closing the account signs out', async (t) => {
  const bff = await startBff(t);
  const debts = [{ amount: 12_000, currency: 'GBP' }];
  const counts = { asks: 0, bids: 1, purchases: 0, sales: 0, debts };
  bff.upstream.on('GET /api/profiles/leave', { body: { data: counts } });
  bff.upstream.on('POST /api/profiles/leave', ok);
  const cookie = await bff.signIn();
  const look = await bff.call('GET', '/api/account/leaving', { headers: { cookie } });
  t.strictSame(look.json(), counts);
  const left = await bff.call('POST', '/api/account/leave', {
    ...{ headers: { cookie }, payload: { password: 'my pass 1' } },
  });
  t.equal(left.json().user, null);
  t.equal(left.headers['clear-site-data'], '"cache"');
  const after = await bff.call('GET', '/api/account/leaving', { headers: { cookie } });
  t.equal(after.statusCode, 401, 'a copy of the cookie too');
  t.match(
    bff.logs.findLast(({ event }) => event === 'account.changed'),
    { change: 'left', userId: ada.id },
  );

  const again = await startBff(t);
  again.upstream.on('POST /api/profiles/leave', {
    ...{ status: 409, body: wireErrorBody(409, 'x', { code: 'profile.open-trades' }) },
  });
  const stays = await again.signIn();
  const refused = await again.call('POST', '/api/account/leave', {
    ...{ headers: { cookie: stays }, payload: {} },
  });
  t.equal(refused.json().error.code, 'profile.open-trades');
  const session = await again.call('GET', '/api/session', { headers: { cookie: stays } });
  t.equal(session.json().user.id, ada.id);
});

t.test('mails a password link five times at most', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/users/password-link', ok);
  const cookie = await bff.signIn();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const headers = { cookie };
    statuses.push((await bff.call('POST', '/api/account/password-link', { headers })).statusCode);
  }
  t.strictSame(statuses, [200, 200, 200, 200, 200, 429]);
});

t.test('exports a user’s data as JSON and CSV', async (t) => {
  const bff = await startBff(t);
  const data = { account: [{ email: ada.email }], sales: [] };
  bff.upstream.on('GET /api/users/export', { body: { data } });
  const cookie = await bff.signIn();
  const load = (format: string) =>
    bff.call('GET', `/api/account/export?format=${format}`, { headers: { cookie } });
  const json = await load('json');
  t.strictSame(json.json(), data);
  t.equal(json.headers['content-disposition'], 'attachment; filename="account-data.json"');
  t.equal(json.headers['cache-control'], 'no-store');
  const csv = await load('csv');
  t.equal(csv.headers['content-type'], 'text/csv; charset=utf-8');
  t.equal(csv.body, `kind,number,field,value\r\naccount,1,email,${ada.email}\r\n`);
  t.equal((await load('xml')).statusCode, 400);
  t.equal((await bff.call('GET', '/api/account/export?format=csv')).statusCode, 401);
});
