import { randomBytes } from 'node:crypto';
import t, { type Test } from 'tap';
import { hashPassword } from '../../product-api/auth/passwords.ts';
import { keyring } from '../../server/auth/seal.ts';
import { createSessionCookie } from '../../server/auth/session-cookie.ts';
import { clearsSession, cookieOf, startBff, type TestBff } from '../support/bff.ts';
import { buildTinySite } from '../support/built-site.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { until } from '../support/until.ts';

const email = 'ada@canary.example';
const password = 'canary-password-1';
const accept = 'text/html';

/** A BFF with its own clock before the real product API, which revokes by its own clock. */
async function setUp(t: Test) {
  const api = await startTestProductApi(t);
  const productApiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const siteDir = buildTinySite(t);
  const clock = { now: Date.now() };
  const sessionKeys = [randomBytes(32)];
  const limits = { readMs: 30_000, tradeMs: 30_000 };
  const bff = await startBff(t, {
    productApiUrl,
    siteDir,
    sessionKeys,
    limits,
    now: () => clock.now,
  });
  const person = await createUser(api.db, {
    values: { email, passwordHash: await hashPassword(password) },
  });
  const signIn = async () => {
    const answer = await bff.call('POST', '/api/auth/login', {
      payload: { identifier: email, password },
    });
    return String(cookieOf(answer));
  };
  /** Sent from another browser, of which this BFF knows nothing. */
  const changePassword = async () => {
    const answer = await fetch(`${productApiUrl}/api/users/changePassword`, {
      method: 'POST',
      headers: { authorization: person.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({
        oldPassword: password,
        password: 'another-1-password',
        passwordConfirmation: 'another-1-password',
      }),
    });
    t.equal(answer.status, 200);
  };
  /** At the product API directly, as another BFF or an operator would. */
  const revoke = async (cookie: string) => {
    const sealed = cookie.slice(cookie.indexOf('=') + 1);
    const opened = createSessionCookie(keyring(sessionKeys), false).openSession(sealed, 0);
    const headers = { authorization: `Bearer ${opened?.session.jwt}` };
    const answer = await fetch(`${productApiUrl}/api/auth/logout`, { method: 'POST', headers });
    t.equal(answer.status, 200);
  };
  return { bff, clock, signIn, changePassword, revoke };
}

const view = (bff: TestBff, cookie: string) =>
  bff.call('GET', '/api/session', { headers: { cookie } });

const page = (bff: TestBff, cookie: string) =>
  bff.call('GET', '/', { headers: { cookie, accept } });

t.test('after the product API refuses a session, the next view is signed out', async (t) => {
  const { bff, clock, signIn, changePassword } = await setUp(t);
  const cookie = await signIn();
  t.equal((await view(bff, cookie)).json().user.username.length > 0, true);
  await changePassword();
  clock.now += 3_000;
  t.ok((await view(bff, cookie)).json().user, 'from what is known, and asked anew behind it');
  const told = () => bff.logs.filter(({ event }) => event === 'session.rejected').length;
  await until(() => told() > 0);
  const next = await view(bff, cookie);
  t.equal(next.json().user, null);
  t.ok(clearsSession(next));
  const shell = await page(bff, cookie);
  t.match(shell.body, '"user":null');
  t.ok(clearsSession(shell));
  const call = await bff.call('GET', '/api/account/buying', { headers: { cookie } });
  t.equal(call.statusCode, 401);
  t.equal(told(), 1, 'told once');
});

t.test('an ended session is shown as signed out within ten seconds', async (t) => {
  const { bff, clock, signIn, changePassword } = await setUp(t);
  const [first, second] = [await signIn(), await signIn()];
  for (const cookie of [first, second]) t.ok((await view(bff, cookie)).json().user);
  await changePassword();
  clock.now += 10_000;
  const shown = await view(bff, first);
  t.equal(shown.json().user, null);
  t.ok(clearsSession(shown));
  t.match((await page(bff, second)).body, '"user":null', 'nor by a page');
});

t.test('another session of the same user does not keep an ended one alive', async (t) => {
  const { bff, clock, signIn, revoke } = await setUp(t);
  const [here, elsewhere] = [await signIn(), await signIn()];
  for (const cookie of [here, elsewhere]) t.ok((await view(bff, cookie)).json().user);
  await revoke(elsewhere);
  for (let seconds = 0; seconds < 30; seconds += 5) {
    clock.now += 5_000;
    t.ok((await view(bff, here)).json().user);
  }
  t.equal((await view(bff, elsewhere)).json().user, null);
  t.ok((await view(bff, here)).json().user);
});

t.test('ending one session leaves the user’s other sessions signed in', async (t) => {
  const { bff, clock, signIn } = await setUp(t);
  const [here, elsewhere] = [await signIn(), await signIn()];
  for (const cookie of [here, elsewhere]) t.ok((await view(bff, cookie)).json().user);
  await bff.call('POST', '/api/auth/logout', { headers: { cookie: elsewhere } });
  t.equal((await view(bff, elsewhere)).json().user, null, 'a copy of the cookie opens nothing');
  clock.now += 40_000;
  t.ok((await view(bff, here)).json().user);
});
