import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import t from 'tap';
import { startOpenId } from '../../sandbox/openid/start-openid.ts';
import { publicUrl, startBff } from '../support/bff.ts';
import { writeSiteBuild } from '../support/site-build.ts';
import {
  arrivalAt,
  begin,
  choose,
  createBrowser,
  deliver,
  person,
  type SocialBff,
  signInWith,
  startSocialBff,
} from '../support/social.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada, jwtOf } from '../support/wire-fixtures.ts';

const providers = ['google', 'apple'] as const;
const start = async (t: Parameters<typeof startSocialBff>[0], options = {}) => {
  const bff = await startSocialBff(t, options);
  writeSiteBuild(bff.siteDir);
  return bff;
};
const failures = (bff: SocialBff) => bff.logs.filter(({ event }) => event === 'auth.social-failed');

for (const provider of providers) {
  t.test(`signs in with ${provider} and returns to the original page`, async (t) => {
    const bff = await start(t);
    const browser = bff.browser();
    const page = '/artworks?sort=lowest-ask&categ=Print';
    const landed = await signInWith(browser, provider, { redirectTo: page });
    t.match(landed, { status: 303, location: `${publicUrl}${page}` });
    t.strictSame(browser.names(publicUrl), ['deckle-session'], 'nothing else is left behind');
    const session = await browser.get(`${publicUrl}/api/session`);
    t.equal(JSON.parse(session.body).user.id, ada.id);

    const [exchange, ...more] = bff.upstream.callsOf(`GET /api/auth/${provider}/callback`);
    t.equal(more.length, 0);
    t.strictSame([...(exchange?.query.keys() ?? [])], ['access_token', 'firstName', 'lastName']);
    t.equal(exchange?.query.get('firstName'), person.firstName);
    t.equal(exchange?.headers.authorization, undefined);
    const token = exchange?.query.get('access_token') ?? '';
    if (provider === 'apple') {
      t.match(decodeJwt(token), { iss: bff.openId.apple.issuer, aud: bff.openId.apple.clientId });
    }
    const seen = JSON.stringify([bff.logs, landed, session, await browser.get(publicUrl)]);
    t.ok(token.length > 20 && !seen.includes(token), 'the token is in no log, address or body');
    t.match(
      bff.logs.find(({ event }) => event === 'auth.signed-in'),
      { by: provider, userId: ada.id },
    );
  });

  t.test(`a new account from ${provider} is greeted once`, async (t) => {
    const bff = await start(t);
    const createdAt = new Date(Date.now() - 50_000).toISOString();
    bff.upstream.on(`GET /api/auth/${provider}/callback`, () => ({
      body: { jwt: jwtOf(), user: { ...ada, provider, createdAt } },
    }));
    const browser = bff.browser();
    const landed = await signInWith(browser, provider, { redirectTo: '/' });
    t.strictSame(await arrivalAt(browser, String(landed.location)), { kind: 'created', provider });
    t.equal(await arrivalAt(browser, String(landed.location)), null);
  });

  t.test(`a new account from ${provider} is counted with consent only`, async (t) => {
    const config = { publicUrl, trustProxy: false, sandbox: true, hasAnalytics: true };
    const bff = await start(t, { config });
    let createdAt = new Date(Date.now() - 50_000).toISOString();
    bff.upstream.on(`GET /api/auth/${provider}/callback`, () => ({
      body: { jwt: jwtOf(), user: { ...ada, provider, createdAt } },
    }));
    const passed = () => bff.upstream.callsOf('POST /api/profiles/produce/google-analytics');
    await signInWith(bff.browser(), provider);
    const consenting = bff.browser();
    consenting.setCookie(publicUrl, 'deckle-consent', `yes.${Date.now()}`);
    await signInWith(consenting, provider);
    createdAt = new Date(Date.now() - 70_000).toISOString();
    const longAgo = bff.browser();
    longAgo.setCookie(publicUrl, 'deckle-consent', `yes.${Date.now()}`);
    await signInWith(longAgo, provider);
    await sleep(100);
    t.match(
      passed().map(({ body }) => body),
      [{ event: 'sign_up_1', params: { method: provider } }],
    );
    t.equal(passed().length, 1);
  });

  t.test(`cancelling at ${provider} returns with the reason cancelled`, async (t) => {
    const bff = await start(t);
    const browser = bff.browser();
    const landed = await signInWith(browser, provider, { redirectTo: '/sell', who: 'cancel' });
    t.equal(landed.location, `${publicUrl}/sell`);
    t.match(await arrivalAt(browser, publicUrl), { kind: 'failed', provider, why: 'cancelled' });
    t.equal(bff.upstream.callsOf('GET /api/auth/:provider/callback').length, 0);
    t.match(failures(bff), [{ provider, cause: 'cancelled' }]);
  });

  const proofs = {
    'a wrong issuer': { claims: { iss: 'https://accounts.evil.example' }, detail: /iss/ },
    'another audience': { claims: { aud: 'another-client' }, detail: /aud/ },
    'another nonce': { claims: { nonce: 'another' }, detail: /nonce/ },
    'no nonce': { claims: { nonce: undefined }, detail: /invalid_response/ },
    'an expired id token': { claims: { exp: 1_000_000_000 }, detail: /exp/ },
  };
  for (const [name, { claims, detail }] of Object.entries(proofs)) {
    t.test(`${provider}: ${name} is refused`, async (t) => {
      const bff = await start(t);
      bff.proxy.tamper({ claims: (given) => ({ ...given, ...claims }) });
      const browser = bff.browser();
      await signInWith(browser, provider);
      t.match(await arrivalAt(browser, publicUrl), { kind: 'failed', why: 'refused' });
      t.match(failures(bff), [{ cause: 'refused', detail }]);
      t.equal(bff.upstream.callsOf('GET /api/auth/:provider/callback').length, 0);
      t.equal(browser.cookie(publicUrl, 'deckle-session'), null);
    });
  }

  t.test(`${provider}: a signature with an unknown key is refused`, async (t) => {
    const bff = await start(t);
    bff.proxy.tamper({ claims: (given) => given });
    t.equal((await signInWith(bff.browser(), provider)).location, `${publicUrl}/`);
    t.equal(failures(bff).length, 0, 'signed anew by the key that stands in the key set');
    bff.proxy.tamper({ forged: true });
    const fresh = await start(t);
    fresh.proxy.tamper({ forged: true });
    const browser = fresh.browser();
    await signInWith(browser, provider);
    t.match(failures(fresh), [{ cause: 'refused' }]);
    t.equal(browser.cookie(publicUrl, 'deckle-session'), null);
  });

  t.test(`${provider}: a code is refused after it expires and at the other provider`, async (t) => {
    const bff = await start(t, { codeLifetime: 1 });
    const late = bff.browser();
    const answer = await choose(late, await begin(late, provider));
    await sleep(2_100);
    await deliver(late, answer);
    t.match(failures(bff).at(-1), { cause: 'refused', detail: 'invalid_grant' });
    t.match(await arrivalAt(late, publicUrl), { why: 'refused' });

    const other = provider === 'google' ? 'apple' : 'google';
    const crossed = bff.browser();
    const mine = await choose(crossed, await begin(crossed, provider));
    const code = mine.form?.code ?? new URL(mine.url).searchParams.get('code') ?? '';
    const state = mine.form?.state ?? new URL(mine.url).searchParams.get('state') ?? '';
    await crossed.get(
      `${publicUrl}/api/connect/${other}/callback?${new URLSearchParams({ code, state })}`,
    );
    t.match(failures(bff).at(-1), { provider: other, cause: 'expired', detail: 'not-begun-here' });
    await begin(crossed, other);
    const there = await crossed.get(
      `${publicUrl}/api/connect/${other}/callback?${new URLSearchParams({ code, state: 'x' })}`,
    );
    t.equal(there.location, `${publicUrl}/`);
    t.match(failures(bff).at(-1), { provider: other, cause: 'expired', detail: 'other-state' });
    t.equal(bff.upstream.callsOf('GET /api/auth/:provider/callback').length, 0);
  });

  t.test(`${provider}: a repeated answer is refused, even with a copied cookie`, async (t) => {
    const bff = await start(t);
    const browser = bff.browser();
    const answer = await choose(browser, await begin(browser, provider, '/sell'));
    const copy = browser.cookie(publicUrl, 'deckle-connect') ?? '';
    t.equal((await deliver(browser, answer)).location, `${publicUrl}/sell`);
    const thief = bff.browser();
    await deliver(thief, answer);
    t.match(failures(bff).at(-1), { cause: 'expired', detail: 'not-begun-here' });
    thief.setCookie(publicUrl, 'deckle-connect', copy);
    await deliver(thief, answer);
    t.match(failures(bff).at(-1), { cause: 'expired', detail: 'replayed' });
    t.equal(thief.cookie(publicUrl, 'deckle-session'), null);
    t.equal(bff.upstream.callsOf('GET /api/auth/:provider/callback').length, 1);
  });

  t.test(`${provider}: a code is good once, also at another process of the site`, async (t) => {
    const bff = await start(t);
    const copy = await bff.startCopy();
    const browser = bff.browser();
    const answer = await choose(browser, await begin(browser, provider));
    const thief = createBrowser(copy);
    const pending = browser.cookie(publicUrl, 'deckle-connect') ?? '';
    thief.setCookie(publicUrl, 'deckle-connect', pending);
    await deliver(browser, answer);
    t.ok(browser.cookie(publicUrl, 'deckle-session'));
    await deliver(thief, answer);
    t.match(
      copy.logs.filter(({ event }) => event === 'auth.social-failed'),
      [{ cause: 'refused', detail: 'invalid_grant' }],
    );
    t.equal(thief.cookie(publicUrl, 'deckle-session'), null);
    t.equal(copy.upstream.callsOf('GET /api/auth/:provider/callback').length, 0);
  });

  t.test(`${provider}: a sign-in that took more than ten minutes is refused`, async (t) => {
    let now = Date.now();
    const bff = await start(t, { now: () => now });
    const browser = bff.browser();
    const answer = await choose(browser, await begin(browser, provider, '/sell'));
    now += 10 * 60_000;
    await deliver(browser, answer);
    t.match(failures(bff), [{ cause: 'expired' }]);
    t.equal(browser.cookie(publicUrl, 'deckle-session'), null);
  });

  t.test(
    `${provider}: an unavailable provider is reported, and works once it is back`,
    async (t) => {
      const bff = await start(t);
      const browser = bff.browser();
      bff.proxy.tamper({ status: { path: '/openid-configuration', code: 503 } });
      const refused = await browser.get(`${publicUrl}/api/connect/${provider}?redirectTo=/sell`);
      t.match(refused, { status: 303, location: `${publicUrl}/sell` });
      t.match(await arrivalAt(browser, publicUrl), { why: 'unavailable' });
      bff.proxy.tamper({ status: { path: '/token', code: 502 } });
      await signInWith(browser, provider);
      t.match(await arrivalAt(browser, publicUrl), { why: 'unavailable' });
      t.match(failures(bff), [{ cause: 'unavailable' }, { cause: 'unavailable' }]);
      bff.proxy.tamper({});
      await signInWith(browser, provider);
      t.ok(browser.cookie(publicUrl, 'deckle-session'));
    },
  );

  const taken = {
    'auth.email-taken': 'deckleUserExists',
    'auth.email-taken-not-google': 'deckleUserExistsNotGoogle',
    'auth.email-taken-not-apple': 'deckleUserExistsNotApple',
  };
  t.test(`${provider}: a taken e-mail redirects home with its flag`, async (t) => {
    const bff = await start(t);
    for (const [code, flag] of Object.entries(taken)) {
      bff.upstream.fail(
        `GET /api/auth/${provider}/callback`,
        {
          status: 400,
          body: wireErrorBody(400, 'Email already taken', { code }),
        },
        1,
      );
      const browser = bff.browser();
      const landed = new URL(
        String((await signInWith(browser, provider, { redirectTo: '/sell?a=1' })).location),
      );
      t.equal(landed.pathname, '/');
      t.strictSame(Object.fromEntries(landed.searchParams), {
        [flag]: 'true',
        redirectedFrom: '/sell?a=1',
      });
      t.equal(await arrivalAt(browser, publicUrl), null, 'the modal says it');
      t.match(failures(bff).at(-1), { cause: 'taken', code });
    }
  });

  t.test(`${provider}: each refusal of the product API has its own reason`, async (t) => {
    const bff = await start(t);
    const cases = [
      [400, 'auth.token-missing', 'token-missing'],
      [401, 'auth.token-refused', 'refused'],
      [400, 'auth.email-unverified', 'email-unverified'],
      [429, 'request.too-many', 'too-many'],
      [503, 'upstream.unavailable', 'marketplace'],
    ] as const;
    for (const [status, code, why] of cases) {
      bff.upstream.fail(
        `GET /api/auth/${provider}/callback`,
        {
          status,
          body: wireErrorBody(status, 'x', { code }),
        },
        1,
      );
      const browser = bff.browser();
      await signInWith(browser, provider);
      t.match(await arrivalAt(browser, publicUrl), { kind: 'failed', why });
      t.equal(browser.cookie(publicUrl, 'deckle-session'), null);
    }
    t.equal(bff.upstream.callsOf(`GET /api/auth/${provider}/callback`).length, cases.length);
  });
}

