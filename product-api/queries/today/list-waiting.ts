import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { paymentFailure, paymentName } from '../../../shared/desk/payment-words.ts';
import { sharedWords } from '../../../shared/desk/shared-words.ts';
import { caseStageWords, reportedAs } from '../../../shared/domain/case-words.ts';
import type { Queryable } from '../../db/database.ts';
import { submissions } from '../../db/schema/collecting.ts';
import { failedJobs } from '../../db/schema/desk.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentTasks } from '../../db/schema/payments.ts';
import { emails } from '../../db/schema/people.ts';
import { heldRates } from '../../db/schema/rates.ts';
import { listSharedOrders } from '../find-shared.ts';
import { listProposals } from '../list-proposals.ts';
import { listOpenCases } from '../load-cases.ts';
import { listDiscrepancies } from '../read-ledger.ts';
import { waitingAtMost as atMost, type Waiting } from './waiting.ts';
import { waitingListings } from './waiting-listings.ts';
import { waitingOrders } from './waiting-orders.ts';
import { rafflesToDraw, releasesThatOpen } from './waiting-releases.ts';

/** A payment or mail that was tried as often as this needs a person. */
const triesUntilStuck = 3;

/** What waits for the staff: what has to be done by a time first, then the longest waiting. */
export async function listWaiting(db: Queryable, now: Date): Promise<Waiting[]> {
  const waiting = [
    ...(await waitingListings(db)),
    ...(await waitingOrders(db, now)),
    ...(await openCases(db)),
    ...(await sharedOrders(db)),
    ...(await proposedPayments(db, now)),
    ...(await stuckPayments(db)),
    ...(await discrepancies(db)),
    ...(await undecided(db)),
    ...(await releasesThatOpen(db, now)),
    ...(await rafflesToDraw(db, now)),
    ...(await ratesHeld(db)),
    ...(await stuckMails(db)),
    ...(await jobsThatFail(db)),
  ];
  return waiting.sort(
    (one, other) => dueAt(one) - dueAt(other) || one.since.getTime() - other.since.getTime(),
  );
}

/** After everything that has a time. */
const noTime = Date.parse('9999-01-01');
const dueAt = ({ due }: Waiting) => due?.getTime() ?? noTime;

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
    title: `Order ${id}: ${paymentName(kind).toLowerCase()}`,
    task: paymentFailure({ kind, status, failure }) ?? 'Look at the order’s payments',
    role: 'treasurer' as const,
    since,
    due: null,
    dueBy: null,
  }));
}

/** Cases of which the next step is ours, and those that the bank decides. */
async function openCases(db: Queryable): Promise<Waiting[]> {
  const rows = (await listOpenCases(db)).filter(({ stage }) =>
    ['desk', 'receipt', 'bank'].includes(stage),
  );
  return rows.map(({ orderId, title, kind, stage, openedAt, deadline }) => ({
    kind: 'case' as const,
    id: orderId,
    title: `${title}: ${reportedAs[kind].toLowerCase()}`,
    task: caseStageWords[stage],
    role: stage === 'receipt' ? ('authenticator' as const) : ('treasurer' as const),
    since: openedAt,
    due: deadline,
    dueBy: stage === 'receipt' ? null : ('us' as const),
  }));
}

async function sharedOrders(db: Queryable): Promise<Waiting[]> {
  const rows = await listSharedOrders(db, atMost);
  return rows.map(({ id, title, since, card }) => ({
    kind: 'shared' as const,
    id,
    title,
    task: sharedWords[card ? 'card' : 'payout-account'],
    role: 'treasurer' as const,
    since,
    due: null,
    dueBy: null,
  }));
}

async function discrepancies(db: Queryable): Promise<Waiting[]> {
  const rows = await listDiscrepancies(db);
  return rows.map(({ sourceId, orderId, seenAt }) => ({
    kind: 'discrepancy' as const,
    id: orderId,
    title:
      orderId === null
        ? `The ledger and the card processor disagree on ${sourceId}`
        : `The ledger and the card processor disagree on a payment of order ${orderId}`,
    task: 'Compare both, and find out which is right',
    role: 'treasurer' as const,
    since: seenAt,
    due: null,
    dueBy: null,
  }));
}

async function proposedPayments(db: Queryable, now: Date): Promise<Waiting[]> {
  const waiting = await listProposals(db, { waitingAt: now });
  return waiting.map(({ input, proposedBy, proposedAt, waitsUntil, expiresAt, ...about }) => ({
    ...(about.orderId === null
      ? { kind: 'royalty' as const, id: about.artistId }
      : { kind: 'proposal' as const, id: about.orderId }),
    title: `${about.orderId === null ? `Royalty of ${about.artist ?? 'an artist'}` : `Order ${about.orderId}`}: record the payment ${String(input.payment)}`,
    task:
      waitsUntil !== null && waitsUntil > now
        ? `Proposed by ${proposedBy}: can be approved once a day has passed`
        : `Proposed by ${proposedBy}: approve or decline`,
    role: 'treasurer' as const,
    since: proposedAt,
    due: expiresAt,
    dueBy: 'us' as const,
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
    dueBy: null,
  }));
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
    dueBy: null,
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
    dueBy: null,
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
    dueBy: null,
  }));
}
