import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import t from 'tap';
import {
  bidView,
  buyingView,
  orderView,
  ownOrdersView,
  profileView,
  sellingView,
} from '../../shared/contracts/account.ts';
import { artworkList, artworkView, homeView } from '../../shared/contracts/catalogue.ts';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { startBff } from '../support/bff.ts';
import { ada, artwork, bid, edition, order, page } from '../support/wire-fixtures.ts';

t.test('home, list and artwork match the contract', async (t) => {
  const bff = await startBff(t);
  const home = homeView.parse((await bff.call('GET', '/api/home')).json());
  t.equal(home.featured.length, 1);
  t.match(home.latestAsks[0], {
    id: 11,
    year: 2019,
    href: '/artworks/mara-lind/3/night-harbour/11',
    shown: { editionId: 21, suffix: '', lowestAsk: { id: 31, price: { amount: 50_000 } } },
  });
  const list = artworkList.parse((await bff.call('GET', '/api/artworks')).json());
  t.match(list, { page: 1, pageCount: 1, total: 1, items: [{ id: 11 }] });
  const view = artworkView.parse((await bff.call('GET', '/api/artworks/11')).json());
  t.equal(view.shownEditionId, 21);
  t.strictSame(
    view.editions[0]?.asks.map(({ id }) => id),
    [31, 32],
    'only what is Approved stands in the book',
  );
});

t.test('an unreleased work carries its release, and its date in lists', async (t) => {
  const bff = await startBff(t);
  const release = {
    id: 7,
    attributes: {
      name: 'Night Harbour',
      kind: 'timed' as const,
      releaseStartTimestamp: '2999-11-24T10:00:00.000Z',
      releaseEndTimestamp: '2999-11-27T10:00:00.000Z',
      dateOnlyTimezone: null,
      artists: { data: [{ id: 3, attributes: { name: 'Mara Lind' } }] },
    },
  };
  const coming = { upcomingRelease: true, releaseDate: '2999-11-24', release: { data: release } };
  bff.upstream.on('GET /api/artworks/:id', {
    body: { data: { id: 11, attributes: artwork(coming) }, meta: {} },
  });
  bff.upstream.on('GET /api/artworks', {
    body: page([
      { id: 11, attributes: artwork(coming) },
      { id: 12, attributes: artwork({ ...coming, releaseDate: 'soon' }) },
      { id: 13, attributes: artwork({ ...coming, release: { data: null } }) },
      { id: 14, attributes: artwork({ ...coming, isFullDate: false, release: { data: null } }) },
      { id: 15, attributes: artwork() },
    ]),
  });
  const view = artworkView.parse((await bff.call('GET', '/api/artworks/11')).json());
  t.strictSame(view.release, {
    id: 7,
    name: 'Night Harbour',
    href: '/release-calendar/mara-lind-night-harbour-7',
    kind: 'timed',
    startsAt: '2999-11-24T10:00:00.000Z',
    endsAt: '2999-11-27T10:00:00.000Z',
    timeZone: null,
    phase: 'before',
  });
  const { items } = artworkList.parse((await bff.call('GET', '/api/artworks')).json());
  t.strictSame(
    items.map(({ comesOut }) => comesOut),
    ['2999-11-24T10:00:00.000Z', '2999-11-24T10:00:00.000Z', '2999-11-24', null, null],
  );
});

t.test('the home page shows tradable works first', async (t) => {
  const bff = await startBff(t);
  const unpriced = edition({ lowestAsk: null, highestBid: null });
  const editions = { data: [{ id: 22, attributes: unpriced }] };
  bff.upstream.on('GET /api/artworks', {
    body: page([
      { id: 12, attributes: artwork({ editions }) },
      { id: 11, attributes: artwork() },
    ]),
  });
  const { featured } = homeView.parse((await bff.call('GET', '/api/home')).json());
  t.strictSame(
    featured.map(({ id }) => id),
    [11, 12],
  );
});