t.test('the redirect to the provider carries PKCE, state and nonce, and no secret', async (t) => {
  const bff = await start(t);
  for (const provider of providers) {
    const browser = bff.browser();
    const started = await browser.get(`${publicUrl}/api/connect/${provider}`);
    const to = new URL(String(started.location));
    const query = Object.fromEntries(to.searchParams);
    t.match(query, {
      response_type: 'code',
      client_id: 'deckle-sandbox',
      redirect_uri: `${publicUrl}/api/connect/${provider}/callback`,
      code_challenge_method: 'S256',
      code_challenge: /^[\w-]{43}$/,
      state: /^[\w-]{43}$/,
      nonce: /^[\w-]{43}$/,
    });
    t.equal(query.response_mode, provider === 'apple' ? 'form_post' : undefined);
    const line = started.setCookies.find((one) => one.startsWith('deckle-connect=')) ?? '';
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=600']) t.match(line, part);
    t.notMatch(line, String(query.state));
  }
});

t.test('a state from another browser does not sign in', async (t) => {
  const bff = await start(t);
  const attacker = bff.browser();
  const answer = await choose(attacker, await begin(attacker, 'google'));
  const victim = bff.browser();
  await begin(victim, 'google');
  await deliver(victim, answer);
  t.match(failures(bff), [{ cause: 'expired', detail: 'other-state' }]);
  t.equal(victim.cookie(publicUrl, 'deckle-session'), null);
});

