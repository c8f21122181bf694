import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { keyring } from '../../server/auth/seal.ts';
import { createSessionCookie } from '../../server/auth/session-cookie.ts';
import { sessionView } from '../../shared/contracts/session.ts';
import { clearsSession, cookieOf, startBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada, jwtOf, order } from '../support/wire-fixtures.ts';

type Issue = { readonly path: string; readonly message: string };

const credentials = { identifier: 'ada@canary.example', password: 'canary-password-1' };

t.test('signs in, and returns the session without its token', async (t) => {
  const bff = await startBff(t);
  const answer = await bff.call('POST', '/api/auth/login', { payload: credentials });
  t.equal(answer.statusCode, 200);
  const view = sessionView.parse(answer.json());
  t.strictSame(view.user, {
    id: ada.id,
    username: ada.username,
    firstName: ada.firstName,
    lastName: ada.lastName,
  });
  t.strictSame(view.flags, { calm: true });
  t.strictSame(view.place, { country: 'GB', region: 'UK', currency: 'GBP' });
  t.notMatch(answer.body, /eyJ|@canary/);
  t.strictSame(bff.upstream.callsOf('POST /api/auth/local/login')[0]?.body, credentials);
});

t.test('over http on loopback the cookie is HttpOnly and Lax, for the whole site', async (t) => {
  const bff = await startBff(t);
  const answer = await bff.call('POST', '/api/auth/login', { payload: credentials });
  const [header] = [answer.headers['set-cookie'] ?? []].flat();
  t.match(header, /^deckle-session=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
});

t.test(
  'over https the cookie has the __Host- prefix and is Secure, without a Domain',
  async (t) => {
    const bff = await startBff(t, { isHttps: true });
    const answer = await bff.call('POST', '/api/auth/login', { payload: credentials });
    const [header] = [answer.headers['set-cookie'] ?? []].flat();
    t.match(
      header,
      /^__Host-deckle-session=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
  },
);

t.test('the cookie expires with the JWT', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/local/login', {
    body: { jwt: jwtOf({ expiresIn: 90 }), user: ada },
  });
  const answer = await bff.call('POST', '/api/auth/login', { payload: credentials });
  const [set] = answer.cookies;
  t.ok(Math.abs(Number(set?.expires?.getTime()) - (Date.now() + 90_000)) < 3_000);
});

t.test('a forged, truncated, expired or foreign cookie is signed out and cleared', async (t) => {
  const keys = [randomBytes(32)];
  const bff = await startBff(t, { sessionKeys: keys });
  const good = (await bff.signIn()).split('=')[1] ?? '';
  const expired = createSessionCookie(keyring(keys), false).sealSession({
    jwt: jwtOf(),
    user: { id: 7, username: 'ada', firstName: 'Ada', lastName: 'Lovelace' },
    issuedAt: 0,
    expiresAt: Date.now() - 1,
  });
  const otherKey = (await (await startBff(t)).signIn()).split('=')[1] ?? '';
  const registered = await bff.call('POST', '/api/auth/register', {
    payload: { firstName: 'A', lastName: 'B', email: 'a@canary.example', password: 'secret-12' },
  });
  const otherPurpose = registered.cookies.find(({ name }) => name === 'deckle-registered')?.value;
  t.ok(otherKey && otherPurpose);
  const middle = Math.floor(good.length / 2);
  const flipped = `${good.slice(0, middle)}${good[middle] === 'A' ? 'B' : 'A'}${good.slice(middle + 1)}`;
  const bad = [
    flipped,
    good.slice(0, -4),
    String(expired),
    otherKey,
    String(otherPurpose),
    '',
    'x',
    '%00',
    '"',
    '{}',
    'é',
  ];
  for (const value of bad) {
    const headers = { cookie: `deckle-session=${value}` };
    const session = await bff.call('GET', '/api/session', { headers });
    t.equal(session.statusCode, 200);
    t.equal(session.json().user, null, value);
    t.ok(clearsSession(session), `${value} is cleared`);
    const account = await bff.call('GET', '/api/account/buying', { headers });
    t.equal(account.statusCode, 401);
    t.equal(account.json().error.code, 'auth.required');
  }
  t.equal(bff.upstream.callsOf('GET /api/bids').length, 0);
});

