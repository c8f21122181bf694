import t, { type Test } from 'tap';
import { bulkPlacedView, bulkRowsView } from '../../shared/contracts/bulk.ts';
import type { WireBulkRows } from '../../shared/contracts/wire/bulk-rows.ts';
import { noBulkValues } from '../../shared/domain/bulk-row.ts';
import { startBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada, ask, sellerLines } from '../support/wire-fixtures.ts';

const key = '6f1c1f0e-8a53-4c54-9c3b-0c7d8d5c1f2a';
const gbp = (amount: number) => ({ amount, currency: 'GBP' }) as const;
const { edition } = ask();
const wireRow: WireBulkRows['rows'][number] = {
  ...{ key, position: 1, values: { ...noBulkValues, price: '140' }, artworkId: 11, edition },
  work: {
    ...{ name: 'Low Tide', artists: ['A', 'B'] },
    editions: [
      { id: 21, name: 'Main', otherName: null },
      { id: 22, name: 'Artist', otherName: null },
    ],
  },
  prices: {
    ...{ lowestAsk: gbp(200_00), justBelow: gbp(195_00) },
    ...{ lastSale: null, highestBid: gbp(150_00) },
  },
  ask: {
    ...{ id: 61, type: 'sell', status: 'Draft', price: 140_00, currency: 'GBP' },
    ...{ dhlInsurance: false, edition, highestBidId: 41, lines: sellerLines },
    ...{ applicationFee: 6, royalitiesFee: 5, dhlInsuranceFee: 0 },
    saleLines: { ...sellerLines, payout: 136_00 },
    ...{ expiresAt: null, expiresInDays: 30, documentStatus: 'missing' },
  },
  refusal: { code: 'trade.price-refused', message: 'x', next: gbp(195_00) },
};
const rows: WireBulkRows = { currency: 'GBP', rows: [wireRow] };
const typed = {
  ...{ key, position: 1, values: wireRow.values, artworkId: null, editionId: 21 },
};
const placing = { asks: [{ askId: 61, price: 140_00, bidId: 41 }] };
const placeKey = 'bulk-0123456789';

async function start(t: Test) {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/bulk-rows', { body: { data: rows } });
  bff.upstream.on('PUT /api/bulk-rows', { body: { data: rows } });
  bff.upstream.on('POST /api/bulk-rows/remove', { body: { data: { removed: 1 } } });
  const headers = { cookie: await bff.signIn(), 'idempotency-key': placeKey };
  return {
    bff,
    call: (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
      bff.call(method, `/api/account/bulk-rows${url}`, { headers, ...(payload && { payload }) }),
  };
}

t.test('shows the rows of a bulk upload, with a sale at the bid’s price', async (t) => {
  const { bff, call } = await start(t);
  const view = bulkRowsView.parse((await call('GET', '')).json());
  t.match(view.rows, [
    {
      work: { by: 'A, B', editions: [{ label: 'Main' }, { label: 'AP' }] },
      ask: { id: 61, bidId: 41, lines: { payout: gbp(136_00) } },
      refusal: { message: 'This price cannot be accepted.', next: gbp(195_00) },
    },
  ]);
  t.equal((await bff.call('GET', '/api/account/bulk-rows')).statusCode, 401);
});

t.test('saves and removes rows, and refuses invalid ones', async (t) => {
  const { bff, call } = await start(t);
  t.equal((await call('PUT', '', { rows: [typed] })).statusCode, 200);
  t.same(bff.upstream.callsOf('PUT /api/bulk-rows')[0]?.body, { rows: [typed] });
  t.same((await call('POST', '/remove', { keys: [key] })).json(), { ok: true });
  for (const wrong of [
    {},
    { rows: [] },
    { rows: [{ ...typed, key: 'x' }] },
    { rows: [{ ...typed, status: 'Approved' }] },
    { rows: Array.from({ length: 26 }, () => typed) },
    { rows: [{ ...typed, values: { ...typed.values, price: 'x'.repeat(201) } }] },
  ]) {
    t.equal((await call('PUT', '', wrong)).statusCode, 400);
  }
  t.equal(bff.upstream.callsOf('PUT /api/bulk-rows').length, 1);
});

t.test('places reviewed rows with one call, and gives the reason for a refused row', async (t) => {
  const { bff, call } = await start(t);
  bff.upstream.on('POST /api/asks/bulk/place', {
    body: {
      data: [
        { id: 61, ok: true, status: 'Done', orderId: 71 },
        {
          ...{ id: 62, ok: false },
          error: { status: 409, message: 'x', code: 'trade.bid-sold', next: gbp(130_00) },
        },
      ],
    },
  });
  const two = { asks: [...placing.asks, { askId: 62, price: 100_00, bidId: null }] };
  const { outcomes } = bulkPlacedView.parse((await call('POST', '/place', two)).json());
  t.match(outcomes, [
    { ok: true, askId: 61, status: 'Done', orderId: 71 },
    { ok: false, refusal: { message: 'This bid has already been sold', next: gbp(130_00) } },
  ]);
  const [sent] = bff.upstream.callsOf('POST /api/asks/bulk/place');
  t.equal(sent?.headers['idempotency-key'], placeKey);
  t.same(sent?.body, {
    asks: [
      { id: 61, price: 140_00, userId: ada.id, highestBidId: 41, type: 'sell' },
      { id: 62, price: 100_00, userId: ada.id, highestBidId: null, type: 'ask' },
    ],
  });
  t.match(
    bff.logs.find(({ event }) => event === 'bulk.placed'),
    { userId: ada.id, askIds: [61], refused: [{ askId: 62, code: 'trade.bid-sold' }] },
  );
});

t.test('reports an unknown outcome when the answer is lost', async (t) => {
  const { bff, call } = await start(t);
  for (const lost of [
    { body: { data: [] } },
    { body: { data: [{ id: 99, ok: true, status: 'Done', orderId: 1 }] } },
    { status: 502, body: wireErrorBody(502, 'down') },
  ]) {
    bff.upstream.on('POST /api/asks/bulk/place', lost);
    const answer = await call('POST', '/place', placing);
    t.equal(answer.json().error.code, 'trade.unknown-outcome');
  }
  t.equal(bff.upstream.callsOf('POST /api/asks/bulk/place').length, 3, 'none is tried twice');
  t.match(
    bff.logs.find(({ event }) => event === 'trade.failed'),
    { kind: 'bulk', step: 'place', userId: ada.id },
  );
});

t.test('placing requires an Idempotency-Key and a session', async (t) => {
  const { bff, call } = await start(t);
  const url = '/api/account/bulk-rows/place';
  t.equal((await bff.call('POST', url, { payload: placing })).statusCode, 401);
  const headers = { cookie: await bff.signIn() };
  const keyless = await bff.call('POST', url, { payload: placing, headers });
  t.equal(keyless.json().error.code, 'request.key-missing');
  t.equal((await call('POST', '/place', { asks: [] })).statusCode, 400);
});
