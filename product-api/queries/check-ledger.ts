import { type SQL, sql } from 'drizzle-orm';
import type { LedgerProblem } from '../../shared/domain/ledger.ts';
import type { Currency } from '../../shared/domain/money.ts';
import type { Queryable } from '../db/database.ts';

export type LedgerFault = {
  readonly problem: LedgerProblem;
  readonly orderId: number;
  /** Minor units of the currency: what the ledger has, and what it should have. */
  readonly found: number;
  readonly expected: number;
  readonly currency: Currency;
};

/** As many faults as a person reads. */
const mostFaults = 100;

/**
 * What in the ledger is not as it should be: a transaction that does not balance; an order whose
 * entries are not its lines, or that is not settled at its end; a payment without its transaction.
 */
export async function checkLedger(db: Queryable): Promise<LedgerFault[]> {
  const { rows } = await db.execute<LedgerFault>(sql`
    with lines as (
      select posted.id, posted.kind, posted.cause, posted.order_id, posted.reverses_id,
        account.kind as account, account.currency, entry.amount
      from ledger_transactions as posted
      join ledger_entries as entry on entry.transaction_id = posted.id
      join ledger_accounts as account on account.id = entry.account_id
    ), faults as (
      ${unbalanced} union all ${linesOfSales} union all ${unpostedPayments}
      union all ${unmadePayments} union all ${unsettledOrders}
    )
    select problem, order_id as "orderId", found::float8 as found, expected::float8 as expected, currency
    from faults order by order_id, problem limit ${mostFaults}`);
  return rows;
}

const named = (problem: LedgerProblem) => sql`${sql.raw(`'${problem}'`)} as problem`;

const unbalanced: SQL = sql`
  select ${named('unbalanced')}, order_id, sum(amount) as found, 0 as expected, currency
  from lines group by id, order_id, currency having sum(amount) <> 0`;

/** Of a sale that was not undone, each account against its line of the order. */
const linesOfSales: SQL = sql`
  select ${named('other-lines')}, sold.order_id, coalesce(sum(lines.amount), 0), line.amount, line.currency
  from ledger_transactions as sold
  join orders on orders.id = sold.order_id
  cross join lateral (values
    ('buyer', buyer_currency, buyer_total), ('shipping', buyer_currency, -buyer_shipping),
    ('processing-fees', buyer_currency, -buyer_process_fee),
    ('application-fees', seller_currency, -seller_application_fee),
    ('royalties', seller_currency, -seller_royalty), ('insurance', seller_currency, -seller_insurance),
    ('seller', seller_currency, -seller_payout)
  ) as line(account, currency, amount)
  left join lines on lines.id = sold.id and lines.account = line.account
    and lines.currency = line.currency
  where sold.kind = 'sale'
  group by sold.order_id, line.account, line.currency, line.amount
  having coalesce(sum(lines.amount), 0) <> line.amount`;

/** Payments that were made, against what came in or went out for them. */
const unpostedPayments: SQL = sql`
  select ${named('payment-not-posted')}, task.order_id, coalesce(sum(lines.amount), 0),
    case task.kind when 'charge' then task.amount else -task.amount end, task.currency
  from payment_tasks as task
  left join lines on lines.cause = replace(task.kind, 'partial-', '') || ':' || task.processor_id
    and lines.account in ('processor', 'bank') and lines.currency = task.currency
  where task.status = 'done' or (task.kind = 'charge' and task.status = 'disputed')
  group by task.id
  having coalesce(sum(lines.amount), 0) <> case task.kind when 'charge' then task.amount else -task.amount end`;

/** Payouts in the ledger that no payment was recorded for. */
const unmadePayments: SQL = sql`
  select ${named('payout-not-made')}, lines.order_id, -lines.amount, 0, lines.currency
  from lines left join payment_tasks as task on task.order_id = lines.order_id
    and task.kind = 'payout' and task.status = 'done'
    and lines.cause = 'payout:' || task.processor_id
  where lines.kind = 'payout' and lines.account in ('processor', 'bank') and task.id is null`;

/** Of orders with a payment: what is left on an account that ought to be empty. */
const unsettledOrders: SQL = sql`
  select ${named('not-settled')}, orders.id, sum(lines.amount), 0, lines.currency
  from orders join lines on lines.order_id = orders.id
  where (lines.account in ('buyer', 'seller') and orders.status = 'PaidOut')
    or (lines.account = 'buyer' and orders.status in ('Cancelled', 'PaymentFailed', 'Returned'))
    or (lines.account = 'refunds' and exists (select from payment_tasks as task
      where task.order_id = orders.id and task.kind in ('refund', 'partial-refund')
        and task.status = 'done'))
  group by orders.id, lines.account, lines.currency
  having sum(lines.amount) <> 0`;
