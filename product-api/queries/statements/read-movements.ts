import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AccountKind } from '../../../shared/domain/ledger.ts';
import type { Currency } from '../../../shared/domain/money.ts';
import type { Queryable } from '../../db/database.ts';
import { artworks, editions } from '../../db/schema/catalogue.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';
import { orders } from '../../db/schema/orders.ts';

export type Bounds = { readonly from: Date; readonly to: Date };

/** What an owner of accounts is owed: entries have it below zero. */
const owed = sql`-sum(${ledgerEntries.amount})`.mapWith(Number);

/** What was owed on these accounts before a time, by currency. */
export async function readOpenings(
  db: Queryable,
  accounts: SQL | undefined,
  before: Date,
): Promise<ReadonlyMap<Currency, number>> {
  const rows = await db
    .select({ currency: ledgerAccounts.currency, owed })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(accounts, lt(ledgerTransactions.at, before)))
    .groupBy(ledgerAccounts.currency);
  return new Map(rows.map((row) => [row.currency, row.owed]));
}

/** What moved on these accounts in a time, oldest first; `amount` above zero became owed. */
export async function readMovements(
  db: Queryable,
  accounts: SQL | undefined,
  { from, to }: Bounds,
) {
  const undone = alias(ledgerTransactions, 'undone');
  return db
    .select({
      id: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      undoneKind: undone.kind,
      cause: ledgerTransactions.cause,
      at: ledgerTransactions.at,
      orderId: ledgerTransactions.orderId,
      artworkId: artworks.id,
      artwork: artworks.name,
      editionId: editions.id,
      edition: editions.name,
      otherName: editions.otherName,
      currency: ledgerAccounts.currency,
      amount: owed,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(undone, eq(undone.id, ledgerTransactions.reversesId))
    .leftJoin(orders, eq(orders.id, ledgerTransactions.orderId))
    .leftJoin(editions, eq(editions.id, orders.editionId))
    .leftJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(and(accounts, gte(ledgerTransactions.at, from), lt(ledgerTransactions.at, to)))
    .groupBy(ledgerTransactions.id, undone.id, artworks.id, editions.id, ledgerAccounts.currency)
    .having(sql`sum(${ledgerEntries.amount}) <> 0`)
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id));
}

export type Movement = Awaited<ReturnType<typeof readMovements>>[number];

/** Money that left to its owner, or came back from them; all else is earned. */
const payments = ['payout', 'royalty-payment', 'repayment'];

export function isPayment({ kind, undoneKind }: Pick<Movement, 'kind' | 'undoneKind'>): boolean {
  return payments.includes(kind === 'reversal' ? (undoneKind ?? '') : kind);
}

/** Each currency with what was owed, earned and paid; what is paid is above zero. */
export function sumMovements(
  openings: ReadonlyMap<Currency, number>,
  movements: readonly Movement[],
) {
  const currencies = new Set([
    ...[...openings].filter(([, sum]) => sum !== 0).map(([currency]) => currency),
    ...movements.map(({ currency }) => currency),
  ]);
  return [...currencies].sort().map((currency) => {
    const own = movements.filter((one) => one.currency === currency);
    const sumOf = (some: readonly Movement[]) => some.reduce((sum, { amount }) => sum + amount, 0);
    const opening = openings.get(currency) ?? 0;
    const paid = -sumOf(own.filter(isPayment)) || 0;
    const earned = sumOf(own.filter((one) => !isPayment(one)));
    return { currency, opening, earned, paid, closing: opening + earned - paid };
  });
}

/** The sums of transactions on accounts of these kinds, by transaction and kind. */
export async function readParts(
  db: Queryable,
  movements: readonly Movement[],
  kinds: readonly AccountKind[],
): Promise<(movement: Movement, kind: AccountKind) => number> {
  const ids = movements.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: ledgerEntries.transactionId,
            kind: ledgerAccounts.kind,
            currency: ledgerAccounts.currency,
            amount: sql`sum(${ledgerEntries.amount})`.mapWith(Number),
          })
          .from(ledgerEntries)
          .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
          .where(
            and(
              inArray(ledgerEntries.transactionId, ids),
              inArray(ledgerAccounts.kind, [...kinds]),
            ),
          )
          .groupBy(ledgerEntries.transactionId, ledgerAccounts.kind, ledgerAccounts.currency);
  const keyOf = (id: number, kind: AccountKind, currency: Currency) => `${id}:${kind}:${currency}`;
  const sums = new Map(rows.map((row) => [keyOf(row.id, row.kind, row.currency), row.amount]));
  return ({ id, currency }, kind) => sums.get(keyOf(id, kind, currency)) ?? 0;
}
