import t from 'tap';
import {
  wireAskSingle,
  wireAsks,
  wirePlaced,
  wireTradeStats,
} from '../../../shared/contracts/wire/trades.ts';
import {
  askBody,
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0, second = 0] = api.catalogue.editionIds;
const seller = clientOf(api, await createUser(db));
const stranger = clientOf(api, await createUser(db));
const buyer = clientOf(api, await createUser(db));

t.test('drafts an ask in the seller’s currency, and quotes the payout', async (t) => {
  const german = clientOf(api, await createUser(db, { country: 'DE' }));
  const body = { ...askBody(main, 200_00), dhlInsurance: true };
  const answer = await german('POST', '/api/asks', { body });
  t.equal(answer.status, 200);
  const { attributes } = wireAskSingle.parse(answer.body).data;
  t.match(attributes, {
    type: 'ask',
    status: 'Draft',
    price: 200_00,
    priceGbp: 175_44,
    currency: 'EUR',
    dhlInsurance: true,
    orderId: null,
    isLowest: false,
    edition: { id: main, artwork: { artists: [{ name: 'Ada Quill' }] } },
    lines: {
      currency: 'EUR',
      price: 200_00,
      applicationFee: 12_00,
      royalty: 10_00,
      insurance: 12_00,
      payout: 166_00,
    },
  });
});

t.test('refuses what a client may not choose, each field by name', async (t) => {
  const fine = askBody(main, 200_00);
  const wrong: Record<string, object> = {
    status: { ...fine, status: 'Approved' },
    userId: { ...fine, userId: 1 },
    currency: { ...fine, currency: 'USD' },
    sellerRegion: { ...fine, sellerRegion: 'UK' },
    price: { ...fine, price: 200.5 },
    expiresInDays: { ...fine, expiresInDays: 31 },
    editionId: { ...fine, editionId: '1' },
    type: { ...fine, type: 'gift' },
  };
  for (const [field, body] of Object.entries(wrong)) {
    const answer = await seller('POST', '/api/asks', { body });
    t.match(
      answer,
      { status: 400, body: { data: null, error: { name: 'ValidationError' } } },
      field,
    );
  }
  const sale = { type: 'sell', editionId: main, status: 'Draft', price: 1 };
  t.match(await seller('POST', '/api/asks', { body: sale }), { status: 400 }, 'price of a sale');
});

t.test('refuses an unknown edition, a missing address and a price out of bounds', async (t) => {
  t.equal((await seller('POST', '/api/asks', { body: askBody(99_999, 200_00) })).status, 404);
  const nomad = clientOf(api, await createUser(db, { withoutAddress: true }));
  t.match(await nomad('POST', '/api/asks', { body: askBody(main, 200_00) }), {
    status: 400,
    body: { error: { details: { code: 'trade.address-missing' } } },
  });
  t.match(await seller('POST', '/api/asks', { body: askBody(main, 19_00) }), {
    status: 400,
    body: {
      error: {
        details: { code: 'trade.price-refused', next: { amount: 20_00, currency: 'GBP' } },
      },
    },
  });
});

t.test('places an ask once; a second placing is a conflict', async (t) => {
  const draft = await seller('POST', '/api/asks', { body: askBody(second, 300_00) });
  const url = `/api/asks/${draft.body.data.id}/place/0`;
  t.equal((await stranger('POST', url)).status, 404);
  const placed = await seller('POST', url);
  t.match(wirePlaced.parse(placed.body).data, { status: 'PendingAuthentication', orderId: null });
  t.match(await seller('POST', url), {
    status: 409,
    body: { error: { details: { code: 'trade.wrong-status' } } },
  });
  for (const x of ['-1', 'abc', '1.5', '00']) {
    t.equal((await seller('POST', `/api/asks/1/place/${x}`)).status, 400, x);
  }
});

t.test('sells into the highest bid, and says so when it is gone', async (t) => {
  const bid = await bidOverHttp(buyer, proof, 150_00);
  const body = { type: 'sell', editionId: proof, status: 'Draft' };
  const first = await seller('POST', '/api/asks', { body });
  t.match(first.body.data.attributes, { editionId: proof, highestBidId: bid.id, liveAskId: null });
  const late = await stranger('POST', '/api/asks', { body });
  t.match(first.body.data.attributes, { type: 'sell', price: 150_00 });
  const sold = await seller('POST', `/api/asks/${first.body.data.id}/place/${bid.id}`);
  t.match(sold, { status: 200, body: { data: { status: 'Done', orderId: Number } } });
  t.match(await stranger('POST', `/api/asks/${late.body.data.id}/place/${bid.id}`), {
    status: 409,
    body: {
      error: {
        message: 'This bid has already been sold',
        details: { code: 'trade.bid-sold', next: null },
      },
    },
  });
  t.match((await seller('GET', `/api/asks/${first.body.data.id}`)).body.data.attributes, {
    status: 'Done',
    orderId: sold.body.data.orderId,
  });
  t.match(await stranger('POST', '/api/asks', { body }), {
    status: 409,
    body: { error: { message: 'No bids found', details: { code: 'trade.no-bids', next: null } } },
  });
});