t.test(
  'a session sealed with an older key is accepted and sealed again with the newest',
  async (t) => {
    const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
    const before = await startBff(t, { sessionKeys: [oldKey] });
    const cookie = await before.signIn();
    const after = await startBff(t, { sessionKeys: [newKey, oldKey] });
    const answer = await after.call('GET', '/api/session', { headers: { cookie } });
    t.equal(answer.json().user.id, ada.id);
    const resealed = cookieOf(answer);
    t.ok(resealed && resealed !== cookie);
    const later = await startBff(t, { sessionKeys: [newKey] });
    const again = await later.call('GET', '/api/session', {
      headers: { cookie: String(resealed) },
    });
    t.equal(again.json().user.id, ada.id);
    t.equal(cookieOf(again), null, 'the newest key seals nothing twice');
  },
);

t.test('a JWT too large for a cookie is refused at sign-in, and logged', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/local/login', {
    body: { jwt: jwtOf({ padding: 4_000 }), user: ada },
  });
  const answer = await bff.call('POST', '/api/auth/login', { payload: credentials });
  t.equal(answer.statusCode, 502);
  t.equal(answer.json().error.code, 'auth.session-too-large');
  t.equal(cookieOf(answer), null);
  t.ok(bff.logs.find((line) => line.event === 'session.too-large'));
});

t.test('signing in replaces a planted session', async (t) => {
  const bff = await startBff(t);
  const planted = await bff.signIn();
  const answer = await bff.call('POST', '/api/auth/login', {
    payload: credentials,
    headers: { cookie: planted },
  });
  t.ok(cookieOf(answer) && cookieOf(answer) !== planted);
  const [, second] = bff.upstream.callsOf('POST /api/auth/local/login');
  t.equal(second?.headers.authorization, undefined, 'the planted session has no part in it');
});

t.test('a wrong password is refused, and limited by account', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/local/login', {
    status: 400,
    body: wireErrorBody(400, 'Invalid identifier or password', {
      code: 'auth.invalid-credentials',
    }),
  });
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await bff.call('POST', '/api/auth/login', { payload: credentials });
    t.equal(answer.statusCode, 400);
    t.equal(answer.json().error.message, 'Invalid identifier or password');
  }
  const refused = await bff.call('POST', '/api/auth/login', {
    payload: { ...credentials, identifier: ' ADA@canary.example ' },
  });
  t.equal(refused.statusCode, 429);
  t.equal(refused.json().error.code, 'auth.too-many-tries');
  t.ok(Number(refused.headers['retry-after']) > 0);
  const other = await bff.call('POST', '/api/auth/login', {
    payload: { ...credentials, identifier: 'bob@canary.example' },
  });
  t.equal(other.statusCode, 400, 'other accounts are not held up');
  t.equal(bff.logs.filter((line) => line.event === 'auth.failed').length, 12, 'locked ones too');
});

t.test(
  'registers with exactly the five fields, and returns only to paths of the site',
  async (t) => {
    const bff = await startBff(t);
    const form = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'Ada.L+art@canary.example',
      password: 'canary-password-1',
    };
    for (const [redirectTo, returnTo] of [
      ['/artworks/a/1/b/2?edition=AP', '/artworks/a/1/b/2?edition=AP'],
      ['//evil.example', undefined],
      ['https://evil.example', undefined],
      ['/\\evil.example', undefined],
      [undefined, undefined],
    ] as const) {
      const payload = redirectTo === undefined ? form : { ...form, redirectTo };
      const answer = await bff.call('POST', '/api/auth/register', { payload });
      t.equal(answer.statusCode, 200);
      t.strictSame(answer.json(), { ok: true });
      t.equal(cookieOf(answer), null, 'no one is signed in before confirming');
      const call = bff.upstream.callsOf('POST /api/auth/local/register').at(-1);
      t.equal(call?.headers['deckle-return-to'], returnTo);
      const { username, ...rest } = call!.body as Record<string, string>;
      t.strictSame(rest, { ...form, email: 'ada.l+art@canary.example' });
      t.match(username, /^ada\.lart-[0-9a-f]{8}$/);
    }
  },
);

