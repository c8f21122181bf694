import t from 'tap';
import type { SocialSettings } from '../../server/config/social-settings.ts';
import type { SocialProvider } from '../../shared/domain/social.ts';
import { publicUrl, startBff } from '../support/bff.ts';
import { openRedirects } from '../support/open-redirects.ts';
import { writeSiteBuild } from '../support/site-build.ts';
import {
  arrivalAt,
  begin,
  choose,
  createBrowser,
  deliver,
  person,
  startSocialBff,
} from '../support/social.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada, jwtOf } from '../support/wire-fixtures.ts';

const token = 'canary-provider-token';
const connectUrl = 'https://api.deckle.example/api/connect';
const returned = new URLSearchParams({
  access_token: token,
  provider: 'google',
  firstName: person.firstName,
  lastName: person.lastName,
});

/** What another site's link may say while a sign-in with `provider` is under way. */
function foreignReturns(provider: SocialProvider): string[] {
  const other = provider === 'google' ? 'apple' : 'google';
  return [
    `access_token=${token}&provider=${provider}`,
    `access_token=${token}&provider=${other}`,
    `provider=${provider}`,
    `provider=${other}&access_token=`,
    `provider=${other}&provider=${provider}&access_token=${token}`,
  ];
}

/** Before a product API that runs social sign-in itself. */
async function start(
  t: Parameters<typeof startBff>[0],
  now: () => number = Date.now,
  google: SocialSettings['google'] = null,
) {
  const bff = await startBff(t, { social: { google, apple: null, connectUrl }, now });
  writeSiteBuild(bff.siteDir);
  bff.upstream.on('GET /api/auth/google/callback', () => ({
    body: { jwt: jwtOf(), user: { ...ada, provider: 'google' } },
  }));
  const browser = createBrowser(bff);
  const exchanges = () => bff.upstream.callsOf('GET /api/auth/google/callback');
  return { bff, browser, exchanges };
}

t.test('the specified return URL signs in and redirects without its token', async (t) => {
  const { bff, browser, exchanges } = await start(t);
  const page = '/artworks?sort=lowest-ask';
  const query = new URLSearchParams({ redirectTo: page });
  const started = await browser.get(`${publicUrl}/api/connect/google?${query}`);
  t.equal(started.location, `${connectUrl}/google`);
  const landed = await browser.get(`${publicUrl}/?${returned}`);
  t.match(landed, { status: 303, location: `${publicUrl}${page}`, body: '' });
  t.ok(browser.cookie(publicUrl, 'deckle-session'));
  t.strictSame(Object.fromEntries(exchanges()[0]?.query ?? []), {
    access_token: token,
    firstName: person.firstName,
    lastName: person.lastName,
  });
  const next = await browser.get(String(landed.location));
  const { url: _asked, ...answer } = landed;
  t.notOk(JSON.stringify([answer, next, bff.logs]).includes(token));
});

t.test(
  'without a redirectTo it returns to the same page, without the return’s parameters',
  async (t) => {
    const { browser } = await start(t);
    await browser.get(`${publicUrl}/api/connect/google`);
    const landed = await browser.get(
      `${publicUrl}/artworks?${returned}&raw[access_token]=${token}`,
    );
    t.equal(landed.location, `${publicUrl}/artworks`);
    t.ok(browser.cookie(publicUrl, 'deckle-session'));
  },
);

t.test('a return that this browser did not start does not sign in', async (t) => {
  let now = Date.now();
  const { bff, browser, exchanges } = await start(t, () => now);
  const refused = async (why: string) => {
    const landed = await browser.get(`${publicUrl}/sell?${returned}`);
    t.match(landed, { status: 303 }, why);
    t.notMatch(landed.location, /canary|provider/, why);
    t.equal(browser.cookie(publicUrl, 'deckle-session'), null, why);
    t.match(await arrivalAt(browser, publicUrl), { kind: 'failed', why: 'expired' });
  };
  await refused('never begun');
  await browser.get(`${publicUrl}/api/connect/apple`);
  await refused('begun with the other provider');
  await browser.get(`${publicUrl}/api/connect/google`);
  now += 10 * 60_000;
  await refused('begun too long ago');
  await browser.get(`${publicUrl}/api/connect/google`);
  const copy = browser.cookie(publicUrl, 'deckle-connect') ?? '';
  await browser.get(`${publicUrl}/?${returned}`);
  const thief = createBrowser(bff);
  thief.setCookie(publicUrl, 'deckle-connect', copy);
  await thief.get(`${publicUrl}/?${returned}`);
  t.equal(thief.cookie(publicUrl, 'deckle-session'), null, 'begun and ended');
  t.equal(exchanges().length, 1);
});

