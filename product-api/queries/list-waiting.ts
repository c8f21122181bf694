import { and, asc, eq, exists, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Role } from '../../shared/desk/roles.ts';
import type { WaitingKind } from '../../shared/desk/today.ts';
import { addBusinessDays } from '../../shared/domain/business-time.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { Queryable } from '../db/database.ts';
import { artworks, editions, releases } from '../db/schema/catalogue.ts';
import { submissions } from '../db/schema/collecting.ts';
import { failedJobs } from '../db/schema/desk.ts';
import { asks, orderEvents, orders } from '../db/schema/market.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { emails } from '../db/schema/people.ts';
import { raffleDraws, raffleEntries } from '../db/schema/raffles.ts';
import { heldRates } from '../db/schema/rates.ts';
import { listProposals } from './list-proposals.ts';

export type Waiting = {
  readonly kind: WaitingKind;
  readonly id: number | null;
  readonly title: string;
  readonly task: string;
  readonly role: Role;
  readonly since: Date;
  readonly due: Date | null;
};

/** The most of each kind. */
const atMost = 200;
/** Sellers are promised an answer within two working days. */
const workingDays = 2;
/** A payment or mail that was tried as often as this needs a person. */
const triesUntilStuck = 3;

/** The steps of an order that the staff takes. */
const tasks: Readonly<
  Partial<Record<OrderStatus, { readonly task: string; readonly role: Role }>>
> = {
  NotShipped: { task: 'Not shipped in time: cancel', role: 'treasurer' },
  Shipped: { task: 'On its way here: receive', role: 'authenticator' },
  Received: { task: 'Received: begin authentication', role: 'authenticator' },
  Authenticating: { task: 'Authenticate', role: 'authenticator' },
  Authenticated: { task: 'Send to the buyer', role: 'authenticator' },
  AuthenticationFailed: { task: 'Send back to the seller', role: 'authenticator' },
  ShippedToBuyer: { task: 'On its way to the buyer: confirm delivery', role: 'authenticator' },
};

/** What waits for the staff, the longest waiting first. */
export async function listWaiting(db: Queryable, now: Date): Promise<Waiting[]> {
  const waiting = [
    ...(await listings(db)),
    ...(await ordersToMove(db)),
    ...(await proposedPayments(db, now)),
    ...(await stuckPayments(db)),
    ...(await undecided(db)),
    ...(await rafflesToDraw(db, now)),
    ...(await ratesHeld(db)),
    ...(await stuckMails(db)),
    ...(await jobsThatFail(db)),
  ];
  return waiting.sort((one, other) => one.since.getTime() - other.since.getTime());
}

const dueAfter = (since: Date) => new Date(addBusinessDays(since.getTime(), workingDays));
const titled = sql<string>`${artworks.name} || ', ' || ${editions.name}`;