t.test('reports every issue of a registration at once', async (t) => {
  const bff = await startBff(t);
  const payload = { firstName: '', lastName: 'L', email: 'no', password: 'short', admin: true };
  const answer = await bff.call('POST', '/api/auth/register', { payload });
  t.equal(answer.statusCode, 400);
  const { code, issues } = answer.json().error;
  t.equal(code, 'request.invalid');
  t.strictSame(
    issues.map(({ path }: { path: string }) => path),
    ['firstName', 'email', 'password', ''],
  );
  t.equal(bff.upstream.callsOf('POST /api/auth/local/register').length, 0);
});

t.test('confirming the e-mail signs in, and a failed confirmation is not retried', async (t) => {
  const bff = await startBff(t);
  const payload = { confirmation: 'token-1' };
  const answer = await bff.call('POST', '/api/auth/confirm-email', { payload });
  t.equal(answer.json().user.id, ada.id);
  t.ok(cookieOf(answer));
  bff.upstream.fail('GET /api/auth/email-confirmation', { status: 503 });
  const failed = await bff.call('POST', '/api/auth/confirm-email', { payload });
  t.equal(failed.statusCode, 503);
  t.equal(bff.upstream.callsOf('GET /api/auth/email-confirmation').length, 2);
});

t.test('recognizes the browser that registered when its link is opened', async (t) => {
  const bff = await startBff(t);
  const confirm = async (cookie: string) => {
    const payload = { confirmation: 'token-1' };
    const answer = await bff.call('POST', '/api/auth/confirm-email', {
      payload,
      headers: { cookie },
    });
    const sent = bff.upstream.callsOf('GET /api/auth/email-confirmation').at(-1);
    const set = answer.cookies.find(({ name }) => name === 'deckle-registered');
    return { told: sent?.headers['deckle-registered-user'], isCleared: set?.value === '' };
  };
  const registered = await bff.call('POST', '/api/auth/register', {
    payload: { firstName: 'A', lastName: 'B', email: 'a@canary.example', password: 'secret-12' },
  });
  const cookie = registered.cookies.find(({ name }) => name === 'deckle-registered');
  t.match(cookie, { httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 7 * 86_400 });
  const sent = `deckle-registered=${cookie?.value}`;
  t.same(await confirm(sent), { told: String(ada.id), isCleared: true });
  t.same(await confirm(''), { told: '0', isCleared: false });
  t.same(await confirm(`deckle-registered=${ada.id}`), { told: '0', isCleared: true });
  t.equal((await confirm(sent.slice(0, -6))).told, '0');
});

t.test('sets a password with the link of a registration made in another browser', async (t) => {
  const bff = await startBff(t);
  const body = wireErrorBody(400, '', { code: 'auth.password-needed' });
  bff.upstream.fail('GET /api/auth/email-confirmation', { status: 400, body });
  const link = { confirmation: 'token-1' };
  const confirm = (payload: object) =>
    bff.call('POST', '/api/auth/confirm-email', { payload: { ...link, ...payload } });
  t.equal((await confirm({})).json().error.code, 'auth.password-needed');
  const twice = { password: 'secret-12', passwordConfirmation: 'secret-12' };
  const differing = await confirm({ ...twice, passwordConfirmation: 'secret-13' });
  t.equal(differing.json().error.code, 'auth.passwords-differ');
  t.equal((await confirm({ password: 'secret-12' })).statusCode, 400);
  const answer = await confirm(twice);
  t.equal(answer.json().user.id, ada.id);
  t.ok(cookieOf(answer));
  const calls = bff.upstream.callsOf('POST /api/auth/email-confirmation');
  t.same(
    calls.map(({ body }) => body),
    [{ ...link, ...twice }],
  );
});