t.test('fees come from the product API, with defaults for missing ones', async (t) => {
  const bff = await startBff(t);
  const feesOf = async (id: number) =>
    artworkView.parse((await bff.call('GET', `/api/artworks/${id}`)).json()).fees;
  t.strictSame(await feesOf(11), defaultFees);
  const fees = { applicationFee: 10, processFeeNonGb: 0 };
  bff.upstream.on('GET /api/artworks/12', {
    body: { data: { id: 12, attributes: artwork({ fees }) }, meta: {} },
  });
  t.strictSame(await feesOf(12), { ...defaultFees, ...fees });
});

t.test('an artwork is shown with the edition chosen by the domain rule', async (t) => {
  const bff = await startBff(t);
  const proof = edition({
    name: 'Artist',
    lowestAsk: { id: 39, price: 40_000, priceGbp: 40_000, currency: 'GBP' },
  });
  const editions = {
    data: [
      { id: 21, attributes: edition() },
      { id: 22, attributes: proof },
    ],
  };
  const record = { id: 11, attributes: artwork({ editions }) };
  bff.upstream.on('GET /api/artworks', {
    body: page([record, { id: 12, attributes: artwork({ editions: { data: [] } }) }]),
  });
  const { items } = (await bff.call('GET', '/api/artworks')).json();
  t.equal(items.length, 1, 'what has no edition cannot be traded');
  t.match(items[0], {
    href: '/artworks/mara-lind/3/night-harbour/11?edition=Artist',
    shown: { editionId: 22, name: 'Artist', suffix: 'AP' },
  });
});

t.test('passes list parameters to the product API as its own', async (t) => {
  const bff = await startBff(t);
  const url = '/api/artworks?page=2&sort=highest-ask&medium=Print&artist=3&q=a%26b';
  await bff.call('GET', url);
  t.strictSame(Object.fromEntries(bff.upstream.callsOf('GET /api/artworks')[0]!.query), {
    'pagination[page]': '2',
    'pagination[pageSize]': '24',
    'sort[0]': 'lowestAsk:desc',
    'filters[medium][$eq]': 'Print',
    'filters[artists][id][$eq]': '3',
    'filters[name][$containsi]': 'a&b',
  });
  for (const wrong of ['page=0', 'page=x', 'sort=price', 'artist=-1', `q=${'x'.repeat(101)}`]) {
    t.equal((await bff.call('GET', `/api/artworks?${wrong}`)).statusCode, 400, wrong);
  }
  t.equal((await bff.call('GET', '/api/artworks?sort=&medium=&q=&artist=')).statusCode, 200);
});

t.test('a thousand concurrent visitors of a page make one call', async (t) => {
  const bff = await startBff(t);
  const calls = Array.from({ length: 1_000 }, () => bff.call('GET', '/api/artworks/11'));
  t.ok((await Promise.all(calls)).every(({ statusCode }) => statusCode === 200));
  t.equal(bff.upstream.callsOf('GET /api/artworks/11').length, 1);
  await Promise.all(Array.from({ length: 100 }, () => bff.call('GET', '/api/session')));
  t.equal(bff.upstream.callsOf('GET /api/exchanges/exchange-rates/get').length, 1);
});

t.test('is served compressed as the browser accepts it, or as 304', async (t) => {
  const bff = await startBff(t);
  const get = (headers: object) => bff.call('GET', '/api/artworks/11', { headers: { ...headers } });
  const plain = await get({});
  const br = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gz = await get({ 'accept-encoding': 'gzip;q=1.0, br;q=0' });
  t.equal(plain.headers['content-encoding'], undefined);
  t.equal(br.headers['content-encoding'], 'br');
  t.equal(gz.headers['content-encoding'], 'gzip');
  t.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
  t.equal(gunzipSync(gz.rawPayload).toString(), plain.body);
  t.equal(br.headers.vary, 'accept-encoding');
  t.equal(br.headers['cache-control'], 'public, no-cache');
  const again = await get({ 'if-none-match': `"other", ${plain.headers.etag}` });
  t.equal(again.statusCode, 304);
  t.equal(again.body, '');
  t.equal((await get({ 'if-none-match': '"other"' })).statusCode, 200);
});

