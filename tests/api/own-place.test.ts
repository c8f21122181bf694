import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import t from 'tap';
import { answerArtists } from '../support/artist-fixtures.ts';
import { publicUrl, startBff, type TestBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';

const proxied = { config: { publicUrl, sandbox: true, trustProxy: true } };
/** A visitor from France, according to the proxy. */
const fromFrance = { 'cf-ipcountry': 'FR' };

function placeCookie(answer: LightMyRequestResponse): string | null {
  const set = answer.cookies.find(({ name }) => name.endsWith('deckle-place'));
  return set?.value ? `${set.name}=${set.value}` : null;
}

async function choose(bff: TestBff, payload: object, cookie = ''): Promise<string> {
  const answer = await bff.call('PUT', '/api/place', { payload, headers: { cookie } });
  t.equal(answer.statusCode, 200, answer.body);
  return placeCookie(answer) ?? '';
}

async function viewWith(bff: TestBff, headers: Record<string, string>) {
  const { place, placeSource } = (await bff.call('GET', '/api/session', { headers })).json();
  return { ...place, by: placeSource.by };
}

t.test('a chosen place overrides the visitor’s location', async (t) => {
  const bff = await startBff(t, proxied);
  t.match(await viewWith(bff, fromFrance), { country: 'FR', currency: 'EUR', by: 'location' });
  const answer = await bff.call('PUT', '/api/place', {
    payload: { country: 'US' },
    headers: fromFrance,
  });
  const us = { country: 'US', region: 'US', currency: 'USD' };
  t.strictSame(answer.json().place, us);
  t.equal(answer.json().placeSource.by, 'choice');
  const cookie = placeCookie(answer) ?? '';
  t.match(await viewWith(bff, { ...fromFrance, cookie }), { ...us, by: 'choice' });
});

t.test('the place cookie is HttpOnly and lasts 400 days', async (t) => {
  for (const isHttps of [false, true]) {
    const bff = await startBff(t, { isHttps });
    const answer = await bff.call('PUT', '/api/place', { payload: { country: 'JP' } });
    const header = String(answer.headers['set-cookie']);
    const [name, secure] = isHttps ? ['__Host-deckle-place', '; Secure'] : ['deckle-place', ''];
    const rest = `; Max-Age=34560000; Path=/; HttpOnly${secure}; SameSite=Lax`;
    t.equal(header, `${name}=JP.USD.choice${rest}`);
  }
});

t.test(
  'a chosen region keeps a country that lies in it, and a currency can be chosen',
  async (t) => {
    const bff = await startBff(t, proxied);
    const chosen = async (payload: object, headers: Record<string, string> = fromFrance) =>
      (await bff.call('PUT', '/api/place', { payload, headers })).json().place;
    t.strictSame(await chosen({ region: 'EU_1' }), {
      country: 'FR',
      region: 'EU_1',
      currency: 'EUR',
    });
    t.strictSame(await chosen({ region: 'CAN_MEX' }), {
      country: 'CA',
      region: 'CAN_MEX',
      currency: 'USD',
    });
    t.strictSame(await chosen({ country: 'CH', currency: 'EUR' }), {
      country: 'CH',
      region: 'ROW',
      currency: 'EUR',
    });
    t.strictSame(await chosen({ country: 'US', region: 'US', currency: 'GBP' }), {
      country: 'US',
      region: 'US',
      currency: 'GBP',
    });
  },
);

t.test('refuses an invalid place and sets no cookie', async (t) => {
  const bff = await startBff(t);
  const bad: unknown[] = [
    {},
    { currency: 'EUR' },
    { country: 'XX' },
    { country: 'de' },
    { country: 'UK' },
    { country: 'DE; Domain=evil.example' },
    { region: 'EU_3' },
    { country: 'DE', region: 'UK' },
    { country: 'DE', currency: 'DEM' },
    { country: 'DE', admin: true },
    { country: ['DE'] },
    null,
    [],
  ];
  for (const payload of bad) {
    const answer = await bff.call('PUT', '/api/place', { payload: payload as object });
    t.equal(answer.statusCode, 400, JSON.stringify(payload));
    t.equal(answer.json().error.code, 'request.invalid');
    t.equal(placeCookie(answer), null);
  }
});

t.test('ignores an invalid place cookie', async (t) => {
  const bff = await startBff(t, proxied);
  const bad = ['', 'x', 'DE', 'XX.EUR.choice', 'DE.DEM.choice', 'de.EUR.choice', 'DE.EUR.delivery'];
  for (const value of [...bad, 'DE.EUR.choice.', '%00', '"DE.EUR.choice', 'DE.EUR.delivery-x']) {
    const view = await viewWith(bff, { ...fromFrance, cookie: `deckle-place=${value}` });
    t.match(view, { country: 'FR', by: 'location' }, value);
  }
});

t.test('a choice can be removed', async (t) => {
  const bff = await startBff(t, proxied);
  const cookie = await choose(bff, { country: 'US' });
  const answer = await bff.call('DELETE', '/api/place', { headers: { ...fromFrance, cookie } });
  t.equal(answer.json().place.country, 'FR');
  t.match(String(answer.headers['set-cookie']), /^deckle-place=;.*Expires=Thu, 01 Jan 1970/);
});

t.test(
  'takes the place from the choice, the delivery address, the location, then the default',
  async (t) => {
    const bff = await startBff(t, proxied);
    bff.upstream.on('GET /api/profiles/me', profileIn('DE'));
    t.match(await viewWith(bff, {}), { country: 'GB', currency: 'GBP', by: 'default' });
    t.match(await viewWith(bff, fromFrance), { country: 'FR', by: 'location' });
    const session = await bff.signIn();
    const signedIn = { ...fromFrance, cookie: session };
    t.match(await viewWith(bff, signedIn), { country: 'DE', currency: 'EUR', by: 'delivery' });
    const cookie = `${session}; ${await choose(bff, { country: 'US' }, session)}`;
    t.match(await viewWith(bff, { ...fromFrance, cookie }), { country: 'US', by: 'choice' });
  },
);

t.test(
  'reads the delivery address once per session, and does not wait for a slow read',
  async (t) => {
    const bff = await startBff(t, { ...proxied, limits: { readMs: 5_000, tradeMs: 5_000 } });
    const call = 'GET /api/profiles/me';
    const cookie = await bff.signIn();
    const before = bff.upstream.callsOf(call).length;
    for (let views = 0; views < 5; views += 1) await viewWith(bff, { cookie });
    t.equal(bff.upstream.callsOf(call).length, before);

    const slow = await startBff(t, { ...proxied, limits: { readMs: 5_000, tradeMs: 5_000 } });
    slow.upstream.fail(call, 'silent');
    const signedIn = await slow.signIn();
    t.match(await viewWith(slow, { ...fromFrance, cookie: signedIn }), { country: 'FR' });
    t.strictSame(slow.upstream.abandoned, [], 'seen while the address was still awaited');
  },
);

t.test('saving an address moves the place there, unless a place was chosen', async (t) => {
  const bff = await startBff(t, proxied);
  bff.upstream.on('GET /api/profiles/me', profileIn(null));
  const session = await bff.signIn();
  const shippingAddress = { ...address, country: 'DE', phone: '+4930123456' };
  const payload = { shippingAddress, billingAddress: null };
  const save = (cookie: string) =>
    bff.call('PUT', '/api/profile/addresses', { payload, headers: { cookie } });
  const saved = await save(session);
  t.equal(saved.statusCode, 200, saved.body);
  const delivery = placeCookie(saved);
  t.match(await viewWith(bff, { ...fromFrance, cookie: `${session}; ${delivery}` }), {
    country: 'DE',
    currency: 'EUR',
    by: 'delivery',
  });
  t.match(
    await viewWith(bff, { ...fromFrance, cookie: String(delivery) }),
    { country: 'FR', by: 'location' },
    'signed out, it is no user’s',
  );
  t.match(
    await viewWith(bff, { ...fromFrance, cookie: `${session}; deckle-place=JP.USD.delivery-8` }),
    { country: 'FR', by: 'location' },
    'nothing is taken of another user’s address',
  );
  const chosen = await choose(bff, { country: 'US' });
  t.equal(placeCookie(await save(`${session}; ${chosen}`)), null);
});

t.test('the account’s currency applies to its owner in every place', async (t) => {
  const bff = await startBff(t, proxied);
  const save = 'PUT /api/profiles/update/user/preferences';
  const profile = 'GET /api/profiles/me';
  const keeping = (ownCurrency: string | null) => {
    const { body } = profileIn('DE');
    const attributes = { ...body.data.attributes, ownCurrency };
    bff.upstream.on(profile, { body: { ...body, data: { ...body.data, attributes } } });
  };
  keeping('USD');
  const session = await bff.signIn();
  const first = await bff.call('GET', '/api/session', { headers: { cookie: session } });
  t.match(first.json().place, { country: 'DE', currency: 'USD' });
  const kept = first.cookies.find(({ name }) => name === 'deckle-currency');
  t.match(kept, { value: 'USD.7', httpOnly: true, sameSite: 'Lax', maxAge: 3600 });
  const reads = bff.upstream.callsOf(profile).length;
  const cookie = `${session}; deckle-place=JP.USD.choice; deckle-currency=USD.7`;
  t.match(await viewWith(bff, { cookie }), { country: 'JP', currency: 'USD', by: 'choice' });
  t.equal(bff.upstream.callsOf(profile).length, reads, 'read once an hour');
  for (const other of ['EUR.8', 'EUR', 'XXX.7']) {
    const view = await viewWith(bff, { cookie: `${session}; deckle-currency=${other}` });
    t.equal(view.currency, 'USD', 'another account’s, or one that is none, is not used');
  }
  t.match(await viewWith(bff, { ...fromFrance, cookie: 'deckle-currency=USD.7' }), {
    ...{ country: 'FR', currency: 'EUR' },
  });

  const choose = (payload: object) =>
    bff.call('PUT', '/api/place', { payload, headers: { cookie } });
  const chosen = await choose({ country: 'FR', currency: 'GBP' });
  t.match(chosen.json().place, { country: 'FR', currency: 'GBP' });
  t.strictSame(bff.upstream.callsOf(save).at(-1)?.body, { currency: 'GBP' });
  t.match(String(chosen.headers['set-cookie']), /deckle-currency=GBP\.7/);
  await choose({ country: 'FR', currency: 'EUR' });
  t.strictSame(bff.upstream.callsOf(save).at(-1)?.body, { currency: null }, 'that of the place');
  await choose({ country: 'US', currency: 'USD' });
  const saves = bff.upstream.callsOf(save).length;
  await bff.call('PUT', '/api/place', { payload: { country: 'US', currency: 'GBP' } });
  t.equal(bff.upstream.callsOf(save).length, saves, 'a visitor has no account');
  bff.upstream.on(save, { status: 503, body: wireErrorBody(503, 'x') });
  const failed = await choose({ country: 'FR', currency: 'GBP' });
  t.equal(failed.statusCode, 503);
  t.equal(placeCookie(failed), null, 'a choice counts wholly or not at all');

  const out = await bff.call('POST', '/api/auth/logout', { headers: { cookie } });
  t.match(String(out.headers['set-cookie']), /deckle-currency=;/);
  t.match(out.json().place, { country: 'JP', currency: 'USD' }, 'the browser’s own choice stays');
});

t.test('signing out clears the delivery place but not a chosen place', async (t) => {
  const bff = await startBff(t, proxied);
  const cleared = /^deckle-place=;.*Expires=Thu, 01 Jan 1970/;
  const placeHeader = ({ headers }: LightMyRequestResponse) =>
    [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('deckle-place='));
  const signOut = (cookie: string) =>
    bff.call('POST', '/api/auth/logout', { headers: { ...fromFrance, cookie } });
  const session = await bff.signIn();
  const out = await signOut(`${session}; deckle-place=US.USD.delivery-8`);
  t.match(placeHeader(out), cleared);
  t.match(out.json(), { place: { country: 'FR' }, placeSource: { by: 'location' } });
  for (const ended of [session, 'deckle-session=forged']) {
    const cookie = `${ended}; deckle-place=US.USD.delivery-8`;
    t.match(placeHeader(await bff.call('GET', '/api/session', { headers: { cookie } })), cleared);
  }
  const chosen = 'deckle-place=JP.USD.choice';
  const other = await signOut(`${await bff.signIn()}; ${chosen}`);
  t.equal(placeHeader(other), undefined);
  t.match(other.json(), { place: { country: 'JP' }, placeSource: { by: 'choice' } });
});

t.test('a session ended by the product API clears the delivery place', async (t) => {
  const bff = await startBff(t, proxied);
  const session = await bff.signIn();
  bff.upstream.on('GET /api/asks/61/documents', { status: 401, body: wireErrorBody(401, 'No') });
  const answer = await bff.call('GET', '/api/asks/61/documents', {
    headers: { cookie: `${session}; deckle-place=US.USD.delivery-8` },
  });
  t.equal(answer.statusCode, 401);
  t.match(String(answer.headers['set-cookie']), /deckle-place=;/);
});

t.test('pages carry the place', async (t) => {
  const bff = await startBff(t, proxied);
  const html =
    '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';
  mkdirSync(join(bff.siteDir, '.vite'));
  writeFileSync(join(bff.siteDir, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(bff.siteDir, 'index.html'), html);
  const cookie = await choose(bff, { country: 'US' });
  const page = await bff.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
  t.match(page.body, '"place":{"country":"US","region":"US","currency":"USD"}');
  t.equal(page.headers['cache-control'], 'private, no-cache');
  t.equal(page.headers.vary, 'accept-encoding, cookie');
});

t.test('public answers are the same for all places', async (t) => {
  const bff = await startBff(t, proxied);
  answerArtists(bff.upstream);
  const cookie = await choose(bff, { country: 'US' });
  const lists = ['/api/home', '/api/artworks', '/api/artworks?sort=lowest-ask', '/api/artists'];
  const records = ['/api/artworks/11', '/api/artists/3', '/api/artists/3/market'];
  for (const url of [...lists, ...records]) {
    const read = async (headers: Record<string, string>) => {
      const { statusCode, body, headers: sent } = await bff.call('GET', url, { headers });
      t.equal(statusCode, 200, url);
      return { body, etag: sent.etag, caching: sent['cache-control'], vary: sent.vary };
    };
    const here = await read({});
    t.ok(here.etag, url);
    t.strictSame(await read(fromFrance), here, url);
    t.strictSame(await read({ ...fromFrance, cookie }), here, url);
  }
});

const address = {
  name: 'Ada Lovelace',
  address: 'Hauptstrasse 1',
  address_2: '',
  city: 'Berlin',
  postalCode: '10115',
  state: '',
};

function profileIn(country: string | null) {
  const shippingAddress = country && { ...address, country, phone: '+4930123456' };
  const attributes = { currency: 'EUR', countryIp: null, shippingAddress, billingAddress: null };
  return { body: { data: { id: 7, attributes }, meta: {} } };
}