t.test(
  'signing out clears the cookie and revokes the session, even when revoking fails',
  async (t) => {
    const bff = await startBff(t);
    const cookie = await bff.signIn();
    const answer = await bff.call('POST', '/api/auth/logout', { headers: { cookie } });
    t.equal(answer.statusCode, 200);
    t.equal(answer.json().user, null);
    t.ok(clearsSession(answer));
    t.match(bff.upstream.callsOf('POST /api/auth/logout')[0]?.headers.authorization, /^Bearer eyJ/);
    bff.upstream.fail('POST /api/auth/logout', 'reset');
    const later = { cookie: await bff.signIn() };
    const again = await bff.call('POST', '/api/auth/logout', { headers: later });
    t.equal(again.statusCode, 200);
    t.ok(clearsSession(again));
    t.equal((await bff.call('GET', '/api/session', { headers: later })).json().user, null);
    t.ok(bff.logs.find((line) => line.event === 'auth.revocation-failed'));
  },
);

t.test('a 401 from the product API signs out, even with twenty calls in flight', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  bff.upstream.on('GET /api/profiles/me', {
    status: 401,
    body: wireErrorBody(401, 'Missing or invalid credentials'),
  });
  const calls = Array.from({ length: 20 }, () =>
    bff.call('GET', '/api/profile', { headers: { cookie } }),
  );
  for (const answer of await Promise.all(calls)) {
    t.equal(answer.statusCode, 401);
    t.equal(answer.json().error.code, 'auth.required');
    t.ok(clearsSession(answer));
  }
  const told = bff.logs.filter((line) => line.event === 'session.rejected');
  t.equal(told.length, 1, 'it is told once');
});

t.test('a 401 that is not the product API’s own ends no session', async (t) => {
  const bff = await startBff(t);
  const headers = { cookie: await bff.signIn() };
  bff.upstream.fail('GET /api/bids', { status: 401, body: '<html>' });
  const answer = await bff.call('GET', '/api/account/buying', { headers });
  t.equal(answer.statusCode, 502);
  t.notOk(clearsSession(answer));
  const { user } = (await bff.call('GET', '/api/session', { headers })).json();
  t.equal(user?.firstName, 'Ada');
});

t.test('a session that the product API no longer accepts is shown as signed out', async (t) => {
  const sessionKeys = [randomBytes(32)];
  const cookie = await (await startBff(t, { sessionKeys })).signIn();
  const bff = await startBff(t, { sessionKeys });
  bff.upstream.on('GET /api/feature-flags', ({ headers }) =>
    headers.authorization
      ? { status: 401, body: wireErrorBody(401, 'Unauthorized') }
      : { body: { data: [{ name: 'for-visitors', enabled: true }] } },
  );
  const answer = await bff.call('GET', '/api/session', { headers: { cookie } });
  t.equal(answer.json().user, null);
  t.strictSame(answer.json().flags, { 'for-visitors': true });
  t.ok(clearsSession(answer));
});

t.test('ignores the Authorization header of the browser', async (t) => {
  const bff = await startBff(t);
  const headers = { authorization: `Bearer ${jwtOf({ mark: 'somebody-else' })}` };
  t.equal((await bff.call('GET', '/api/profile', { headers })).statusCode, 401);
  t.equal((await bff.call('GET', '/api/session', { headers })).json().user, null);
  const cookie = await bff.signIn();
  await bff.call('GET', '/api/profile', { headers: { ...headers, cookie } });
  const sent = bff.upstream.callsOf('GET /api/profiles/me')[0]?.headers.authorization;
  t.not(sent, headers.authorization);
  t.match(sent, /^Bearer eyJ/);
});

t.test('a thousand concurrent calls of twenty users get their own answers', async (t) => {
  const bff = await startBff(t, { limits: { readMs: 30_000, tradeMs: 30_000 } });
  const people = 20;
  bff.upstream.on('POST /api/auth/local/login', ({ body }) => {
    const id = Number((body as { identifier: string }).identifier);
    return { body: { jwt: jwtOf({ mark: `person-${id}` }), user: { ...ada, id } } };
  });
  bff.upstream.on('GET /api/orders/:id', async ({ path, headers }) => {
    await sleep(Math.random() * 20);
    const token = String(headers.authorization).split('.')[1] ?? '';
    const { mark } = JSON.parse(Buffer.from(token, 'base64url').toString());
    const id = Number(path.split('/').at(-1));
    return { body: { data: { id, attributes: order({ trackingNumber: mark }) }, meta: {} } };
  });
  const cookies = await Promise.all(
    Array.from({ length: people }, async (_, id) => {
      const payload = { identifier: String(id), password: 'x' };
      return String(cookieOf(await bff.call('POST', '/api/auth/login', { payload })));
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, async (_, index) => {
      const id = index % people;
      const url = `/api/account/orders/${index + 1}`;
      const answer = await bff.call('GET', url, { headers: { cookie: cookies[id] } });
      const { order: mine } = answer.json();
      return mine.id === index + 1 && mine.shipment?.trackingNumber === `person-${id}`;
    }),
  );
  t.equal(answers.filter(Boolean).length, 1_000);
});

t.test('answers to a signed-in user are never cached', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  for (const url of ['/api/session', '/api/profile', '/api/home', '/api/artworks', '/', '/none']) {
    const answer = await bff.call('GET', url, { headers: { cookie, accept: 'text/html' } });
    t.equal(answer.headers['cache-control'], 'no-store', url);
  }
});