for (const provider of providers) {
  t.test(`${provider}: answers with another state do not end a pending sign-in`, async (t) => {
    const bff = await start(t);
    const browser = bff.browser();
    const answer = await choose(browser, await begin(browser, provider, '/sell'));
    for (const one of providers) {
      const callback = `${publicUrl}/api/connect/${one}/callback`;
      for (const query of ['', '?state=x&code=x', '?error=access_denied']) {
        await browser.get(`${callback}${query}`);
      }
    }
    const posted = { code: 'x', state: 'x' };
    const apple = `${publicUrl}/api/connect/apple/callback`;
    await deliver(browser, { url: apple, form: posted });
    t.equal(browser.cookie(publicUrl, 'deckle-session'), null);
    t.equal((await deliver(browser, answer)).location, `${publicUrl}/sell`);
    t.ok(browser.cookie(publicUrl, 'deckle-session'));
  });
}

t.test('Apple’s form alone does not sign in, and is not repeated in the URL', async (t) => {
  const bff = await start(t);
  const browser = bff.browser();
  const { url, form } = await choose(browser, await begin(browser, 'apple'));
  t.ok(form?.user, 'the first time it carries the name');
  const posted = await browser.postFromElsewhere(url, form ?? {});
  t.match(posted, { status: 303, location: `${publicUrl}/api/connect/apple/callback` });
  t.equal(bff.upstream.callsOf('GET /api/auth/apple/callback').length, 0);
  for (const secret of [form?.code, form?.state, person.email]) {
    t.ok(secret && !JSON.stringify([posted, bff.logs]).includes(secret));
  }
  const planted = bff.browser();
  await planted.postFromElsewhere(url, form ?? {});
  await planted.get(String(posted.location));
  t.equal(planted.cookie(publicUrl, 'deckle-session'), null);
});