t.test('public answers do not depend on the session, and are read without it', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const signedIn = await bff.call('GET', '/api/home', { headers: { cookie } });
  const visitor = await bff.call('GET', '/api/home');
  t.equal(signedIn.body, visitor.body);
  const asked = bff.upstream.calls.filter(({ path }) => path.startsWith('/api/artworks'));
  t.ok(asked.length > 0 && asked.every(({ headers }) => headers.authorization === undefined));
});

t.test('invalid and unknown ids are not found', async (t) => {
  const bff = await startBff(t);
  for (const id of ['0', 'x', '1e3', '-1', '1.5', '99999999999', '12']) {
    const answer = await bff.call('GET', `/api/artworks/${id}`);
    t.equal(answer.statusCode, 404, id);
    t.equal(answer.json().error.code, 'not-found');
  }
  t.equal(bff.upstream.callsOf('GET /api/artworks/:id').length, 1);
});

t.test('a wrong-shaped upstream answer is a 502 and is not cached', async (t) => {
  const bff = await startBff(t);
  bff.upstream.fail('GET /api/artworks/11', 'wrong-shape', 1);
  const broken = await bff.call('GET', '/api/artworks/11');
  t.equal(broken.statusCode, 502);
  t.equal(broken.json().error.code, 'upstream.bad-answer');
  t.equal((await bff.call('GET', '/api/artworks/11')).statusCode, 200);
});

t.test('the account shows the user’s own orders, newest first, without drafts', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const get = async (url: string) => (await bff.call('GET', url, { headers: { cookie } })).json();
  const at = (day: string) => ({ placedAt: `2026-0${day}T00:00:00.000Z` });
  bff.upstream.on('GET /api/bids', {
    body: page([
      { id: 1, attributes: bid({ status: 'Approved', ...at('1-01') }) },
      { id: 2, attributes: bid({ status: 'Draft', ...at('4-01') }) },
      { id: 3, attributes: bid({ status: 'Voided', ...at('3-01') }) },
    ]),
  });
  const buying = buyingView.parse(await get('/api/account/buying'));
  t.strictSame(
    buying.bids.map(({ id }) => id),
    [3, 1],
  );
  t.equal(buying.orders[0]?.lines.total.amount, 50_710);
  const selling = sellingView.parse(await get('/api/account/selling'));
  t.equal(selling.orders[0]?.lines.payout.amount, 54_600);
  t.notMatch(JSON.stringify(selling.orders), /processFee|total/, 'never the other side’s lines');
  const one = orderView.parse(await get('/api/account/orders/71'));
  t.match(one, {
    side: 'buyer',
    order: { edition: { size: '50 × 70 cm' } },
    shippingAddress: { city: 'London' },
    sellerType: 'PRIVATE_SELLER',
  });
  t.equal(buying.bids[0]?.edition.size, '50 × 70 cm');
  bff.upstream.on('GET /api/orders/71', {
    body: { data: { id: 71, attributes: order({ buyerLines: null }) }, meta: {} },
  });
  t.equal((await get('/api/account/orders/71')).error.code, 'upstream.bad-answer');
});

