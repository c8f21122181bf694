import { and, asc, eq, inArray, lt, not, or, sql } from 'drizzle-orm';
import { steps } from '../../../shared/desk/order-steps.ts';
import type { DueBy } from '../../../shared/desk/today.ts';
import { nextActor, type OrderStatus, orderStatuses } from '../../../shared/domain/order-status.ts';
import { orderStatusNames } from '../../../shared/domain/order-status-names.ts';
import { titleWithEdition } from '../../../shared/domain/shown-edition.ts';
import type { Queryable } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { artworks, editions } from '../../db/schema/catalogue.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { promisedAfter, type Waiting, waitingAtMost } from './waiting.ts';

/** Who has let the order wait, in the states in which the staff acts next. */
const lateBy: Readonly<Partial<Record<OrderStatus, DueBy>>> = {
  ...{ NotShipped: 'seller', Shipped: 'carrier', Received: 'us', Authenticating: 'us' },
};

const ours = orderStatuses.filter((status) => nextActor[status] === 'deckle');
const isOurs: ReadonlySet<OrderStatus> = new Set(ours);

/** The steps of buyers and sellers, which wait here once they are overdue. */
const theirs = {
  AwaitingPayment: { task: 'Not paid by its deadline', role: 'treasurer', dueBy: 'buyer' },
  AwaitingShipment: { task: 'Not shipped by its deadline', role: 'treasurer', dueBy: 'seller' },
} as const;

/** 'Delivered: release the payout', by the usual step of the state. */
function stepOf(status: OrderStatus) {
  if (status === 'AwaitingPayment' || status === 'AwaitingShipment') return theirs[status];
  const [step] = steps[status];
  if (!isOurs.has(status) || !step) return null;
  const label = `${step.label.charAt(0).toLowerCase()}${step.label.slice(1)}`;
  const task = `${orderStatusNames[status]}: ${label}`;
  return { task, role: step.role, dueBy: lateBy[status] ?? null };
}

const isPromised: ReadonlySet<OrderStatus> = new Set(['Received', 'Authenticating']);

/** A delivered order whose buyer can still report a problem, or has: its case waits instead. */
function leavesByItself(now: Date) {
  const isOpen = sql`exists (select from ${cases} where ${cases.orderId} = ${orders.id} and ${cases.stage} <> 'closed')`;
  return sql`(${orders.status} = 'Delivered' and (coalesce(${orders.deadline} > ${now}, false) or ${isOpen}))`;
}

export async function waitingOrders(db: Queryable, now: Date): Promise<Waiting[]> {
  const since = sql<Date>`max(${orderEvents.at})`.mapWith(orderEvents.at);
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      artwork: artworks.name,
      edition: { name: editions.name, otherName: editions.otherName },
      deadline: orders.deadline,
      since,
    })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(
      and(
        orders.isUnderWay,
        or(
          and(inArray(orders.status, ours), not(leavesByItself(now))),
          and(
            inArray(orders.status, ['AwaitingPayment', 'AwaitingShipment']),
            lt(orders.deadline, now),
          ),
        ),
      ),
    )
    .groupBy(orders.id, artworks.id, editions.id)
    .orderBy(asc(since))
    .limit(waitingAtMost);
  return rows.flatMap(({ status, deadline, artwork, edition, ...row }) => {
    const step = stepOf(status);
    if (!step) return [];
    const due = isPromised.has(status) ? promisedAfter(row.since) : deadline;
    const title = titleWithEdition(artwork, edition);
    return [{ ...row, title, ...step, kind: 'order' as const, due }];
  });
}