t.test('Apple’s name survives a failed exchange, for the same user only', async (t) => {
  const bff = await start(t);
  const browser = bff.browser();
  bff.upstream.fail('GET /api/auth/apple/callback', { status: 503 }, 1);
  await signInWith(browser, 'apple');
  t.match(failures(bff), [{ cause: 'marketplace' }]);
  const kept = browser.cookie(publicUrl, 'deckle-connect-name') ?? '';
  t.notMatch(Buffer.from(kept, 'base64url').toString('latin1'), /Valadares/);

  await signInWith(browser, 'apple', { who: { email: 'other@people.example', firstName: 'Olu' } });
  t.equal(
    bff.upstream.callsOf('GET /api/auth/apple/callback').at(-1)?.query.get('firstName'),
    'Olu',
  );
  browser.setCookie(publicUrl, 'deckle-connect-name', kept);
  await signInWith(browser, 'apple');
  const last = bff.upstream.callsOf('GET /api/auth/apple/callback').at(-1);
  t.equal(last?.query.get('firstName'), person.firstName);
  t.equal(last?.query.get('lastName'), person.lastName);
  t.equal(browser.cookie(publicUrl, 'deckle-connect-name'), null, 'and is not kept longer');

  browser.setCookie(publicUrl, 'deckle-connect-name', kept);
  await signInWith(browser, 'apple', { who: { email: 'other@people.example' } });
  t.equal(
    bff.upstream.callsOf('GET /api/auth/apple/callback').at(-1)?.query.get('firstName'),
    null,
  );
});