t.test('the account shows the orders of one artwork, and totals by status', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const get = (url: string) => bff.call('GET', url, { headers: { cookie } });
  for (const [side, lists] of [
    ['buying', ['GET /api/bids', 'GET /api/orders']],
    ['selling', ['GET /api/asks', 'GET /api/orders']],
  ] as const) {
    t.equal((await get(`/api/account/${side}?artworkId=11`)).statusCode, 200);
    for (const list of lists) {
      const call = bff.upstream.callsOf(list).at(-1);
      t.equal(call?.query.get('filters[edition][artwork][id][$eq]'), '11', list);
    }
    t.equal((await get(`/api/account/${side}?artworkId=first`)).statusCode, 400);
  }
  const stats = {
    counts: [
      { status: 'Done', count: 3 },
      { status: 'Voided', count: 1 },
    ],
    sums: [
      { status: 'Done', currency: 'GBP', price: 870_00 },
      { status: 'Done', currency: 'EUR', price: 100_00 },
      { status: 'Voided', currency: 'GBP', price: 50_00 },
    ],
  };
  for (const side of ['asks', 'bids']) {
    bff.upstream.on(`GET /api/${side}/user/history`, { body: { data: stats } });
    t.strictSame((await get(`/api/account/${side}/totals`)).json(), {
      totals: [
        {
          status: 'Done',
          count: 3,
          sums: [
            { amount: 870_00, currency: 'GBP' },
            { amount: 100_00, currency: 'EUR' },
          ],
        },
        { status: 'Voided', count: 1, sums: [{ amount: 50_00, currency: 'GBP' }] },
      ],
    });
    t.equal((await bff.call('GET', `/api/account/${side}/totals`)).statusCode, 401);
    const [call] = bff.upstream.callsOf(`GET /api/${side}/user/history`);
    t.equal(call?.query.get('type'), 'stats');
  }
});

t.test('reads a placed bid and a submission for its owner only', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const get = (url: string, headers: { cookie?: string } = { cookie }) =>
    bff.call('GET', url, { headers });
  const answer = (id: number, more: object) =>
    bff.upstream.on(`GET /api/bids/${id}`, {
      body: { data: { id, attributes: bid(more) }, meta: {} },
    });
  answer(51, { status: 'Done', orderId: 71 });
  answer(52, { status: 'Draft' });
  const placed = bidView.parse((await get('/api/account/bids/51')).json());
  t.match(placed, { id: 51, status: 'Done', orderId: 71, edition: { size: '50 × 70 cm' } });
  t.equal((await get('/api/account/bids/52')).statusCode, 404, 'a draft was never placed');

  const submission = {
    ...{ id: 4, kind: 'work', status: 'Pending', reason: null, name: 'Kiln Door' },
    ...{ artists: 'Ines Valadares', createdAt: '2026-11-01T10:00:00.000Z' },
  };
  bff.upstream.on('GET /api/submissions/4', { body: { data: submission } });
  t.strictSame((await get('/api/account/submissions/4')).json(), submission);
  for (const url of ['/api/account/bids/51', '/api/account/submissions/4']) {
    t.equal((await get(url, {})).statusCode, 401);
    t.equal((await get(url.replace(/\d+$/, '999'))).statusCode, 404, 'another person’s');
    t.equal((await get(url.replace(/\d+$/, 'first'))).statusCode, 404);
  }
});

t.test('own orders on a work take one read of each side, filtered by that work', async (t) => {
  const bff = await startBff(t);
  const url = '/api/artworks/11/own-orders';
  t.equal((await bff.call('GET', url)).statusCode, 401);
  const cookie = await bff.signIn();
  const answer = await bff.call('GET', url, { headers: { cookie } });
  t.equal(answer.headers['cache-control'], 'no-store');
  const { asks, bids } = ownOrdersView.parse(answer.json());
  t.match([asks, bids], [[{ id: 61, price: { currency: 'GBP' } }], [{ id: 51 }]]);
  for (const [side, statuses] of [
    ['asks', ['Approved', 'PendingAuthentication', 'Paused']],
    ['bids', ['Approved']],
  ] as const) {
    const [call, ...others] = bff.upstream.callsOf(`GET /api/${side}`);
    t.equal(others.length, 0);
    t.equal(call?.query.get('filters[edition][artwork][id][$eq]'), '11');
    const asked = [...(call?.query ?? [])].filter(([name]) => name.startsWith('filters[status]'));
    t.strictSame(
      asked.map(([, status]) => status),
      statuses,
    );
  }
  t.equal(
    (await bff.call('GET', '/api/artworks/x/own-orders', { headers: { cookie } })).statusCode,
    404,
  );
});

