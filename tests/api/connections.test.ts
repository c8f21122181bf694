import type { Test } from 'tap';
import t from 'tap';
import type { SocialProvider } from '../../shared/domain/social.ts';
import { publicUrl } from '../support/bff.ts';
import type { CookieJar } from '../support/cookie-jar.ts';
import { writeSiteBuild } from '../support/site-build.ts';
import {
  arrivalAt,
  choose,
  deliver,
  person,
  type SocialBff,
  signInWith,
  startSocialBff,
} from '../support/social.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada, jwtOf } from '../support/wire-fixtures.ts';

const settings = `${publicUrl}/my-account/settings#connections`;
const own = { 'x-deckle': '1', 'sec-fetch-site': 'same-origin', origin: publicUrl };
const refusal = (status: number, code: string) => ({
  status,
  body: wireErrorBody(status, 'x', { code }),
});

async function start(t: Test): Promise<SocialBff> {
  const bff = await startSocialBff(t);
  writeSiteBuild(bff.siteDir);
  for (const provider of ['google', 'apple']) {
    bff.upstream.on(`POST /api/users/providers/${provider}/code`, { body: { code: 'code-1' } });
    bff.upstream.on(`POST /api/users/providers/${provider}`, { body: { ok: true } });
  }
  return bff;
}

/** A browser in which Ada has signed in. */
async function signedIn(bff: SocialBff): Promise<CookieJar> {
  const browser = bff.browser();
  const [name = '', value = ''] = (await bff.signIn()).split(/=(.*)/s);
  browser.setCookie(publicUrl, name, value);
  return browser;
}

async function post(bff: SocialBff, browser: CookieJar, provider: SocialProvider, payload = {}) {
  const cookie = browser
    .names(publicUrl)
    .map((name) => `${name}=${browser.cookie(publicUrl, name)}`)
    .join('; ');
  const url = `/api/account/providers/${provider}`;
  const answer = await bff.call('POST', url, { headers: { ...own, cookie }, payload });
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    browser.setCookie(publicUrl, name, value);
  }
  return answer;
}

/** From the button in the settings to the provider's page. */
async function begin(bff: SocialBff, browser: CookieJar, provider: SocialProvider) {
  const begun = await post(bff, browser, provider, { password: 'my pass 1' });
  const asked = await browser.get(begun.json().url);
  return asked.location ?? '';
}

const connectionsOf = (bff: SocialBff) =>
  ['google', 'apple'].flatMap((name) => bff.upstream.callsOf(`POST /api/users/providers/${name}`));
const signInsOf = (bff: SocialBff) => bff.upstream.callsOf('GET /api/auth/:provider/callback');

for (const provider of ['google', 'apple'] as const) {
  t.test(`connects ${provider} to the account that asked without signing in`, async (t) => {
    const bff = await start(t);
    const browser = await signedIn(bff);
    const before = browser.cookie(publicUrl, 'deckle-session');
    const page = await begin(bff, browser, provider);
    t.match(bff.upstream.callsOf(`POST /api/users/providers/${provider}/code`), [
      { body: { password: 'my pass 1' }, headers: { authorization: /^Bearer / } },
    ]);
    const landed = await deliver(browser, await choose(browser, page));
    t.match(landed, { status: 303, location: settings });
    const [call, ...more] = connectionsOf(bff);
    t.equal(more.length, 0);
    t.match(call?.headers.authorization, /^Bearer /);
    const { code, access_token: token } = (call?.body ?? {}) as Record<string, string>;
    t.equal(code, 'code-1');
    t.ok((token ?? '').length > 20);
    t.equal(signInsOf(bff).length, 0);
    t.equal(browser.cookie(publicUrl, 'deckle-session'), before);
    t.strictSame(browser.names(publicUrl).sort(), ['deckle-arrival', 'deckle-session']);
    t.strictSame(await arrivalAt(browser, publicUrl), { kind: 'connected', provider });
    const seen = JSON.stringify([bff.logs, landed]);
    t.notOk([token, 'code-1', 'my pass 1', person.email].some((one) => seen.includes(one ?? '-')));
    t.match(
      bff.logs.find(({ event }) => event === 'account.changed'),
      { change: 'connected', userId: ada.id },
    );
  });

  t.test(`${provider}: an answer for another session connects nothing`, async (t) => {
    const bff = await start(t);
    const gone = await signedIn(bff);
    const answer = await choose(gone, await begin(bff, gone, provider));
    gone.setCookie(publicUrl, 'deckle-session', '');
    t.match(await deliver(gone, answer), { status: 303, location: settings });
    const told = { kind: 'failed', purpose: 'connect', provider, why: 'session-ended' };
    t.match(await arrivalAt(gone, publicUrl), told);

    const other = await signedIn(bff);
    const late = await choose(other, await begin(bff, other, provider));
    bff.upstream.on('POST /api/auth/local/login', {
      body: { jwt: jwtOf(), user: { ...ada, id: 8 } },
    });
    const [name = '', value = ''] = (await bff.signIn()).split(/=(.*)/s);
    other.setCookie(publicUrl, name, value);
    await deliver(other, late);
    t.match(await arrivalAt(other, publicUrl), told, 'another person has signed in meanwhile');
    t.equal(connectionsOf(bff).length, 0);
    t.equal(signInsOf(bff).length, 0);
  });

  t.test(`${provider}: an answer of another browser neither connects nor signs in`, async (t) => {
    const bff = await start(t);
    const victim = await signedIn(bff);
    await begin(bff, victim, provider);
    const thief = await signedIn(bff);
    const answer = await choose(thief, await begin(bff, thief, provider));
    await deliver(victim, answer);
    const told = { kind: 'failed', purpose: 'connect', why: 'expired' };
    t.match(await arrivalAt(victim, publicUrl), told);
    t.equal(connectionsOf(bff).length, 0);
    t.equal(signInsOf(bff).length, 0);
  });

  t.test(`${provider}: cancelling changes nothing and is reported`, async (t) => {
    const bff = await start(t);
    const browser = await signedIn(bff);
    const page = await begin(bff, browser, provider);
    const landed = await deliver(browser, await choose(browser, page, 'cancel'));
    t.equal(landed.location, settings);
    t.match(await arrivalAt(browser, publicUrl), { purpose: 'connect', why: 'cancelled' });
    t.equal(connectionsOf(bff).length, 0);
  });
}

