import t from 'tap';
import { startBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { order, sellerLines } from '../support/wire-fixtures.ts';

const shipment = { carrier: 'DHL', trackingNumber: 'JD01 2345', shippedOn: '2026-11-02' };
const sold = (more = {}) => ({
  body: {
    data: { id: 900, attributes: order({ side: 'seller', buyerLines: null, ...more }) },
    meta: {},
  },
});

t.test('a seller reports a shipment', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('PUT /api/orders/:id/shipment', () =>
    sold({ status: 'Shipped', ...shipment, sellerLines }),
  );
  const put = (payload: object, headers = {}) =>
    bff.call('PUT', '/api/account/orders/900/shipment', { payload, headers });
  t.equal((await put(shipment)).statusCode, 401);
  const cookie = { cookie: await bff.signIn() };
  const { order: view, side } = (await put(shipment, cookie)).json();
  t.match(view, { status: 'Shipped', shipment });
  t.equal(side, 'seller');
  const [sent] = bff.upstream.callsOf('PUT /api/orders/900/shipment');
  t.same(sent?.body, shipment);

  for (const wrong of [
    { carrier: 'Pigeon' },
    { trackingNumber: '<b>' },
    { shippedOn: 'today' },
    { status: 'PaidOut' },
  ]) {
    t.equal((await put({ ...shipment, ...wrong }, cookie)).statusCode, 400, JSON.stringify(wrong));
  }
  t.equal(bff.upstream.callsOf('PUT /api/orders/900/shipment').length, 1);
  const body = wireErrorBody(409, '', { code: 'trade.wrong-status' });
  bff.upstream.fail('PUT /api/orders/900/shipment', { status: 409, body });
  t.equal((await put(shipment, cookie)).json().error.code, 'trade.wrong-status');
});

t.test('a seller extends the shipping deadline', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('PUT /api/orders/:id/extension', () =>
    sold({ canExtend: false, shipTo: ['Deckle'], sellerLines }),
  );
  const url = '/api/account/orders/900/extension';
  t.equal((await bff.call('PUT', url)).statusCode, 401);
  const answer = await bff.call('PUT', url, { headers: { cookie: await bff.signIn() } });
  t.match(answer.json().order, { canExtend: false, shipTo: ['Deckle'] });
});
