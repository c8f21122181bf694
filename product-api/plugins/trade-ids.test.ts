import { setTimeout } from 'node:timers/promises';
import t from 'tap';
import {
  askBody,
  bidBody,
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../tests/support/product-api.ts';

t.test('the log line of a trade names its records, and nothing of its people', async (t) => {
  const api = await startTestProductApi(t);
  const [editionId = 0, other = 0] = api.catalogue.editionIds;
  const [ada, bo] = [await createUser(api.db), await createUser(api.db)];
  let calls = 0;
  const counted = (client: ReturnType<typeof clientOf>): typeof client => {
    return (...call) => {
      calls += 1;
      return client(...call);
    };
  };
  const seller = counted(clientOf(api, ada));
  const buyer = counted(clientOf(api, bo));
  const lines = () => api.logs.filter(({ event }) => event === 'product-api.request');

  /** The line is written after the answer was sent, so the client may be faster. */
  async function lastLine() {
    while (lines().length < calls) await setTimeout(5);
    return lines().at(-1) ?? {};
  }

  t.test('a draft, a listing and a bid', async (t) => {
    const draft = await seller('POST', '/api/asks', { body: askBody(editionId, 100_00) });
    const askId = draft.body.data.id;
    t.match(await lastLine(), { userId: ada.id, editionId, askId });
    await seller('POST', `/api/asks/${askId}/place/0`);
    t.match(await lastLine(), { userId: ada.id, editionId, askId });
    await seller('PUT', `/api/asks/${askId}`, { body: { price: 110_00 } });
    t.match(await lastLine(), { userId: ada.id, editionId, askId });
    const bid = await bidOverHttp(buyer, editionId, 40_00);
    t.match(await lastLine(), { userId: bo.id, editionId, bidId: bid.id });
    await buyer('DELETE', `/api/bids/${bid.id}`);
    t.match(await lastLine(), { userId: bo.id, editionId, bidId: bid.id });
  });

  t.test('a trade, by both its sides', async (t) => {
    const askId = await listOverHttp(api, seller, other, 100_00);
    const { id: bidId, orderId } = await bidOverHttp(buyer, other, 100_00);
    const ids = { editionId: other, askId, bidId, orderId };
    t.match(await lastLine(), { route: '/api/bids/:id/place', status: 200, userId: bo.id, ...ids });
    const shippedOn = new Date().toISOString().slice(0, 10);
    const body = { carrier: 'DHL', trackingNumber: 'JD01', shippedOn };
    await seller('PUT', `/api/orders/${orderId}/shipment`, { body });
    t.match(await lastLine(), { status: 409, userId: ada.id, ...ids });

    await buyer('POST', '/api/bids', { body: bidBody(other, 60_00) });
    const standing = await bidOverHttp(buyer, other, 50_00);
    const sale = await seller('POST', '/api/asks', {
      body: { type: 'sell', editionId: other, status: 'Draft' },
    });
    const placed = await seller('POST', `/api/asks/${sale.body.data.id}/place/${standing.id}`);
    t.match(await lastLine(), {
      userId: ada.id,
      editionId: other,
      askId: sale.body.data.id,
      bidId: standing.id,
      orderId: placed.body.data.orderId,
    });
  });

  t.test('a refused one, of which the answer says nothing', async (t) => {
    const draft = await seller('POST', '/api/asks', { body: askBody(editionId, 120_00) });
    const askId = draft.body.data.id;
    await seller('POST', `/api/asks/${askId}/place/987`);
    t.match(await lastLine(), { status: 409, userId: ada.id, editionId, askId, bidId: 987 });
    await buyer('POST', `/api/asks/${askId}/place/0`);
    t.match(await lastLine(), { status: 404, userId: bo.id, editionId, askId });
    const buy = { type: 'buy', editionId, lowestAskId: 123_456, status: 'Draft' };
    await buyer('POST', '/api/bids', { body: buy });
    t.match(await lastLine(), { userId: bo.id, editionId, askId: 123_456 });
  });

  t.test('many at once', async (t) => {
    const draft = await seller('POST', '/api/asks', {
      body: { ...askBody(editionId, 130_00), isBulk: true },
    });
    const { id } = draft.body.data;
    const item = { id, type: 'ask', price: 130_00, userId: ada.id, documentStatus: 'missing' };
    await seller('POST', '/api/asks/bulk/place', { body: { asks: [item] } });
    t.match(await lastLine(), { status: 200, askIds: [id], orderIds: [] });
  });

  t.test('what reads, or is no trade, names none', async (t) => {
    await seller('GET', '/api/asks');
    t.notOk('askId' in (await lastLine()));
    await seller('POST', '/api/save-artworks', { body: { artworkId: 1 } });
    t.notOk('askId' in (await lastLine()));
  });

  const text = JSON.stringify(api.logs);
  t.notMatch(text, /@|Test Lane|JD01|Testtown|\+44/);
});