t.test('no text of the product API about a field reaches the browser', async (t) => {
  const bff = await startBff(t);
  const words = [
    'canary',
    '<b>canary</b>',
    'Username already taken by canary@canary.example',
    'Required canary',
    'At most canary MB a file',
    'duplicate key value violates unique constraint "canary"',
    'must match the following: "/canary/"',
    'canary'.repeat(1_000),
  ];
  const paths = [['username'], ['profile', 'phone'], ['items', 3, 'price'], []];
  const errors = [
    ...words.flatMap((message) => paths.map((path) => ({ path, message, name: 'canary' }))),
    { path: ['username'], message: 'Username already taken', name: 'ValidationError' },
    { path: ['<canary>', 'can ary'], message: 'Required', name: 'ValidationError' },
  ];
  const form = {
    firstName: 'Ada',
    lastName: 'L',
    email: 'ada.l@canary.example',
    password: 'canary-password-1',
  };
  for (const status of [400, 409, 422]) {
    bff.upstream.on('POST /api/auth/local/register', {
      status,
      body: wireErrorBody(status, 'canary', { errors }),
    });
    const answer = await bff.call('POST', '/api/auth/register', { payload: form });
    t.equal(answer.statusCode, status);
    t.notMatch(answer.body, /canary|duplicate|following/);
    const { issues } = answer.json().error;
    const at = (path: string) =>
      new Set(issues.filter((one: Issue) => one.path === path).map((one: Issue) => one.message));
    t.strictSame([...at('username')], ['Check this field', 'Username already taken']);
    t.strictSame([...at('profile.phone')], ['Check this field']);
    t.strictSame([...at('items.3.price')], ['Check this field']);
    t.notOk(bff.logs.some((line) => JSON.stringify(line).includes('violates')));
  }
});

t.test('ending a session clears the browser’s cache of the site only', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const kept = { cookie: `${cookie}; deckle-consent=yes.${Date.now()}; theme=dark` };
  t.equal(
    (await bff.call('GET', '/api/session', { headers: kept })).headers['clear-site-data'],
    undefined,
  );
  const answer = await bff.call('POST', '/api/auth/logout', { headers: kept });
  t.equal(answer.headers['clear-site-data'], '"cache"');
  const named = answer.cookies.map(({ name }) => name);
  t.ok(named.includes('deckle-session') && !named.includes('deckle-consent'));

  const other = await bff.signIn();
  bff.upstream.on('GET /api/profiles/me', {
    status: 401,
    body: wireErrorBody(401, 'Unauthorized'),
  });
  const rejected = await bff.call('GET', '/api/profile', { headers: { cookie: other } });
  t.ok(clearsSession(rejected));
  t.equal(rejected.headers['clear-site-data'], '"cache"', 'ended elsewhere');
  const again = await bff.call('GET', '/api/session', { headers: { cookie: other } });
  t.ok(clearsSession(again), 'another browser with the session that ended');
  t.equal(again.headers['clear-site-data'], '"cache"');
  const page = await bff.call('GET', '/', { headers: { cookie: other } });
  t.equal(page.headers['clear-site-data'], '"cache"', 'on a page too');
  const forged = { cookie: 'deckle-session=forged' };
  const visitor = await bff.call('GET', '/api/session', { headers: forged });
  t.equal(visitor.headers['clear-site-data'], undefined, 'there was nothing to clear');
});
