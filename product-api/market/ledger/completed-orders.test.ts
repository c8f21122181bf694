import t from 'tap';
import { sumsOf, trade } from '../../../tests/product-api/support/ledger.ts';
import { openMarket, run } from '../../../tests/product-api/support/market.ts';
import { advanceTo, cancelByOperator } from '../../../tests/product-api/support/operate.ts';
import { settleOutgoingPayment } from '../../commands/settle-outgoing-payment.ts';
import { artists, artworkArtists } from '../../db/schema/catalogue.ts';
import { checkLedger } from '../../queries/check-ledger.ts';
import { lockPaymentTaskOf } from '../payment-tasks.ts';

const market = await openMarket();
t.teardown(() => market.close());
const { db } = market;
const makers = await db
  .insert(artists)
  .values(
    ['Ines Valadares', 'Tomas Reyl', 'Mira Holt'].map((name) => ({
      ...{ name, description: '', description2: '', nationalities: [] },
    })),
  )
  .returning();
await db
  .insert(artworkArtists)
  .values(
    makers.map(({ id }, position) => ({ artworkId: market.artworkId, artistId: id, position })),
  );

t.test('a completed order leaves to everyone what its lines say', async (t) => {
  const order = await trade(market);
  await advanceTo(market, order.id, 'AwaitingShipment');
  t.same(await sumsOf(market, order.id), {
    'bank GBP': order.buyerTotal,
    'buyer GBP': -order.buyerTotal,
  });
  await advanceTo(market, order.id, 'PayoutPending');
  t.equal((await sumsOf(market, order.id))['seller GBP'], -order.sellerPayout);
  await advanceTo(market, order.id, 'PaidOut');
  const sums = await sumsOf(market, order.id);
  const royalties = makers.map(({ id }) => sums[`royalties GBP ${id}`] ?? 0);
  t.ok(order.sellerRoyalty % 3 !== 0, 'a royalty that three artists cannot share evenly');
  t.equal(
    royalties.reduce((total, part) => total + part),
    -order.sellerRoyalty,
  );
  t.ok(Math.max(...royalties) - Math.min(...royalties) <= 1);
  t.match(sums, {
    'bank GBP': order.buyerTotal - order.sellerPayout,
    'processing-fees GBP': -order.buyerProcessFee,
    'application-fees GBP': -order.sellerApplicationFee,
  });
  t.notOk('buyer GBP' in sums || 'seller GBP' in sums);
  t.same(await checkLedger(db), []);
});

t.test('an order in two currencies balances in each', async (t) => {
  const order = await trade(market, 'USD');
  await advanceTo(market, order.id, 'PaidOut');
  t.match(await sumsOf(market, order.id), {
    'bank USD': order.buyerTotal,
    'exchange USD': -order.buyerPrice,
    'exchange GBP': order.sellerPrice,
    'bank GBP': -order.sellerPayout,
  });
  t.same(await checkLedger(db), []);
});

t.test('a cancelled order owes its buyer what was paid', async (t) => {
  const order = await trade(market);
  await advanceTo(market, order.id, 'AwaitingShipment');
  await cancelByOperator(market, order.id);
  t.same(await sumsOf(market, order.id), {
    'bank GBP': order.buyerTotal,
    'refunds GBP': -order.buyerTotal,
  });
  await run(market, async (context) => {
    const task = (await lockPaymentTaskOf(context.tx, order.id, 'refund'))!;
    await settleOutgoingPayment(context, task, 'bank-refund', 'operator:test');
  });
  t.same(await sumsOf(market, order.id), {});
  t.same(await checkLedger(db), []);
});
