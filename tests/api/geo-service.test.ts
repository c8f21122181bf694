import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import type { AppOptions } from '../../server/app.ts';
import { publicUrl, startBff, type TestBff } from '../support/bff.ts';
import { startGeoDouble } from '../support/geo-double.ts';
import { until } from '../support/until.ts';

const germany = { country: 'DE', region: 'EU_1', currency: 'EUR' };
const defaults = { country: 'GB', region: 'UK', currency: 'GBP' };

async function setUp(t: Test, more: Partial<AppOptions['config']> = {}) {
  const geo = await startGeoDouble(t);
  const clock = { now: Date.now() };
  const bff = await startBff(t, {
    now: () => clock.now,
    sessionKeys: [randomBytes(32)],
    config: { publicUrl, sandbox: true, trustProxy: true, geoApiUrl: geo.url, ...more },
  });
  return { geo, clock, bff };
}

/** The place in the session of a visitor from this address, which the trusted proxy forwards. */
async function viewFrom(bff: TestBff, address: string, headers: Record<string, string> = {}) {
  const answer = await bff.app.inject({
    url: '/api/session',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': address, ...headers },
  });
  return answer.json();
}

t.test('asks the service for the country, and gives the time of the answer', async (t) => {
  const { bff, geo, clock } = await setUp(t);
  const view = await viewFrom(bff, '81.2.69.142');
  t.strictSame(view.place, germany);
  t.strictSame(view.placeSource, { by: 'location', asOf: new Date(clock.now).toISOString() });
  t.strictSame(geo.asked, ['/json/81.2.69.142?token=canary-token']);
  await viewFrom(bff, '2001:db8:1:2::3');
  t.equal(geo.asked[1], '/json/2001%3Adb8%3A1%3A2%3A%3A3?token=canary-token');
});

t.test('appends the visitor’s address where the URL has no {ip}', async (t) => {
  const geo = await startGeoDouble(t);
  const geoApiUrl = geo.url.replace('/{ip}', '');
  const bff = await startBff(t, {
    config: { publicUrl, sandbox: true, trustProxy: true, geoApiUrl },
  });
  t.strictSame((await viewFrom(bff, '81.2.69.142')).place, germany);
  t.equal(geo.asked[0], '/json/81.2.69.142?token=canary-token');
});

t.test('a thousand concurrent visitors of one network make one call', async (t) => {
  const { bff, geo } = await setUp(t);
  geo.answer({ body: { country_code: 'DE' }, afterMs: 30 });
  const views = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) => viewFrom(bff, `81.2.69.${index % 250}`)),
  );
  t.ok(views.every(({ place }) => place.country === 'DE'));
  t.equal(geo.asked.length, 1);
  await viewFrom(bff, '81.2.70.1');
  t.equal(geo.asked.length, 2, 'another network needs a call of its own');
});

t.test('a trusted proxy’s country header takes precedence over the service', async (t) => {
  const { bff, geo } = await setUp(t);
  const view = await viewFrom(bff, '81.2.69.142', { 'cf-ipcountry': 'FR' });
  t.equal(view.place.country, 'FR');
  t.strictSame(view.placeSource, { by: 'location', asOf: null });
  t.equal(geo.asked.length, 0);
});

t.test('reads the country code from each service’s field', async (t) => {
  const { bff, geo } = await setUp(t);
  const forms = [
    { country_code: 'DE' },
    { countryCode: 'DE' },
    { country_code2: 'de' },
    { country: 'DE' },
    { country: { iso_code: 'DE' } },
    { ip: '1.2.3.4', country: 'Germany', country_code: 'DE', city: 7 },
    { status: 'success', country: 'Germany', countryCode: 'DE' },
  ];
  for (const [index, body] of forms.entries()) {
    geo.answer({ body });
    const view = await viewFrom(bff, `81.2.${index}.1`);
    t.equal(view.place.country, 'DE', JSON.stringify(body));
  }
});

t.test('a bad answer is refused, not cached, and requested again', async (t) => {
  const { bff, geo, clock } = await setUp(t);
  const poison = [
    { body: { country_code: 'XX' } },
    { body: { country_code: 'Germany' } },
    { body: { country_code: '<script>' } },
    { body: { country_code: '__proto__' } },
    { body: { country_code: 7, country: ['DE'] } },
    { body: { country_code: 'DE', error: true } },
    { body: { status: 'fail', countryCode: 'DE' } },
    { body: {} },
    { body: '"DE"' },
    { body: 'DE' },
    { body: '' },
    { body: `{"country_code":"DE","x":"${'x'.repeat(70_000)}"}` },
    { body: { country_code: 'DE' }, status: 500 },
    { body: { country_code: 'DE' }, status: 302 },
    { body: { country_code: 'DE' }, status: 404 },
  ];
  for (const [index, answer] of poison.entries()) {
    const address = `81.3.${index}.1`;
    geo.answer(answer);
    const name = JSON.stringify(answer).slice(0, 80);
    t.strictSame((await viewFrom(bff, address)).place, defaults, name);
    geo.answer({ body: { country_code: 'DE' } });
    clock.now += 11_000;
    t.strictSame((await viewFrom(bff, address)).place, germany, `${name}, then a good one`);
  }
});

