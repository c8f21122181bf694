import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AccountKind, TransactionKind } from '../../../shared/domain/ledger.ts';
import type { Currency } from '../../../shared/domain/money.ts';
import type { Transaction } from '../../db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';

/** Minor units of an account: above zero a debit, below zero a credit. */
export type Entry = {
  readonly account: AccountKind;
  readonly currency: Currency;
  readonly amount: number;
  /** The person, of a buyer's or a seller's account. */
  readonly holderId?: number | null;
  /** The artist, of royalties; null: the work has none. */
  readonly artistId?: number | null;
};

export type Posting = {
  readonly kind: TransactionKind;
  /** What made it, such as 'charge:pi_123'. */
  readonly cause: string;
  /** null: it concerns no order. */
  readonly orderId: number | null;
  readonly entries: readonly Entry[];
  readonly at: Date;
  /** The transaction that it undoes. */
  readonly reversesId?: number;
};

/**
 * Writes a transaction into the ledger, once for its cause; entries of nothing are left out.
 * PostgreSQL refuses one that does not balance, and one that takes more from an order than was paid
 * for it.
 */
export async function post(tx: Transaction, posting: Posting): Promise<void> {
  const { entries, ...transaction } = posting;
  const [made] = await tx
    .insert(ledgerTransactions)
    .values(transaction)
    .onConflictDoNothing({ target: ledgerTransactions.cause })
    .returning({ id: ledgerTransactions.id });
  if (!made) return;
  const moving = entries.filter(({ amount }) => amount !== 0);
  const accountOf = await openAccounts(tx, moving);
  await tx.insert(ledgerEntries).values(
    moving.map((entry) => ({
      transactionId: made.id,
      accountId: accountOf(entry),
      amount: entry.amount,
    })),
  );
}

/** The entries of a cause's transaction; none where there is none, and where it was undone. */
export async function findStanding(tx: Transaction, cause: string) {
  const undoing = alias(ledgerTransactions, 'undoing');
  return tx
    .select({ transaction: ledgerTransactions, account: ledgerAccounts, entry: ledgerEntries })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(undoing, eq(undoing.reversesId, ledgerTransactions.id))
    .where(and(eq(ledgerTransactions.cause, cause), isNull(undoing.id)));
}

/** Undoes the transaction of a cause, where one stands. */
export async function reverse(
  tx: Transaction,
  undone: { readonly cause: string; readonly by: string; readonly at: Date },
): Promise<void> {
  const found = await findStanding(tx, undone.cause);
  const [first] = found;
  if (!first) return;
  await post(tx, {
    kind: 'reversal',
    cause: undone.by,
    orderId: first.transaction.orderId,
    entries: found.map(({ account: { kind, ...account }, entry }) => ({
      ...account,
      account: kind,
      amount: -entry.amount,
    })),
    at: undone.at,
    reversesId: first.transaction.id,
  });
}

/** The ids of the entries' accounts, each opened where it is needed for the first time. */
async function openAccounts(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<(entry: Entry) => number> {
  const known = await findAccounts(tx, entries);
  const missing = entries.filter((entry) => !known.has(keyOf(columnsOf(entry))));
  if (missing.length > 0) {
    await tx.insert(ledgerAccounts).values(missing.map(columnsOf)).onConflictDoNothing();
    for (const [key, id] of await findAccounts(tx, missing)) known.set(key, id);
  }
  return (entry) => {
    const id = known.get(keyOf(columnsOf(entry)));
    if (id === undefined) throw new Error(`the account of ${entry.account} was just opened`);
    return id;
  };
}

async function findAccounts(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<Map<string, number>> {
  const { kind, currency, holderId, artistId } = ledgerAccounts;
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(
      and(
        inArray(
          kind,
          entries.map(({ account }) => account),
        ),
        inArray(
          currency,
          entries.map((entry) => entry.currency),
        ),
        or(
          isNull(holderId),
          inArray(
            holderId,
            entries.flatMap((entry) => entry.holderId ?? []),
          ),
        ),
        or(
          isNull(artistId),
          inArray(
            artistId,
            entries.flatMap((entry) => entry.artistId ?? []),
          ),
        ),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

type Account = Omit<typeof ledgerAccounts.$inferInsert, 'id'>;

function columnsOf({ account, currency, holderId = null, artistId = null }: Entry): Account {
  return { kind: account, currency, holderId, artistId };
}

const keyOf = ({ kind, currency, holderId, artistId }: Account) =>
  [kind, currency, holderId, artistId].join(':');
