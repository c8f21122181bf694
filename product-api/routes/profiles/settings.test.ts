import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { createAnalytics } from '../../analytics.ts';

t.test('settings of a profile', async (t) => {
  const sent: { url: string; body: { client_id: string; events: object[] } }[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    sent.push({ url: request.url ?? '', body: JSON.parse(body) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const collectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mp/collect`;
  const analytics = createAnalytics({ measurementId: 'G-1', apiSecret: 'hush', collectUrl });
  const { app, db, logs } = await startTestProductApi(t, { deps: { analytics } });
  const person = await createUser(db, { country: 'US' });
  const other = await createUser(db);
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, by = person.bearer) =>
    app.inject({
      method,
      url: `/api/profiles/${path}`,
      headers: by === '' ? {} : { authorization: by },
      ...(body ? { payload: body } : {}),
    });
  const mine = async () => (await call('GET', 'me')).json().data.attributes;

  t.test('take preferences one by one', async (t) => {
    await call('PUT', 'update/user/preferences', { followArtistNewSale: false });
    const answer = await call('PUT', 'update/user/preferences', {
      disableNonEssentialCookies: true,
    });
    t.match(answer.json().data.attributes, {
      followArtistNewSale: false,
      followArtistNewRelease: true,
      disableNonEssentialCookies: true,
    });
    const put = await call('PUT', 'me', { disableNonEssentialCookies: false });
    t.equal(put.json().data.attributes.disableNonEssentialCookies, false);
    t.equal((await mine()).followArtistNewSale, false);
    for (const wrong of [{ followArtistNewSale: 'no' }, { currency: 'XXX' }]) {
      t.equal((await call('PUT', 'update/user/preferences', wrong)).statusCode, 400);
    }
    t.equal((await call('PUT', 'update/user/preferences', {}, '')).statusCode, 401);
  });

  t.test('take release settings; what is left out stays', async (t) => {
    await call('PUT', 'update/user/release', { raffle: true, timeZone: 'Europe/London' });
    const answer = await call('PUT', 'update/user/release', { time: '17:30', timeZone: null });
    t.same(answer.json().data.attributes.releaseSettings, {
      raffle: true,
      timeZone: null,
      time: '17:30',
    });
    for (const wrong of [
      { time: '25:00' },
      { timeZone: 'Mars/Olympus' },
      { date: 'soon' },
      { a: 1 },
    ]) {
      t.equal((await call('PUT', 'update/user/release', wrong)).statusCode, 400);
    }
    t.equal((await call('PUT', 'update/user/release', {}, '')).statusCode, 401);
  });

  t.test('go through the introduction by its table', async (t) => {
    const step = (body: object, id: number | 'me' = person.id, by?: string) =>
      call('PUT', `update/onboarding/${id}`, body, by);
    const early = await step({ status: 'COMPLETED' });
    t.equal(early.json().error.details.code, 'profile.onboarding-unanswered');
    t.equal((await step({ status: 'SKIPPED' })).statusCode, 200);
    t.equal((await step({ status: 'INCOMPLETE', experience: 'first' })).statusCode, 200);
    const done = await step({ status: 'COMPLETED', intent: 'collect' }, 'me');
    t.same(done.json().data.attributes.onboarding, {
      experience: 'first',
      intent: 'collect',
      status: 'COMPLETED',
    });
    const again = await step({ status: 'SKIPPED' });
    t.equal(again.statusCode, 409);
    t.equal(again.json().error.details.code, 'profile.onboarding-over');
    t.equal((await step({ status: 'DONE' })).statusCode, 400);
    t.equal((await step({ status: 'SKIPPED' }, person.id, other.bearer)).statusCode, 404);
    t.equal((await step({ status: 'SKIPPED' }, 'me', '')).statusCode, 401);
  });

  t.test('say what is known of paying', async (t) => {
    const own = (await call('GET', 'payment')).json().data;
    t.match(own, { currency: 'USD', stripeAccount: 'US' });
    const others = await call('GET', 'payment', undefined, other.bearer);
    t.match(others.json().data, { currency: 'GBP', stripeAccount: 'other' });
    t.equal((await call('GET', 'payment', undefined, '')).statusCode, 401);
  });

  t.test('pass an event on, unless its person forbids it', async (t) => {
    const event = { event: 'bid_1', clientId: '1.2', sessionId: '77', params: { value: 12 } };
    const produce = (body: object, by?: string) =>
      call('POST', 'produce/google-analytics', body, by);
    t.same((await produce(event)).json(), { data: { sent: true } });
    t.match(sent, [
      {
        url: /measurement_id=G-1&api_secret=hush/,
        body: { client_id: '1.2', events: [{ name: 'bid_1', params: { session_id: '77' } }] },
      },
    ]);
    const lost = await produce({ event: 'bid_1', clientId: '1.2' });
    t.equal(lost.statusCode, 400);
    t.equal(lost.json().error.message, 'Could not load variables');
    t.equal((await produce({ ...event, event: 'steal_1' })).statusCode, 400);
    t.equal((await produce(event, '')).statusCode, 401);
    status = 500;
    t.same(
      (await produce(event)).json(),
      { data: { sent: false } },
      'a refused event is not retried',
    );
    await call('PUT', 'update/user/preferences', { disableNonEssentialCookies: true });
    const before = sent.length;
    t.same((await produce(event)).json(), { data: { sent: false } });
    t.equal(sent.length, before);
    t.notMatch(JSON.stringify(logs), 'hush');
  });
});