t.test('an invalid user field does not fail the sign-in', async (t) => {
  const bff = await start(t);
  for (const user of [
    '{',
    '[]',
    '{"name":{}}',
    '{"name":{"firstName":{}},"email":1}',
    'x'.repeat(4000),
  ]) {
    const browser = bff.browser();
    const { url, form } = await choose(browser, await begin(browser, 'apple'));
    await deliver(browser, { url, form: { ...form, user } });
    t.ok(browser.cookie(publicUrl, 'deckle-session'), user.slice(0, 20));
  }
});

t.test('an internal path, another site or an empty redirectTo leads home', async (t) => {
  const bff = await start(t);
  for (const redirectTo of [
    '/api/auth/logout',
    '/media/x',
    '/sandbox/outbox',
    '//evil.example',
    '',
  ]) {
    const landed = await signInWith(bff.browser(), 'google', { redirectTo });
    t.equal(landed.location, `${publicUrl}/`, redirectTo);
  }
});

t.test('a sign-in started by another site leads to the sign-in page', async (t) => {
  const bff = await start(t);
  const answer = await bff.browser().get(`${publicUrl}/api/connect/google?redirectTo=/sell`, {
    'sec-fetch-site': 'cross-site',
  });
  t.equal(answer.location, `${publicUrl}/login?redirectTo=%2Fsell`);
});

t.test('an unknown provider is not offered, and is a 404', async (t) => {
  const bff = await start(t);
  t.match(JSON.parse((await bff.browser().get(`${publicUrl}/api/session`)).body).social, [
    { provider: 'google', isSandbox: false },
    { provider: 'apple', isSandbox: false },
  ]);
  t.equal((await bff.browser().get(`${publicUrl}/api/connect/facebook`)).status, 404);
  t.equal((await bff.browser().get(`${publicUrl}/api/connect/facebook/callback`)).status, 404);
});

t.test('a provider that is not configured is not offered, and does not sign in', async (t) => {
  const openId = await startOpenId({ siteUrl: publicUrl });
  t.teardown(() => openId.stop());
  for (const offered of providers) {
    const social = { google: null, apple: null, connectUrl: null, [offered]: openId[offered] };
    const bff = await startBff(t, { social });
    writeSiteBuild(bff.siteDir);
    const browser = createBrowser(bff);
    const session = JSON.parse((await browser.get(`${publicUrl}/api/session`)).body);
    t.match(session.social, [{ provider: offered }]);
    t.equal(session.social.length, 1);
    const provider = offered === 'google' ? 'apple' : 'google';
    const connect = `${publicUrl}/api/connect/${provider}`;
    const begun = await browser.get(`${connect}?redirectTo=/sell`);
    t.match(begun, { status: 303, location: `${publicUrl}/sell` });
    t.match(await arrivalAt(browser, publicUrl), { kind: 'failed', provider, why: 'not-offered' });
    const returned = await browser.get(`${connect}/callback?code=x&state=x`);
    t.match(returned, { status: 303, location: `${publicUrl}/` });
    t.equal(browser.cookie(publicUrl, 'deckle-session'), null);
  }
});