async function listings(db: Queryable): Promise<Waiting[]> {
  const rows = await db
    .select({ id: asks.id, title: titled, since: asks.placedAt })
    .from(asks)
    .innerJoin(editions, eq(editions.id, asks.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(eq(asks.status, 'PendingAuthentication'))
    .orderBy(asc(asks.id))
    .limit(atMost);
  return rows.map((row) => ({
    ...row,
    kind: 'listing' as const,
    task: 'Approve, ask for more, or reject',
    role: 'authenticator' as const,
    due: dueAfter(row.since),
  }));
}

async function ordersToMove(db: Queryable): Promise<Waiting[]> {
  const since = sql<Date>`max(${orderEvents.at})`.mapWith(orderEvents.at);
  const rows = await db
    .select({ id: orders.id, status: orders.status, title: titled, since })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(and(orders.isUnderWay, inArray(orders.status, Object.keys(tasks) as OrderStatus[])))
    .groupBy(orders.id, artworks.id, editions.id)
    .orderBy(asc(since))
    .limit(atMost);
  return rows.flatMap(({ status, ...row }) => {
    const step = tasks[status];
    if (!step) return [];
    const isPromised = status === 'Received' || status === 'Authenticating';
    const due = isPromised ? dueAfter(row.since) : null;
    return [{ ...row, ...step, kind: 'order' as const, due }];
  });
}

async function stuckPayments(db: Queryable): Promise<Waiting[]> {
  const rows = await db
    .select({
      id: paymentTasks.orderId,
      kind: paymentTasks.kind,
      status: paymentTasks.status,
      failure: paymentTasks.failure,
      since: orders.createdAt,
    })
    .from(paymentTasks)
    .innerJoin(orders, eq(orders.id, paymentTasks.orderId))
    .where(
      sql`${paymentTasks.status} in ('disputed', 'failed')
        or (${paymentTasks.status} = 'open' and ${paymentTasks.attempts} >= ${triesUntilStuck})`,
    )
    .orderBy(asc(paymentTasks.id))
    .limit(atMost);
  return rows.map(({ id, kind, status, failure, since }) => ({
    kind: 'stuck-payment' as const,
    id,
    title: `The ${kind} of order ${id} is ${status}`,
    task: failure ?? 'Look at the order’s payments',
    role: 'treasurer' as const,
    since,
    due: null,
  }));
}

async function proposedPayments(db: Queryable, now: Date): Promise<Waiting[]> {
  const waiting = await listProposals(db, { waitingAt: now });
  return waiting.map(({ orderId, input, proposedBy, proposedAt, waitsUntil, expiresAt }) => ({
    kind: 'proposal' as const,
    id: orderId,
    title: `Order ${orderId}: record the payment ${String(input.payment)}`,
    task:
      waitsUntil !== null && waitsUntil > now
        ? `Proposed by ${proposedBy}: can be approved once a day has passed`
        : `Proposed by ${proposedBy}: approve or decline`,
    role: 'treasurer' as const,
    since: proposedAt,
    due: expiresAt,
  }));
}

async function undecided(db: Queryable): Promise<Waiting[]> {
  const rows = await db
    .select({ id: submissions.id, fields: submissions.fields, since: submissions.createdAt })
    .from(submissions)
    .where(eq(submissions.status, 'Pending'))
    .orderBy(asc(submissions.id))
    .limit(atMost);
  return rows.map(({ id, fields, since }) => ({
    kind: 'submission' as const,
    id,
    title: String(fields.name ?? ''),
    task: 'Accept or decline',
    role: 'curator' as const,
    since,
    due: null,
  }));
}

async function rafflesToDraw(db: Queryable, now: Date): Promise<Waiting[]> {
  const rows = await db
    .select({ id: releases.id, title: releases.name, since: releases.endsAt })
    .from(releases)
    .leftJoin(raffleDraws, eq(raffleDraws.releaseId, releases.id))
    .where(
      and(
        eq(releases.kind, 'raffle'),
        lt(releases.endsAt, now),
        isNull(releases.takenDownAt),
        isNull(raffleDraws.releaseId),
        exists(
          db
            .select({ id: raffleEntries.id })
            .from(raffleEntries)
            .where(eq(raffleEntries.releaseId, releases.id)),
        ),
      ),
    )
    .orderBy(asc(releases.endsAt))
    .limit(atMost);
  return rows.flatMap(({ id, title, since }) =>
    since === null
      ? []
      : [{ kind: 'raffle', id, title, task: 'Draw', role: 'curator', since, due: null } as const],
  );
}

async function ratesHeld(db: Queryable): Promise<Waiting[]> {
  const rows = await db.select().from(heldRates);
  return rows.map(({ currency, asOf }) => ({
    kind: 'rate' as const,
    id: null,
    title: `The rate of ${currency} is held back`,
    task: 'Compare it with another source, and accept it',
    role: 'treasurer' as const,
    since: new Date(`${asOf}T00:00:00Z`),
    due: null,
  }));
}

async function stuckMails(db: Queryable): Promise<Waiting[]> {
  const rows = await db
    .select({ subject: emails.subject, since: emails.createdAt, failure: emails.failure })
    .from(emails)
    .where(and(isNull(emails.sentAt), gt(emails.attempts, triesUntilStuck)))
    .orderBy(asc(emails.id))
    .limit(atMost);
  return rows.map(({ subject, since, failure }) => ({
    kind: 'mail' as const,
    id: null,
    title: subject,
    task: failure ?? 'Not accepted by the mail server',
    role: 'owner' as const,
    since,
    due: null,
  }));
}

async function jobsThatFail(db: Queryable): Promise<Waiting[]> {
  const rows = await db.select().from(failedJobs);
  return rows.map(({ name, since, runs }) => ({
    kind: 'job' as const,
    id: null,
    title: `The job ${name} fails`,
    task: `${runs} ${runs === 1 ? 'run' : 'runs'} in a row: see the log for job.failed`,
    role: 'owner' as const,
    since,
    due: null,
  }));
}
