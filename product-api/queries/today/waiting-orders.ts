import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Role } from '../../../shared/desk/roles.ts';
import type { DueBy } from '../../../shared/desk/today.ts';
import type { OrderStatus } from '../../../shared/domain/order-status.ts';
import { titleWithEdition } from '../../../shared/domain/shown-edition.ts';
import type { Queryable } from '../../db/database.ts';
import { artworks, editions } from '../../db/schema/catalogue.ts';
import { orderEvents, orders } from '../../db/schema/market.ts';
import { promisedAfter, type Waiting, waitingAtMost } from './waiting.ts';

type Step = { readonly task: string; readonly role: Role; readonly dueBy: DueBy | null };
const step = (task: string, role: Role, dueBy: DueBy | null = null): Step => ({
  task,
  role,
  dueBy,
});

/** The steps of an order that the staff takes. */
const ours: Readonly<Partial<Record<OrderStatus, Step>>> = {
  NotShipped: step('Not shipped in time: cancel', 'treasurer', 'seller'),
  Shipped: step('On its way here: receive', 'authenticator', 'carrier'),
  Received: step('Received: begin authentication', 'authenticator', 'us'),
  Authenticating: step('Authenticate', 'authenticator', 'us'),
  Authenticated: step('Send to the buyer', 'authenticator'),
  AuthenticationFailed: step('Send back to the seller', 'authenticator'),
  ShippedToBuyer: step('On its way to the buyer: confirm delivery', 'authenticator'),
};

/** The steps of buyers and sellers, which wait here once they are overdue. */
const theirs: Readonly<Partial<Record<OrderStatus, Step>>> = {
  AwaitingPayment: step('Not paid by its deadline', 'treasurer', 'buyer'),
  AwaitingShipment: step('Not shipped by its deadline', 'treasurer', 'seller'),
};

const isPromised: ReadonlySet<OrderStatus> = new Set(['Received', 'Authenticating']);
const statusesOf = (steps: typeof ours) => Object.keys(steps) as OrderStatus[];

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
          inArray(orders.status, statusesOf(ours)),
          and(inArray(orders.status, statusesOf(theirs)), lt(orders.deadline, now)),
        ),
      ),
    )
    .groupBy(orders.id, artworks.id, editions.id)
    .orderBy(asc(since))
    .limit(waitingAtMost);
  return rows.flatMap(({ status, deadline, artwork, edition, ...row }) => {
    const step = ours[status] ?? theirs[status];
    if (!step) return [];
    const due = isPromised.has(status) ? promisedAfter(row.since) : deadline;
    const title = titleWithEdition(artwork, edition);
    return [{ ...row, title, ...step, kind: 'order' as const, due }];
  });
}