for (const provider of ['google', 'apple'] as const) {
  t.test(`${provider} run by the BFF: no return URL signs in or cancels`, async (t) => {
    const bff = await startSocialBff(t);
    writeSiteBuild(bff.siteDir);
    const browser = bff.browser();
    const answer = await choose(browser, await begin(browser, provider, '/sell'));
    for (const query of foreignReturns(provider)) {
      await browser.get(`${publicUrl}/artworks?${query}`);
      t.equal(browser.cookie(publicUrl, 'deckle-session'), null, query);
      t.equal(await arrivalAt(browser, publicUrl), null, query);
    }
    t.equal(bff.upstream.callsOf('GET /api/auth/:provider/callback').length, 0);
    t.equal((await deliver(browser, answer)).location, `${publicUrl}/sell`);
    t.ok(browser.cookie(publicUrl, 'deckle-session'), 'the sign-in that was begun');
  });
}

t.test('with one provider run by the BFF, a return URL counts only for the other', async (t) => {
  const openId = await startSocialBff(t);
  const { bff } = await start(t, Date.now, openId.openId.google);
  const browser = createBrowser(bff);
  const answer = await choose(browser, await begin(browser, 'google', '/sell'));
  for (const query of foreignReturns('google')) await browser.get(`${publicUrl}/?${query}`);
  t.equal(browser.cookie(publicUrl, 'deckle-session'), null);
  t.equal((await deliver(browser, answer)).location, `${publicUrl}/sell`);
  t.ok(browser.cookie(publicUrl, 'deckle-session'));
});

t.test('provider links of other sites do not end a pending sign-in', async (t) => {
  const { bff, browser, exchanges } = await start(t);
  await browser.get(`${publicUrl}/api/connect/google?redirectTo=/sell`);
  bff.upstream.on('GET /api/auth/google/callback', ({ query }) =>
    query.get('access_token') === token
      ? { body: { jwt: jwtOf(), user: { ...ada, provider: 'google' } } }
      : { status: 401, body: wireErrorBody(401, 'Refused', { code: 'auth.token-refused' }) },
  );
  for (const link of [
    '/?provider=apple&access_token=x',
    '/?provider=google',
    '/?provider=google&access_token=',
    '/?provider=google&access_token=of-another-sign-in',
    '/?provider=google&access_token=of-another-sign-in&access_token=again',
    '/api/connect/google/callback?code=x&state=x',
    '/api/connect/apple/callback',
  ]) {
    await browser.get(`${publicUrl}${link}`);
    t.equal(browser.cookie(publicUrl, 'deckle-session'), null, link);
  }
  const before = exchanges().length;
  const landed = await browser.get(`${publicUrl}/?${returned}`);
  t.equal(landed.location, `${publicUrl}/sell`);
  t.ok(browser.cookie(publicUrl, 'deckle-session'));
  t.equal(exchanges().length, before + 1);
});

t.test('a return without a token reports it without calling the product API', async (t) => {
  const { bff, browser, exchanges } = await start(t);
  await browser.get(`${publicUrl}/api/connect/google?redirectTo=/sell`);
  const landed = await browser.get(`${publicUrl}/?provider=google&access_token=`);
  t.equal(landed.location, `${publicUrl}/sell`);
  t.match(await arrivalAt(browser, publicUrl), { why: 'token-missing' });
  t.equal(exchanges().length, 0);
  t.match(
    bff.logs.find(({ event }) => event === 'auth.social-failed'),
    { cause: 'token-missing' },
  );
});

t.test('a taken e-mail redirects home with its flag', async (t) => {
  const { bff, browser } = await start(t);
  const body = wireErrorBody(400, 'Email already taken (not google)');
  bff.upstream.on('GET /api/auth/google/callback', { status: 400, body });
  await browser.get(`${publicUrl}/api/connect/google`);
  const landed = await browser.get(`${publicUrl}/?${returned}`);
  t.equal(landed.location, `${publicUrl}/?deckleUserExistsNotGoogle=true`);
});

t.test('no spelling of redirectTo leads to another site', async (t) => {
  const { bff } = await start(t);
  let caller = 0;
  // From many addresses, because one address may only start a few.
  const browser = createBrowser(bff, () => `10.0.${caller >> 8}.${caller & 255}`);
  const attacks = openRedirects();
  t.ok(attacks.length > 800, `addresses tried: ${attacks.length}`);
  for (const redirectTo of attacks) {
    caller += 1;
    const query = new URLSearchParams({ redirectTo });
    const started = await browser.get(`${publicUrl}/api/connect/google?${query}`);
    if (!started.location?.startsWith(connectUrl)) t.fail(`${redirectTo} began nothing`);
    const landed = await browser.get(`${publicUrl}/?provider=google&access_token=`);
    const to = new URL(String(landed.location));
    if (to.origin !== publicUrl || landed.status !== 303) t.fail(`${redirectTo} led to ${to}`);
  }
});
