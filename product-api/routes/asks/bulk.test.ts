import t from 'tap';
import { wireBulkAsks, wireBulkOutcomes } from '../../../shared/contracts/wire/listings.ts';
import {
  askBody,
  bidOverHttp,
  clientOf,
} from '../../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { asks } from '../../db/schema/market.ts';
import { orders } from '../../db/schema/orders.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0, second = 0] = api.catalogue.editionIds;
const user = await createUser(db);
const seller = clientOf(api, user);
const stranger = clientOf(api, await createUser(db));
const buyer = clientOf(api, await createUser(db));

async function draftBulk(edition: number, price: number, who = seller): Promise<number> {
  const body = { ...askBody(edition, price), isBulk: true };
  return (await who('POST', '/api/asks', { body })).body.data.id;
}
const item = (id: number, price: number, more: object = {}) => ({
  id,
  price,
  type: 'ask',
  userId: user.id,
  documentStatus: 'missing',
  highestBidId: null,
  ...more,
});
const place = (items: object[], key?: string) =>
  seller('POST', '/api/asks/bulk/place', { body: { asks: items }, ...(key ? { key } : {}) });

t.test('lists the user’s own bulk listings with fees, expiry and matching bids', async (t) => {
  const bid = await bidOverHttp(buyer, proof, 150_00);
  const asking = await draftBulk(main, 300_00);
  const selling = await draftBulk(proof, 140_00);
  await seller('POST', '/api/asks', { body: askBody(second, 90_00) });
  const { data, meta } = wireBulkAsks.parse((await seller('GET', '/api/asks/user/bulk')).body);
  t.match(data, [
    { id: selling, type: 'sell', highestBidId: bid.id, documentStatus: 'missing' },
    {
      id: asking,
      type: 'ask',
      highestBidId: null,
      applicationFee: 6,
      royalitiesFee: 5,
      dhlInsuranceFee: 0,
      expiresInDays: 30,
      lines: { payout: 267_00 },
    },
  ]);
  t.equal(meta.pagination.total, 2);
  t.same((await stranger('GET', '/api/asks/user/bulk')).body.data, []);
  t.equal((await clientOf(api, null)('GET', '/api/asks/user/bulk')).status, 401);

  const placed = await place([
    item(asking, 290_00),
    item(99_999, 100_00),
    item(selling, 140_00, { type: 'sell', highestBidId: bid.id }),
  ]);
  t.match(wireBulkOutcomes.parse(placed.body).data, [
    { id: asking, ok: true, status: 'PendingAuthentication' },
    { id: 99_999, ok: false, error: { status: 404 } },
    { id: selling, ok: true, status: 'Done', orderId: Number },
  ]);
  const [row] = (await db.select().from(asks)).filter(({ id }) => id === asking);
  t.equal(row!.price, 290_00, 'at the price that was reviewed');
});

t.test(
  'one that is refused loses none of the others; sent again, none is placed twice',
  async (t) => {
    const before = (await db.select().from(orders)).length;
    const bid = await bidOverHttp(buyer, second, 60_00);
    const foreign = await draftBulk(main, 250_00, stranger);
    const single = (await seller('POST', '/api/asks', { body: askBody(main, 280_00) })).body.data
      .id;
    const good = await draftBulk(second, 70_00);
    const gone = await draftBulk(second, 50_00);
    const cheap = await draftBulk(main, 270_00);
    const items = [
      item(foreign, 250_00),
      item(single, 280_00),
      item(cheap, 1),
      item(gone, 50_00, { type: 'sell', highestBidId: bid.id + 1 }),
      item(gone, 50_00, { type: 'sell' }),
      item(good, 70_00),
    ];
    const first = await place(items, 'bulk-1');
    t.match(wireBulkOutcomes.parse(first.body).data, [
      { ok: false, error: { status: 404 } },
      { ok: false, error: { status: 404 } },
      { ok: false, error: { code: 'trade.price-refused' } },
      {
        ok: false,
        error: { code: 'trade.bid-sold', message: 'This bid has already been sold', next: {} },
      },
      { ok: false, error: { status: 400 } },
      { id: good, ok: true },
    ]);
    t.same((await place(items, 'bulk-1')).body, first.body, 'the first answers again');
    const many = await Promise.all(Array.from({ length: 5 }, () => place([item(good, 70_00)])));
    for (const { body } of many) {
      t.match(body.data, [{ ok: false, error: { code: 'trade.wrong-status' } }]);
    }
    t.equal((await db.select().from(orders)).length, before);
  },
);

t.test('refuses what a client may not choose', async (t) => {
  const id = await draftBulk(main, 260_00);
  t.match((await place([item(id, 260_00, { userId: user.id + 1 })])).body.error.details.errors, [
    { path: ['asks', 0, 'userId'] },
  ]);
  t.equal((await place([item(id, 260_00, { status: 'Approved' })])).status, 400);
  t.equal((await place([item(id, -1)])).status, 400);
  for (const beyond of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
    t.equal((await place([item(beyond, 260_00)])).status, 400);
    t.equal((await place([item(id, 260_00, { highestBidId: beyond })])).status, 400);
    const body = { asks: [{ id: beyond }] };
    t.equal((await seller('POST', '/api/asks/bulk/void', { body })).status, 400);
  }
  t.equal((await place([])).status, 400);
  t.equal((await place(Array.from({ length: 101 }, () => item(id, 260_00)))).status, 400);
  const body = { asks: [item(id, 260_00)] };
  t.match(await seller('POST', '/api/asks/bulk/place', { body, key: null }), {
    status: 400,
    body: { error: { details: { code: 'request.key-missing' } } },
  });
});

t.test('voids several together, each on its own', async (t) => {
  const mine = await draftBulk(second, 65_00);
  const foreign = await draftBulk(second, 64_00, stranger);
  const body = { asks: [{ id: foreign }, { id: mine }] };
  const answer = await seller('POST', '/api/asks/bulk/void', { body });
  t.match(wireBulkOutcomes.parse(answer.body).data, [
    { id: foreign, ok: false, error: { status: 404 } },
    { id: mine, ok: true, status: 'Voided' },
  ]);
});
