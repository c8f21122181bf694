import t, { type Test } from 'tap';
import { artist, release } from '../support/artist-fixtures.ts';
import { startBff, type TestBff } from '../support/bff.ts';
import { adasAddress, artwork, page } from '../support/wire-fixtures.ts';

const single = (id: number, attributes: object) => ({
  body: { data: { id, attributes }, meta: {} },
});
const profile = {
  currency: 'GBP',
  countryIp: null,
  shippingAddress: adasAddress,
  billingAddress: null,
  disableNonEssentialCookies: true,
};
const entry = {
  id: 8,
  releaseId: 6,
  enteredAt: '2026-06-01T12:00:00.000Z',
  rank: null,
  buyBy: null,
};

/** An upstream that answers with another record of the right shape. */
async function start(t: Test): Promise<TestBff> {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/artworks/:id', single(12, artwork()));
  bff.upstream.on('GET /api/artists/:id', single(4, artist()));
  bff.upstream.on('GET /api/releases', { body: page([{ id: 6, attributes: release() }]) });
  bff.upstream.on('GET /api/profiles/me', single(8, profile));
  bff.upstream.on('PUT /api/profiles/update/shipping-address/7', single(8, profile));
  bff.upstream.on('GET /api/raffle-entries', { body: { data: [entry] } });
  return bff;
}

t.test('a record with another id than the requested one is a 502', async (t) => {
  const bff = await start(t);
  const headers = { cookie: await bff.signIn() };
  const addresses = { shippingAddress: adasAddress, billingAddress: null };
  const calls = [
    ['GET', '/api/artworks/11'],
    ['GET', '/api/artists/3'],
    ['GET', '/api/releases/5'],
    ['GET', '/api/profile'],
    ['PUT', '/api/profile/addresses', addresses],
    ['GET', '/api/releases/5/entry'],
    ['DELETE', '/api/releases/5/entry'],
  ] as const;
  for (const [method, url, payload] of calls) {
    bff.logs.length = 0;
    const answer = await bff.call(method, url, { headers, ...(payload ? { payload } : {}) });
    t.equal(answer.statusCode, 502, `${method} ${url}`);
    t.equal(answer.json().error.code, 'upstream.bad-answer');
    t.match(
      bff.logs.find(({ event }) => event === 'request'),
      { upstream: { cause: 'wrong-shape', detail: /^data(\.id)?: another-record$/ } },
      `${url}: the log says so`,
    );
  }
  t.equal(bff.upstream.callsOf('DELETE /api/raffle-entries/:id').length, 0, 'nor acted upon');
});

t.test('a record with another id is not cached', async (t) => {
  const bff = await start(t);
  t.equal((await bff.call('GET', '/api/artworks/11')).statusCode, 502);
  bff.upstream.on('GET /api/artworks/:id', single(11, artwork()));
  t.equal((await bff.call('GET', '/api/artworks/11')).json().id, 11);
});

t.test('another user’s address does not set the place of a signed-in user', async (t) => {
  const bff = await start(t);
  const american = { ...profile, shippingAddress: { ...adasAddress, country: 'US' } };
  bff.upstream.on('GET /api/profiles/me', single(8, american));
  const cookie = await bff.signIn();
  const view = (await bff.call('GET', '/api/session', { headers: { cookie } })).json();
  t.equal(view.user.id, 7);
  t.not(view.placeSource.by, 'delivery');
});
