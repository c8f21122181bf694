import { and, eq, sql } from 'drizzle-orm';
import type { Currency } from '../../../shared/domain/money.ts';
import type { Transaction } from '../../db/database.ts';
import { artists } from '../../db/schema/catalogue.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';
import { conflict, notFound } from '../../errors.ts';
import { post } from './post.ts';

type Payment = {
  /** The artist. */
  readonly id: number;
  readonly currency: Currency;
  readonly amount: number;
  /** The bank's reference. */
  readonly payment: string;
};

/** A payment at the bank is recorded once for an artist. */
const causeOf = ({ id, payment }: Payment) => `royalty-payment:${id}:${payment}`;

/**
 * Locks the artist, whose payments wait for each other. Throws 'royalty.not-owed' where less is
 * owed, and 'royalty.recorded' where the bank's payment is in the ledger already.
 */
export async function requireOwedRoyalty(
  tx: Transaction,
  payment: Payment,
): Promise<{ readonly name: string }> {
  const [artist] = await tx
    .select({ name: artists.name })
    .from(artists)
    .where(eq(artists.id, payment.id))
    .for('no key update');
  if (!artist) throw notFound();
  const isRecorded = eq(ledgerTransactions.cause, causeOf(payment));
  if ((await tx.$count(ledgerTransactions, isRecorded)) > 0) throw conflict('royalty.recorded');
  if ((await readOwedRoyalty(tx, payment)) < payment.amount) throw conflict('royalty.not-owed');
  return { name: artist.name ?? '' };
}

async function readOwedRoyalty(
  tx: Transaction,
  { id, currency }: Pick<Payment, 'id' | 'currency'>,
): Promise<number> {
  const [row] = await tx
    .select({ owed: sql`coalesce(-sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerAccounts.kind, 'royalties'),
        eq(ledgerAccounts.artistId, id),
        eq(ledgerAccounts.currency, currency),
      ),
    );
  return row?.owed ?? 0;
}

/** An artist was paid at the bank. */
export async function postRoyaltyPayment(
  tx: Transaction,
  { at, ...payment }: Payment & { readonly at: Date },
): Promise<void> {
  const { id: artistId, currency, amount } = payment;
  await post(tx, {
    kind: 'royalty-payment',
    cause: causeOf(payment),
    orderId: null,
    entries: [
      { account: 'royalties', currency, artistId, amount },
      { account: 'bank', currency, amount: -amount },
    ],
    at,
  });
}
