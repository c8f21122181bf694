import t from 'tap';
import { wireOrderSingle, wireOrders } from '../../../shared/contracts/wire/orders.ts';
import {
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0] = api.catalogue.editionIds;
const seller = clientOf(api, await createUser(db));
const buyer = clientOf(api, await createUser(db, { country: 'US' }));
const stranger = clientOf(api, await createUser(db));
const askId = await listOverHttp(api, seller, main, 100_00);
const { orderId } = await bidOverHttp(buyer, main, 140_00);

t.test('each side reads its own lines and nothing of the other', async (t) => {
  const bought = await buyer('GET', `/api/orders/${orderId}`);
  t.match(wireOrderSingle.parse(bought.body).data.attributes, {
    side: 'buyer',
    askId,
    status: 'AwaitingPayment',
    history: [{ status: 'AwaitingPayment' }],
    buyerLines: { currency: 'USD', price: 131_00, total: 147_14 },
    sellerLines: null,
    edition: { size: /./ },
    shippingAddress: { address: '1 Test Lane', country: 'US' },
  });
  const sold = await seller('GET', `/api/orders/${orderId}`);
  t.match(wireOrderSingle.parse(sold.body).data.attributes, {
    side: 'seller',
    buyerLines: null,
    sellerLines: { currency: 'GBP', price: 100_00, royalty: 5_00, payout: 89_00 },
  });
  t.notMatch(JSON.stringify(sold.body), /14714|Test Lane/);
});

t.test('an order is read by its two sides only', async (t) => {
  t.equal((await stranger('GET', `/api/orders/${orderId}`)).status, 404);
  t.equal((await buyer('GET', '/api/orders/99999')).status, 404);
  t.equal((await buyer('GET', '/api/orders/first')).status, 400);
});

t.test('lists orders by side and page', async (t) => {
  await listOverHttp(api, buyer, proof, 80_00);
  const sale = await bidOverHttp(seller, proof, 80_00);
  const read = async (query: string) =>
    wireOrders.parse((await buyer('GET', `/api/orders${query}`)).body);
  t.same(
    (await read('')).data.map(({ id }) => id),
    [sale.orderId, orderId],
  );
  t.match((await read('?filters[side][$eq]=buyer')).data, [{ id: orderId }]);
  t.match((await read('?filters[side][$eq]=seller')).data, [{ id: sale.orderId }]);
  t.match((await read('?pagination[page]=2&pagination[pageSize]=1')).data, [{ id: orderId }]);
  t.equal((await read('?filters[side][$eq]=seller')).meta.pagination.total, 1);
  const ofArtwork = (id: number | string) => `?filters[edition][artwork][id][$eq]=${id}`;
  const [first] = (await read('?filters[side][$eq]=buyer')).data;
  const artworkId = first?.attributes.edition.artwork.id ?? 0;
  const same = (await read('')).data.filter(
    ({ attributes }) => attributes.edition.artwork.id === artworkId,
  );
  t.same((await read(ofArtwork(artworkId))).data, same);
  t.match((await read(`${ofArtwork(artworkId)}&filters[side][$eq]=buyer`)).data, [{ id: orderId }]);
  t.same((await read(ofArtwork(999_999))).data, []);
  t.equal((await buyer('GET', `/api/orders${ofArtwork('first')}`)).status, 400);
  t.equal((await buyer('GET', '/api/orders?filters[side][$eq]=both')).status, 400);
  t.same(wireOrders.parse((await stranger('GET', '/api/orders')).body).data, []);
});
