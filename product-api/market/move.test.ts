import t from 'tap';
import {
  addPerson,
  bid,
  draftPurchase,
  listApproved,
  openMarket,
  readAsk,
  readBid,
  readOrder,
} from '../../tests/product-api/support/market.ts';
import { inTransaction } from './command-context.ts';
import { moveAsk, moveBid, moveOrder } from './move.ts';

const market = await openMarket();
t.teardown(() => market.close());

t.test('a move that the table forbids is a bug, and changes nothing', async (t) => {
  const ask = await listApproved(market, await addPerson(market), { price: 100_00 });
  const row = await readAsk(market, ask.id);
  await t.rejects(
    inTransaction(market, ({ tx }) => moveAsk(tx, row, 'PendingAuthentication')),
    { message: `ask ${ask.id} cannot move from Approved to PendingAuthentication` },
  );
  t.equal((await readAsk(market, ask.id)).status, 'Approved');

  const draft = await draftPurchase(market, await addPerson(market), ask.id);
  await t.rejects(
    inTransaction(market, ({ tx }) => moveBid(tx, draft, 'Expired')),
    { message: /cannot move from Draft to Expired/ },
  );
  const { orderId } = await bid(market, await addPerson(market), { price: 100_00 });
  const order = await readOrder(market, orderId!);
  await t.rejects(
    inTransaction(market, ({ tx }) => moveOrder(tx, order, 'PaidOut')),
    { message: /cannot move from AwaitingPayment to PaidOut/ },
  );
});

t.test('a row that moved meanwhile is not moved again', async (t) => {
  const standing = await bid(market, await addPerson(market), { price: 50_00 });
  const before = await readBid(market, standing.id);
  await inTransaction(market, ({ tx }) => moveBid(tx, before, 'Voided'));
  await t.rejects(
    inTransaction(market, ({ tx }) => moveBid(tx, before, 'Expired')),
    {
      message: /cannot move from Approved to Expired/,
    },
  );
  t.equal((await readBid(market, standing.id)).status, 'Voided');
});