t.test('reads every page of a long list', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  bff.upstream.on('GET /api/bids', ({ query }) => {
    const number = Number(query.get('pagination[page]'));
    const record = { id: number, attributes: bid({ status: 'Approved' }) };
    const pagination = { page: number, pageSize: 100, pageCount: 3, total: 201 };
    return { body: { data: [record], meta: { pagination } } };
  });
  const answer = await bff.call('GET', '/api/account/buying', { headers: { cookie } });
  t.strictSame(
    answer.json().bids.map(({ id }: { id: number }) => id),
    [3, 2, 1],
  );
});

t.test('follows cursors where the product API has them', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const nexts: Record<string, string | null> = { '': 'second', second: 'third', third: null };
  bff.upstream.on('GET /api/bids', ({ query }) => {
    const after = query.get('pagination[after]') ?? '';
    const id = 1 + Object.keys(nexts).indexOf(after);
    const record = { id, attributes: bid({ status: 'Approved' }) };
    const next = nexts[after] ?? null;
    const pagination = { page: 1, pageSize: 100, pageCount: 9, total: 900, next };
    return { body: { data: [record], meta: { pagination } } };
  });
  const answer = await bff.call('GET', '/api/account/buying', { headers: { cookie } });
  t.same(
    answer
      .json()
      .bids.map(({ id }: { id: number }) => id)
      .toSorted(),
    [1, 2, 3],
  );
  t.equal(bff.upstream.callsOf('GET /api/bids').length, 3);
});

const home = {
  name: 'Ada Lovelace',
  address: '1 Test Lane',
  address_2: '',
  city: 'London',
  postalCode: 'N1 1AA',
  state: '',
  country: 'GB',
  phone: '07700 900123',
};

t.test(
  'saves addresses with a normalized phone number, and bills the shipping address by default',
  async (t) => {
    const bff = await startBff(t);
    const cookie = await bff.signIn();
    const answer = await bff.call('PUT', '/api/profile/addresses', {
      payload: { shippingAddress: home, billingAddress: null },
      headers: { cookie },
    });
    t.equal(answer.statusCode, 200);
    profileView.parse(answer.json());
    const phone = '+447700900123';
    const shipping = bff.upstream.callsOf(`PUT /api/profiles/update/shipping-address/${ada.id}`);
    t.strictSame(shipping[0]?.body, { shippingAddress: { ...home, phone } });
    const billing = bff.upstream.callsOf(`PUT /api/profiles/${ada.id}`);
    t.strictSame(billing[0]?.body, { billingAddress: { ...home, phone } });
  },
);

t.test('reports every invalid field of both addresses with the specified messages', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const put = async (payload: object) =>
    (await bff.call('PUT', '/api/profile/addresses', { payload, headers: { cookie } })).json();
  const phones = await put({
    shippingAddress: { ...home, phone: '12345' },
    billingAddress: { ...home, country: 'FR', postalCode: '75001', phone: '12345' },
  });
  t.strictSame(phones.error.issues, [
    {
      path: 'shippingAddress.phone',
      message:
        "Please enter a valid UK phone number (start '7', '07', or '447' followed by 9 digits)",
    },
    {
      path: 'billingAddress.phone',
      message: 'Please enter a valid phone number (check country code)',
    },
  ]);
  const state = await put({ shippingAddress: { ...home, country: 'US' }, billingAddress: null });
  t.strictSame(
    state.error.issues.map(({ path }: { path: string }) => path),
    ['shippingAddress.state', 'shippingAddress.postalCode'],
  );
  for (const line of ['a\u0000b', 'a\ud800b', 'a\nb', 'a\u2066b']) {
    const answer = await put({ shippingAddress: { ...home, address: line }, billingAddress: null });
    t.match(answer.error.issues, [{ path: 'shippingAddress.address' }]);
  }
  t.equal(bff.upstream.calls.filter(({ method }) => method === 'PUT').length, 0);
});