t.test('keeps the last good answer, with its age, while the service fails', async (t) => {
  const { bff, geo, clock } = await setUp(t);
  const first = await viewFrom(bff, '81.2.69.142');
  let isGivenUp = false;
  const silent = {
    by: (response: ServerResponse) => response.once('close', () => (isGivenUp = true)),
  };
  for (const answer of ['reset', silent, { body: { country_code: 'XX' } }] as const) {
    geo.answer(answer);
    isGivenUp = false;
    clock.now += 25 * 3_600_000;
    const view = await viewFrom(bff, '81.2.69.142');
    await sleep(60);
    t.notOk(isGivenUp, 'no visitor waits for what is asked for again');
    t.strictSame([view.place, view.placeSource], [first.place, first.placeSource]);
    // No other call is made until the silent one has ended.
    if (answer === silent) await until(() => isGivenUp);
  }
  geo.answer({ body: { country_code: 'FR' } });
  clock.now += 25 * 3_600_000;
  await viewFrom(bff, '81.2.69.142');
  await sleep(60);
  t.equal((await viewFrom(bff, '81.2.69.142')).place.country, 'FR', 'and then the next good one');
});

t.test(
  'a slow service delays a page for a moment, and its answer serves the next one',
  async (t) => {
    const { bff, geo } = await setUp(t);
    const held: ServerResponse[] = [];
    geo.answer({ by: (response) => void held.push(response) });
    t.strictSame((await viewFrom(bff, '81.2.69.142')).place, defaults, 'not waited for');
    held[0]?.end(JSON.stringify({ country_code: 'DE' }));
    await until(async () => {
      const { place } = await viewFrom(bff, '81.2.69.142');
      return place.country === germany.country;
    });
    t.strictSame((await viewFrom(bff, '81.2.69.142')).place, germany);
    t.equal(geo.asked.length, 1);
  },
);

t.test(
  'stops asking a service that is down, logs it once, and resumes when it is back',
  async (t) => {
    const { bff, geo, clock } = await setUp(t);
    geo.answer('reset');
    for (let network = 0; network < 50; network += 1) {
      t.strictSame((await viewFrom(bff, `81.4.${network}.1`)).place, defaults);
    }
    t.equal(geo.asked.length, 3, 'three failures are enough');
    t.equal(bff.logs.filter(({ event }) => event === 'geo.lost').length, 1);
    geo.answer({ body: { country_code: 'DE' } });
    clock.now += 11_000;
    t.strictSame((await viewFrom(bff, '81.4.60.1')).place, germany);
    t.equal(bff.logs.filter(({ event }) => event === 'geo.back').length, 1);
    t.strictSame((await viewFrom(bff, '81.4.61.1')).place, germany);
  },
);

t.test('logs a service that never returns a country', async (t) => {
  const cases = {
    'says that it failed': { success: false, message: 'no such key' },
    'no field for a country': { city: 'Bonn' },
  };
  for (const [cause, body] of Object.entries(cases)) {
    const { bff, geo } = await setUp(t);
    geo.answer({ body });
    for (let network = 0; network < 10; network += 1) {
      t.strictSame((await viewFrom(bff, `81.4.${network}.1`)).place, defaults);
    }
    t.equal(geo.asked.length, 3);
    t.match(
      bff.logs.filter(({ event }) => event === 'geo.lost'),
      [{ cause }],
    );
  }
  const { bff, geo } = await setUp(t);
  geo.answer({ body: { country_code: null, country: null } });
  for (let network = 0; network < 10; network += 1) await viewFrom(bff, `81.4.${network}.1`);
  t.equal(geo.asked.length, 10, 'an address that it does not know is no failure');
  t.notOk(bff.logs.some(({ event }) => event === 'geo.lost'));
});

t.test('does not look up private and loopback addresses', async (t) => {
  const { bff, geo } = await setUp(t);
  const nowhere = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
  ];
  for (const address of [...nowhere, '::1', 'fe80::1', 'fd00::1', '::ffff:10.1.2.3']) {
    t.strictSame((await viewFrom(bff, address)).place, defaults, address);
  }
  t.strictSame(geo.asked, []);
});

t.test('gives up an answer that trickles or never ends', async (t) => {
  const odd = {
    trickles: (response: ServerResponse) => {
      const drops = setInterval(() => response.write(' '), 100);
      response.once('close', () => clearInterval(drops));
    },
    'never ends': (response: ServerResponse) => {
      const flood = setInterval(() => response.write('x'.repeat(60_000)), 1);
      response.once('close', () => clearInterval(flood));
    },
  };
  for (const [name, by] of Object.entries(odd)) {
    const { bff, geo } = await setUp(t);
    let isGivenUp = false;
    geo.answer({
      by(response) {
        response.writeHead(200).once('close', () => (isGivenUp = true));
        by(response);
      },
    });
    t.strictSame((await viewFrom(bff, '81.2.69.142')).place, defaults, name);
    await until(() => isGivenUp);
  }
});

t.test('no log line contains an address or the service’s token', async (t) => {
  const { bff, geo } = await setUp(t);
  for (const answer of ['reset', { body: 'DE' }, { body: {}, status: 500 }] as const) {
    geo.answer(answer);
    await viewFrom(bff, '81.2.69.142');
    await viewFrom(bff, `81.9.${geo.asked.length}.1`);
  }
  t.ok(bff.logs.some(({ event }) => event === 'geo.lost'));
  t.notMatch(JSON.stringify(bff.logs), /canary-token|81\.2\.69|81\.9\./);
});

t.test('only the configured country header is believed', async (t) => {
  const { bff } = await setUp(t, { geoHeader: 'X-Where' });
  t.equal((await viewFrom(bff, '81.2.69.1', { 'x-where': 'fr' })).place.country, 'FR');
  t.equal((await viewFrom(bff, '81.2.69.1', { 'cf-ipcountry': 'fr' })).place.country, 'DE');
});