t.test('each refusal of the product API has its own failure', async (t) => {
  const bff = await start(t);
  for (const [answer, why] of [
    [refusal(409, 'auth.identity-taken'), 'identity-taken'],
    [refusal(409, 'auth.provider-connected'), 'provider-connected'],
    [refusal(400, 'auth.link-expired'), 'expired'],
    [refusal(400, 'auth.token-refused'), 'refused'],
    [{ status: 503, body: wireErrorBody(503, 'x') }, 'marketplace'],
    [{ status: 401, body: wireErrorBody(401, 'x') }, 'session-ended'],
  ] as const) {
    const browser = await signedIn(bff);
    const page = await begin(bff, browser, 'google');
    bff.upstream.on('POST /api/users/providers/google', answer);
    await deliver(browser, await choose(browser, page));
    t.match(await arrivalAt(browser, publicUrl), { purpose: 'connect', why });
    const isOut = browser.cookie(publicUrl, 'deckle-session') === null;
    t.equal(isOut, why === 'session-ended', 'a refused session ends');
  }
});

t.test('connecting requires a session, the password and a reachable provider', async (t) => {
  const bff = await start(t);
  const browser = await signedIn(bff);
  t.equal((await post(bff, bff.browser(), 'google')).statusCode, 401);
  const cookie = `deckle-session=${browser.cookie(publicUrl, 'deckle-session')}`;
  const elsewhere = await bff.app.inject({
    ...{ method: 'POST', url: '/api/account/providers/google', payload: {} },
    headers: { cookie, host: new URL(publicUrl).host, 'sec-fetch-site': 'cross-site' },
  });
  t.equal(elsewhere.statusCode, 403);
  for (const code of ['auth.password-wrong', 'auth.sign-in-again']) {
    bff.upstream.on('POST /api/users/providers/google/code', refusal(400, code));
    const refused = await post(bff, browser, 'google', { password: 'no 1' });
    t.equal(refused.json().error.code, code);
    t.strictSame(browser.names(publicUrl), ['deckle-session'], 'nothing is under way');
  }
  bff.proxy.tamper({ status: { path: '/openid-configuration', code: 503 } });
  const down = await post(bff, browser, 'apple', { password: 'my pass 1' });
  t.match(down, { statusCode: 503 });
  t.equal(down.json().error.code, 'auth.provider-unavailable');
  t.equal(bff.upstream.callsOf('POST /api/users/providers/apple/code').length, 0);
});

t.test('a later sign-in replaces a pending connection', async (t) => {
  const bff = await start(t);
  const browser = await signedIn(bff);
  const answer = await choose(browser, await begin(bff, browser, 'google'));
  await signInWith(browser, 'apple');
  await deliver(browser, answer);
  t.equal(connectionsOf(bff).length, 0);
});

t.test('disconnecting requires the password and keeps the last way in', async (t) => {
  const bff = await start(t);
  const headers = { cookie: await bff.signIn() };
  const url = '/api/account/providers/google/disconnect';
  const disconnect = (payload: object) => bff.call('POST', url, { headers, payload });
  const upstream = 'POST /api/users/providers/google/disconnect';
  bff.upstream.on(upstream, { body: { ok: true } });
  t.strictSame((await disconnect({ password: 'my pass 1' })).json(), { ok: true });
  t.strictSame(bff.upstream.callsOf(upstream)[0]?.body, { password: 'my pass 1' });
  bff.upstream.on(upstream, refusal(409, 'auth.last-way-in'));
  t.equal((await disconnect({})).json().error.code, 'auth.last-way-in');
  bff.upstream.on(upstream, refusal(400, 'auth.password-wrong'));
  for (let n = 0; n < 10; n += 1) await disconnect({ password: 'no 1' });
  t.equal((await disconnect({ password: 'no 1' })).json().error.code, 'auth.too-many-tries');
  t.equal((await bff.call('POST', url, { payload: {} })).statusCode, 401);
});
