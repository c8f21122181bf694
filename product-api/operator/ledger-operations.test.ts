import { sql } from 'drizzle-orm';
import t from 'tap';
import { trade } from '../../tests/product-api/support/ledger.ts';
import { openMarket } from '../../tests/product-api/support/market.ts';
import { advanceTo } from '../../tests/product-api/support/operate.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { storeDiscrepancies } from '../commands/store-discrepancies.ts';
import { inTransaction } from '../market/command-context.ts';
import { listWaiting } from '../queries/today/list-waiting.ts';
import { exitCodes } from './run-operator.ts';

const market = await openMarket();
t.teardown(() => market.close());
const operator = terminalOf(market);
const compared = (found: Parameters<typeof storeDiscrepancies>[1]['found']) =>
  inTransaction(market, (context) =>
    storeDiscrepancies(context, {
      ...{ processor: 'stripe', startedAt: new Date('2026-11-20T14:05:00Z'), movements: 40, found },
    }),
  );

t.test('an empty ledger is right', async (t) => {
  t.match((await operator('ledger', 'balances')).out, /Nothing was posted yet/);
  const { out } = await operator('ledger', 'check');
  t.match(out, /0 transactions: all balance/);
  t.match(out, /Not compared with a card processor yet/);
});

t.test('balances, and what was posted for an order', async (t) => {
  const order = await trade(market);
  await advanceTo(market, order.id, 'PayoutPending');
  const balances = await operator('ledger', 'balances', '--json');
  const seller = JSON.parse(balances.out).find(
    (one: { account: string }) => one.account === 'seller',
  );
  t.same(seller, { account: 'seller', currency: 'GBP', balance: -order.sellerPayout, holders: 1 });
  const { out } = await operator('ledger', 'show', String(order.id));
  t.match(out, /charge +bank +£/);
  t.match(out, new RegExp(`sale +buyer[\\s\\S]*sale:${order.id}`));
  t.equal((await operator('ledger', 'show', '999999')).code, exitCodes.refused);
});

t.test('faults and differences are named with their order', async (t) => {
  const order = await trade(market);
  await advanceTo(market, order.id, 'AwaitingShipment');
  await market.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update ledger_entries set amount = amount + 1
      where amount > 0 and transaction_id = (select max(id) from ledger_transactions)`);
  });
  const gone = {
    ...({ kind: 'missing-there', sourceId: 'pi_12', orderId: order.id } as const),
    ...{ here: 5_00, there: 0, currency: 'GBP' },
  };
  await compared([gone]);
  t.notMatch((await operator('ledger', 'check')).out, /missing-there/, 'seen once');
  await compared([gone]);
  const { out } = await operator('ledger', 'check');
  t.match(out, new RegExp(`${order.id} +unbalanced`));
  t.match(out, new RegExp(`${order.id} +missing-there +pi_12 +£5 +£0`));
  t.match(out, /Compared with stripe at 2026-11-20 14:05/);
  const waiting = await listWaiting(market.db, market.now());
  t.match(
    waiting.find(({ kind }) => kind === 'discrepancy'),
    { id: order.id, role: 'treasurer' },
  );
  await compared([]);
  t.match((await operator('ledger', 'check')).out, /There is no difference/);
});
