import t from 'tap';
import { cookieOf, startBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada, jwtOf } from '../support/wire-fixtures.ts';

const strong = 'a longer pass 1';
const both = { password: strong, passwordConfirmation: strong };
const refusal = (code: string, message: string) => ({
  status: 400,
  body: wireErrorBody(400, message, { code }),
});

t.test('a forgotten password is answered with ok, and requested without the session', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/forgot-password', { body: { ok: true } });
  const cookie = await bff.signIn();
  const answer = await bff.call('POST', '/api/auth/forgot-password', {
    headers: { cookie },
    payload: { email: ' Nobody@Canary.example ' },
  });
  t.equal(answer.statusCode, 200);
  t.strictSame(answer.json(), { ok: true });
  const [call] = bff.upstream.callsOf('POST /api/auth/forgot-password');
  t.strictSame(call?.body, { email: 'nobody@canary.example' });
  t.equal(call?.headers.authorization, undefined, 'in no user’s name');
});

t.test('known and unknown addresses are answered alike', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/forgot-password', { body: { ok: true } });
  await bff.call('GET', '/api/session');
  const ask = async (email: string) => {
    const before = bff.upstream.calls.length;
    const answer = await bff.call('POST', '/api/auth/forgot-password', { payload: { email } });
    const {
      'x-request-id': _id,
      'x-ratelimit-remaining': _left,
      date: _date,
      ...headers
    } = answer.headers;
    const calls = bff.upstream.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    return { status: answer.statusCode, body: answer.body, headers, calls };
  };
  const known = await ask(ada.email);
  t.strictSame(known.calls, ['POST /api/auth/forgot-password']);
  t.strictSame(await ask('nobody@canary.example'), known);
});

t.test('limits password mails for an address to five', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/forgot-password', { body: { ok: true } });
  const ask = (email: string) =>
    bff.call('POST', '/api/auth/forgot-password', { payload: { email } });
  for (let turn = 0; turn < 5; turn += 1) t.equal((await ask('a@canary.example')).statusCode, 200);
  const refused = await ask('A@canary.example');
  t.equal(refused.statusCode, 429);
  t.equal(refused.json().error.code, 'request.too-many');
  t.ok(Number(refused.headers['retry-after']) > 0);
  t.equal((await ask('b@canary.example')).statusCode, 200, 'another address is another matter');
});

t.test('checks a reset code without signing in', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/reset-password', { body: { ok: true } });
  const good = await bff.call('POST', '/api/auth/reset-password', { payload: { code: 'abc' } });
  t.equal(good.statusCode, 200);
  t.strictSame(good.json(), { ok: true });
  t.equal(cookieOf(good), null);
  t.strictSame(bff.upstream.callsOf('POST /api/auth/reset-password')[0]?.body, { code: 'abc' });
  bff.upstream.on('POST /api/auth/reset-password', refusal('auth.reset-invalid', 'x'));
  const used = await bff.call('POST', '/api/auth/reset-password', { payload: { code: 'abc' } });
  t.equal(used.statusCode, 400);
  t.equal(used.json().error.message, 'This link has been used or has expired.');
});

t.test('a new password replaces any session of the browser', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/auth/reset-password', () => ({
    body: { jwt: jwtOf({ mark: 'canary-reset' }), user: { ...ada, id: 8 } },
  }));
  const cookie = await bff.signIn();
  const answer = await bff.call('POST', '/api/auth/reset-password', {
    headers: { cookie },
    payload: { code: 'abc', ...both },
  });
  t.equal(answer.json().user.id, 8);
  const next = cookieOf(answer);
  t.ok(next && next !== cookie);
  t.notMatch(answer.body, /eyJ/);
  const [call] = bff.upstream.callsOf('POST /api/auth/reset-password');
  t.strictSame(call?.body, { code: 'abc', ...both });
  t.equal(call?.headers.authorization, undefined);
  t.match(
    bff.logs.findLast(({ event }) => event === 'auth.signed-in'),
    { by: 'reset', userId: 8 },
  );
  t.notOk(JSON.stringify(bff.logs).includes(strong));
});

t.test('differing or weak passwords are not sent to the product API', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const before = bff.upstream.calls.length;
  const calls = [
    ['/api/auth/reset-password', { code: 'abc' }],
    ['/api/auth/change-password', { oldPassword: 'old pass 1' }],
  ] as const;
  for (const [url, rest] of calls) {
    const send = (more: object) =>
      bff.call('POST', url, { headers: { cookie }, payload: { ...rest, ...more } });
    const differ = await send({ ...both, passwordConfirmation: `${strong}!` });
    t.equal(differ.statusCode, 400);
    t.match(differ.json().error, {
      code: 'auth.passwords-differ',
      message: 'Passwords do not match',
    });
    for (const weak of ['short 1', 'no figure at all']) {
      const refused = await send({ password: weak, passwordConfirmation: weak });
      t.equal(refused.statusCode, 400);
      t.equal(refused.json().error.code, 'request.invalid', `${url} ${weak}`);
    }
    const more = await send({ ...both, role: 'operator' });
    t.equal(more.json().error.code, 'request.invalid', 'only listed fields');
  }
  t.equal(bff.upstream.calls.length, before);
});

t.test('changing the password requires a session and replaces it', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/users/changePassword', () => ({
    body: { jwt: jwtOf({ mark: 'canary-changed' }), user: ada },
  }));
  const cookie = await bff.signIn();
  const payload = { oldPassword: 'old pass 1', ...both };
  const anonymous = await bff.call('POST', '/api/auth/change-password', { payload });
  t.equal(anonymous.statusCode, 401);
  t.equal(bff.upstream.callsOf('POST /api/users/changePassword').length, 0);

  const headers = { cookie };
  const answer = await bff.call('POST', '/api/auth/change-password', { headers, payload });
  t.equal(answer.statusCode, 200);
  const [call] = bff.upstream.callsOf('POST /api/users/changePassword');
  t.strictSame(call?.body, payload);
  t.match(call?.headers.authorization, /^Bearer eyJ/);
  const next = cookieOf(answer);
  t.ok(next && next !== cookie);
  await bff.call('GET', '/api/account/buying', { headers: { cookie: String(next) } });
  const bearer = String(bff.upstream.callsOf('GET /api/bids')[0]?.headers.authorization);
  t.match(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString(), /canary-changed/);
});

t.test('a wrong old password gets the specified message, up to ten times', async (t) => {
  const bff = await startBff(t);
  const call = 'POST /api/users/changePassword';
  bff.upstream.on(call, refusal('auth.old-password-wrong', 'Old Passwords not ok'));
  const cookie = await bff.signIn();
  const change = () =>
    bff.call('POST', '/api/auth/change-password', {
      headers: { cookie },
      payload: { oldPassword: 'a guess', ...both },
    });
  for (let turn = 0; turn < 10; turn += 1) {
    const refused = await change();
    t.equal(refused.statusCode, 400);
    t.equal(refused.json().error.message, 'Old Passwords not ok');
    t.equal(cookieOf(refused), null);
  }
  t.equal((await change()).statusCode, 429);
  t.equal(bff.upstream.callsOf(call).length, 10);
});

t.test('signing out clears a pending sign-in and stored names', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const left = ['deckle-connect', 'deckle-connect-answer', 'deckle-connect-name', 'deckle-arrival'];
  const answer = await bff.call('POST', '/api/auth/logout', {
    headers: { cookie: [cookie, ...left.map((name) => `${name}=x`)].join('; ') },
  });
  const cleared = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name);
  t.strictSame(cleared.sort(), ['deckle-session', ...left].sort());
});
