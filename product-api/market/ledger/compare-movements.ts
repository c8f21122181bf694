import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { DiscrepancyKind } from '../../../shared/domain/ledger.ts';
import type { Queryable } from '../../db/database.ts';
import {
  ledgerAccounts,
  type ledgerDiscrepancies,
  ledgerEntries,
  ledgerTransactions,
} from '../../db/schema/ledger.ts';
import type { Movement } from '../../payments/payment-port.ts';

export type Discrepancy = Pick<
  typeof ledgerDiscrepancies.$inferInsert,
  'kind' | 'sourceId' | 'orderId' | 'here' | 'there' | 'currency'
>;

/** Comparisons that have to see a discrepancy before people are told of it. */
export const timesUntilShown = 2;

/** What the ledger has of the processor's account for a cause. */
export type Posted = {
  readonly cause: string;
  readonly orderId: number | null;
  readonly amount: number;
  readonly currency: string;
};

const causes = {
  charge: ['charge', 'charge-failed'],
  refund: ['refund-failed', 'refund'],
  transfer: ['payout-failed', 'payout'],
  dispute: ['dispute-won', 'dispute'],
} as const;

/** The cause of a movement's transaction in the ledger; null: the ledger knows none. */
export function causeOf({ kind, sourceId, moved }: Movement): string | null {
  if (kind === 'withdrawal' || kind === 'other') return null;
  const [cameIn, wentOut] = causes[kind];
  return `${moved.amount > 0 ? cameIn : wentOut}:${sourceId}`;
}

const postedColumns = {
  cause: ledgerTransactions.cause,
  orderId: ledgerTransactions.orderId,
  amount: sql<string>`sum(${ledgerEntries.amount})`.mapWith(Number),
  currency: ledgerAccounts.currency,
};

/** What the ledger has for these movements, by cause. */
export async function findPosted(
  db: Queryable,
  movements: readonly Movement[],
): Promise<ReadonlyMap<string, Posted>> {
  const wanted = movements.map(causeOf).filter((cause) => cause !== null);
  const rows = await postedOf(db, inArray(ledgerTransactions.cause, wanted));
  return new Map(rows.map((row) => [row.cause, row]));
}

/** What was posted as paid by the processor in a time, the end not included, and of some payments. */
export function listPosted(
  db: Queryable,
  {
    since,
    before,
    sources,
  }: { readonly since: Date | null; readonly before: Date; readonly sources: readonly string[] },
): Promise<Posted[]> {
  const { at, cause, kind } = ledgerTransactions;
  const isOfPayment = sql`${kind} not in ('processor-fee', 'conversion', 'withdrawal')`;
  const isRecent = since === null ? undefined : gte(at, since);
  const isNamed = inArray(sql`split_part(${cause}, ':', 2)`, [...sources]);
  return postedOf(db, and(isOfPayment, lt(at, before), isRecent && or(isRecent, isNamed)));
}

function postedOf(db: Queryable, which: ReturnType<typeof and>): Promise<Posted[]> {
  return db
    .select(postedColumns)
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerAccounts.kind, 'processor'), which))
    .groupBy(ledgerTransactions.id, ledgerAccounts.currency);
}

/** What is wrong with a movement; null: the ledger says the same. */
export function judge(movement: Movement, posted: Posted | undefined): Discrepancy | null {
  const { sourceId, moved } = movement;
  const there = { sourceId, there: moved.amount, currency: moved.currency };
  const found = (kind: DiscrepancyKind, here: number): Discrepancy => ({
    ...there,
    kind,
    here,
    orderId: posted?.orderId ?? null,
  });
  if (!posted) return found('missing-here', 0);
  if (posted.currency !== moved.currency) return found('other-currency', posted.amount);
  return posted.amount === moved.amount ? null : found('other-amount', posted.amount);
}
