import { type SQL, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import t from 'tap';
import { trade } from '../../../tests/product-api/support/ledger.ts';
import { openMarket } from '../../../tests/product-api/support/market.ts';
import { advanceTo } from '../../../tests/product-api/support/operate.ts';
import { checkLedger } from '../../queries/check-ledger.ts';

const market = await openMarket();
t.teardown(() => market.close());
const { db } = market;

/** The constraint or the code that PostgreSQL refuses these statements with; null: it does not. */
async function refusalOf(...statements: SQL[]): Promise<string | null> {
  try {
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
    return null;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (!(cause instanceof DatabaseError)) throw error;
    return cause.constraint ?? cause.code ?? '';
  }
}

let causes = 0;
const transaction = (orderId: number, kind: string) => {
  causes += 1;
  return sql`insert into ledger_transactions (kind, cause, order_id, at)
    values (${kind}, ${`forged:${causes}`}, ${orderId}, now())`;
};
/** Entries of the latest transaction, all by one statement. */
const entries = (...lines: readonly (readonly [kind: string, amount: number])[]) => sql`
  insert into ledger_entries (transaction_id, account_id, amount)
  select (select max(id) from ledger_transactions), account.id, line.amount
  from (values ${sql.join(
    lines.map(([kind, amount]) => sql`(${kind}::text, ${amount}::bigint)`),
    sql`, `,
  )}) as line(kind, amount)
  join lateral (select id from ledger_accounts where kind = line.kind and currency = 'GBP'
    order by id desc limit 1) as account on true`;

t.test('PostgreSQL refuses what the ledger must not have', async (t) => {
  // Opens the accounts that the forged entries name.
  await advanceTo(market, (await trade(market)).id, 'PaidOut');
  const unpaid = await trade(market);
  const paid = await trade(market);
  await advanceTo(market, paid.id, 'AwaitingShipment');
  const total = paid.buyerTotal;
  const cases: readonly [string, string | null, ...SQL[]][] = [
    ['a changed amount', '42501', sql`update ledger_entries set amount = amount + 1`],
    ['a deleted entry', '42501', sql`delete from ledger_entries`],
    ['a deleted transaction', '42501', sql`delete from ledger_transactions`],
    ['another cause', '42501', sql`update ledger_transactions set cause = 'x' || cause`],
    ['another holder', '42501', sql`update ledger_accounts set holder_id = null`],
    ['an emptied ledger', '42501', sql`truncate ledger_entries`],
    [
      'entries that do not balance',
      'ledger_entries_balanced',
      transaction(paid.id, 'charge'),
      entries(['bank', 5], ['buyer', -4]),
    ],
    [
      'entries that are added by a second statement',
      'ledger_entries_complete',
      transaction(paid.id, 'charge'),
      entries(['bank', 5], ['buyer', -5]),
      entries(['processing-fees', 5], ['application-fees', -5]),
    ],
    [
      'a payment of fees that is called a charge',
      'ledger_entries_account_kind',
      transaction(paid.id, 'charge'),
      entries(['application-fees', 5], ['bank', -5]),
    ],
    [
      'a sale of an unpaid order',
      'ledger_entries_order',
      transaction(unpaid.id, 'sale'),
      entries(['buyer', total], ['seller', -total]),
    ],
    [
      'a payout of a paid order that is not completed',
      'ledger_entries_order',
      transaction(paid.id, 'payout'),
      entries(['seller', 5], ['bank', -5]),
    ],
    [
      'a sale beyond what was paid',
      'ledger_entries_order',
      transaction(paid.id, 'sale'),
      entries(['buyer', total + 1], ['seller', -total - 1]),
    ],
    ['a reversal of nothing', 'ledger_transactions_reversal', transaction(paid.id, 'reversal')],
    [
      'a reversal of less',
      'ledger_entries_reversed',
      sql`insert into ledger_transactions (kind, cause, order_id, at, reverses_id)
        select 'reversal', 'forged:less', order_id, at, id from ledger_transactions
        where order_id = ${paid.id} and kind = 'charge'`,
      entries(['buyer', 5], ['bank', -5]),
    ],
    [
      'a cause that was posted before',
      'ledger_transactions_cause_unique',
      sql`insert into ledger_transactions (kind, cause, order_id, at)
        select kind, cause, order_id, at from ledger_transactions limit 1`,
    ],
    [
      'a payout that opens while nothing is owed',
      'payment_tasks_owed',
      sql`insert into payment_tasks (order_id, kind, amount, currency, next_attempt_at)
        values (${paid.id}, 'payout', ${paid.sellerPayout}, 'GBP', now())`,
    ],
  ];
  for (const [name, refusal, ...statements] of cases) {
    t.equal(await refusalOf(...statements), refusal, name);
  }
  const [last] = await db
    .execute<{ id: string }>(
      sql`select max(id) as id from ledger_transactions where order_id = ${paid.id}`,
    )
    .then(({ rows }) => rows);
  t.equal(
    await refusalOf(sql`insert into ledger_entries (transaction_id, account_id, amount)
      select ${last!.id}, id, case kind when 'processing-fees' then 5 else -5 end from ledger_accounts
      where kind in ('processing-fees', 'application-fees') and currency = 'GBP'`),
    'ledger_entries_complete',
    'entries of an earlier transaction',
  );
  t.same(await checkLedger(db), []);
});

t.test('each fault of a ledger is found', async (t) => {
  const spoiled = await openMarket();
  t.teardown(() => spoiled.close());
  const spoil = (statement: SQL) =>
    spoiled.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(statement);
    });
  const orderIds: number[] = [];
  for (let made = 0; made < 5; made += 1) {
    const { id } = await trade(spoiled);
    await advanceTo(spoiled, id, 'PaidOut');
    orderIds.push(id);
  }
  t.same(await checkLedger(spoiled.db), []);
  const [one, two, three, four, five] = orderIds;
  const ofOrder = (id: number | undefined, kind: string) =>
    sql`(select id from ledger_transactions where order_id = ${id} and kind = ${kind})`;
  const accounts = (kind: string) => sql`(select id from ledger_accounts where kind = ${kind})`;
  await spoil(sql`update ledger_entries set amount = amount + 1
    where transaction_id = ${ofOrder(one, 'sale')} and account_id in ${accounts('application-fees')}`);
  await spoil(sql`update orders set seller_payout = seller_payout - 1,
    seller_royalty = seller_royalty + 1 where id = ${two}`);
  await spoil(sql`update ledger_transactions set cause = 'payout:other'
    where id = ${ofOrder(three, 'payout')}`);
  await spoil(
    sql`update payment_tasks set status = 'held' where order_id = ${four} and kind = 'payout'`,
  );
  await spoil(sql`update ledger_entries set amount = amount * 2
    where transaction_id = ${ofOrder(five, 'charge')}`);
  const found = await checkLedger(spoiled.db);
  t.same(
    found.map(({ orderId, problem }) => `${orderIds.indexOf(orderId) + 1} ${problem}`),
    [
      '1 other-lines',
      '1 unbalanced',
      '2 other-lines',
      '2 other-lines',
      '3 payment-not-posted',
      '3 payout-not-made',
      '4 payout-not-made',
      '5 not-settled',
      '5 payment-not-posted',
    ],
  );
});
