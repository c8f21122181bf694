import { sql } from 'drizzle-orm';
import { ledgerDiscrepancies } from '../../../../product-api/db/schema/ledger.ts';
import { checkLedger } from '../../../../product-api/queries/check-ledger.ts';
import type { Life } from './life.ts';

/** What no life of an order may come to at any time. */
export async function findFaults(life: Life): Promise<string[]> {
  const faults = await checkLedger(life.db);
  return [
    ...faults.map(({ problem, orderId }) => `${problem} of ${orderId}`),
    ...(await faultsOfOrders(life)),
    ...faultsAtProcessor(life),
  ];
}

const orderFaults = sql`
  select 'its payout is due beside its open case' as fault, task.order_id as id
  from payment_tasks as task join cases on cases.order_id = task.order_id
  where task.kind = 'payout' and task.status = 'open' and task.attempts = 0
    and cases.stage <> 'closed'
  union all
  select 'it was shipped and not paid', shipped.order_id from order_events as shipped
  where shipped.status = 'Shipped' and not exists (select from ledger_transactions as paid
    where paid.order_id = shipped.order_id and paid.kind = 'charge')
  union all
  select 'its seller was paid twice', order_id from ledger_transactions
  where kind = 'payout' group by order_id having count(*) > 1
  union all
  select 'more was refunded than was paid', posted.order_id
  from ledger_transactions as posted
  join ledger_entries as entry on entry.transaction_id = posted.id
  join ledger_accounts as account on account.id = entry.account_id
  where posted.kind in ('charge', 'surplus', 'refund') and posted.order_id is not null
    and account.kind in ('processor', 'bank')
  group by posted.order_id, account.currency having sum(entry.amount) < 0`;

async function faultsOfOrders({ db }: Life): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string; id: number }>(orderFaults);
  return rows.map(({ fault, id }) => `order ${id}: ${fault}`);
}

function faultsAtProcessor({ stripe }: Life): string[] {
  const groups = Map.groupBy(stripe.transfers, ({ transfer_group }) => transfer_group);
  const twice = [...groups].filter(([, sent]) => sent.length > 1);
  const returned = Map.groupBy(
    stripe.refunds.filter(({ status }) => status !== 'failed'),
    ({ payment_intent }) => payment_intent,
  );
  const overpaid = stripe.intents.filter(({ id, amount }) => {
    const made = returned.get(id) ?? [];
    return made.reduce((sum, refund) => sum + Number(refund.amount), 0) > Number(amount);
  });
  return [
    ...twice.map(([group]) => `${group} was paid out twice`),
    ...overpaid.map(({ id }) => `${id} was refunded twice`),
  ];
}

/** What may be left of no life once everything that is due has happened. */
export async function findLeftovers(life: Life): Promise<string[]> {
  const apart = await life.db.select().from(ledgerDiscrepancies);
  return [
    ...(await findFaults(life)),
    ...apart.map(({ kind, sourceId }) => `${kind} ${sourceId}`),
    ...(await chargedTwice(life)),
  ];
}

/** Of one order, only one payment stays at the processor. */
async function chargedTwice({ madeOrders, stripe }: Life): Promise<string[]> {
  const left = stripe.intents.filter(({ id, status, amount }) => {
    const refunds = stripe.refunds.filter((one) => one.payment_intent === id);
    const back = refunds.reduce((sum, one) => sum + Number(one.amount), 0);
    return status === 'succeeded' && back < Number(amount);
  });
  const kept = Map.groupBy(left, ({ transfer_group }) => transfer_group);
  return (await madeOrders()).flatMap(({ id }) =>
    (kept.get(`order-${id}`)?.length ?? 0) > 1 ? [`order ${id} was charged twice`] : [],
  );
}