t.test('edits the user’s own ask, of the same edition, and no other', async (t) => {
  const person = clientOf(api, await createUser(db));
  const id = await listOverHttp(api, person, second, 280_00);
  const edit = (client: typeof person, body: object) => client('PUT', `/api/asks/${id}`, { body });
  const edited = await edit(person, { price: 270_00, dhlInsurance: true, editionId: second });
  t.match(wireAskSingle.parse(edited.body).data.attributes, {
    price: 270_00,
    dhlInsurance: true,
    isLowest: true,
  });
  t.match(await edit(person, { editionId: main }), {
    status: 400,
    body: { error: { details: { errors: [{ path: ['editionId'] }] } } },
  });
  t.equal((await edit(person, { status: 'Done' })).status, 400);
  t.equal((await edit(stranger, { price: 260_00 })).status, 404);
  await person('DELETE', `/api/asks/${id}`);
  t.match(await edit(person, { price: 260_00 }), {
    status: 409,
    body: { error: { details: { code: 'trade.wrong-status' } } },
  });
});

t.test('reads and voids the user’s own ask only', async (t) => {
  const person = clientOf(api, await createUser(db));
  const id = await listOverHttp(api, person, second, 250_00);
  t.equal((await person('GET', `/api/asks/${id}?populate=edition.artwork`)).status, 200);
  t.equal((await stranger('GET', `/api/asks/${id}`)).status, 404);
  t.equal((await stranger('DELETE', `/api/asks/${id}`)).status, 404);
  const voided = await person('DELETE', `/api/asks/${id}`, { key: null });
  t.match(wireAskSingle.parse(voided.body).data.attributes, { status: 'Voided', isLowest: false });
  t.match(await person('DELETE', `/api/asks/${id}`), { status: 409 });
});

t.test(
  'lists the user’s own asks by status, artwork and page; sums up their history',
  async (t) => {
    const person = clientOf(api, await createUser(db));
    await listOverHttp(api, person, main, 400_00);
    const voided = await listOverHttp(api, person, main, 380_00);
    await person('DELETE', `/api/asks/${voided}`);
    const last = await listOverHttp(api, person, second, 240_00);
    await person('POST', '/api/asks', { body: askBody(main, 390_00) });

    const read = async (query: string) => {
      const answer = await person('GET', `/api/asks${query}`);
      t.equal(answer.status, 200, query);
      return wireAsks.parse(answer.body);
    };
    t.equal((await read('')).meta.pagination.total, 4);
    t.equal((await read('?filters[status][$in]=Approved')).data.length, 2);
    t.equal(
      (await read('?filters[status][$in][0]=Approved&filters[status][$in][1]=Voided')).data.length,
      3,
    );
    const artwork = api.catalogue.artworkIds[1];
    t.match((await read(`?filters[edition][artwork][id][$eq]=${artwork}`)).data, [{ id: last }]);
    t.match((await read('?pagination[page]=2&pagination[pageSize]=3')).meta.pagination, {
      page: 2,
      pageSize: 3,
      pageCount: 2,
      total: 4,
    });
    t.equal((await person('GET', '/api/asks?filters[status][$in]=Sold')).status, 400);
    t.equal((await person('GET', '/api/asks?filters[userId][$eq]=1')).status, 400);
    t.equal((await person('GET', '/api/asks?pagination[pageSize]=101')).status, 400);

    const history = wireAsks.parse((await person('GET', '/api/asks/user/history')).body);
    t.same(
      history.data.map(({ attributes }) => attributes.status),
      ['Approved', 'Voided', 'Approved'],
    );
    const stats = wireTradeStats.parse(
      (await person('GET', '/api/asks/user/history?type=stats')).body,
    );
    t.same(stats.data, {
      counts: [
        { status: 'Approved', count: 2 },
        { status: 'Voided', count: 1 },
      ],
      sums: [
        { status: 'Approved', currency: 'GBP', price: 640_00 },
        { status: 'Voided', currency: 'GBP', price: 380_00 },
      ],
    });
  },
);
