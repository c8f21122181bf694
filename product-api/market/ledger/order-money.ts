import { asc, eq, sql } from 'drizzle-orm';
import type { AccountKind } from '../../../shared/domain/ledger.ts';
import type { Transaction } from '../../db/database.ts';
import { artworkArtists, editions } from '../../db/schema/catalogue.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';
import type { Received } from '../../payments/payment-port.ts';
import type { OrderRow } from '../rows.ts';
import {
  type Clearing,
  chargeEntries,
  debtEntries,
  payoutEntries,
  refundDueEntries,
  refundEntries,
  saleEntries,
} from './entries.ts';
import { findStanding, post, reverse } from './post.ts';

type Payment = {
  /** The processor's id of the payment, or the bank's. */
  readonly paymentId: string;
  readonly clearing: Clearing;
  readonly at: Date;
};

type Balances = Readonly<Partial<Record<AccountKind, number>>>;

/** What the entries of an order come to, by kind of account. */
export async function readOrderBalances(tx: Transaction, orderId: number): Promise<Balances> {
  const rows = await tx
    .select({ kind: ledgerAccounts.kind, sum: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerTransactions.orderId, orderId))
    .groupBy(ledgerAccounts.kind);
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
}

/** The buyer's payment of an order arrived. */
export async function postCharge(
  tx: Transaction,
  order: OrderRow,
  { paymentId, clearing, at }: Payment,
): Promise<void> {
  const entries = chargeEntries(order, order.buyerTotal, clearing);
  await post(tx, { kind: 'charge', cause: `charge:${paymentId}`, orderId: order.id, entries, at });
}

/**
 * A second payment of an order arrived: all of it is owed back. One in another currency has no
 * place in the order's accounts.
 */
export async function postSurplus(
  tx: Transaction,
  order: OrderRow,
  { paymentId, at, received }: Payment & { readonly received: Received },
): Promise<void> {
  const { amount, currency } = received;
  if (currency !== order.buyerCurrency) return;
  const of = { orderId: order.id, at };
  await post(tx, {
    ...of,
    kind: 'charge',
    cause: `charge:${paymentId}`,
    entries: chargeEntries(order, amount, 'processor'),
  });
  await post(tx, {
    ...of,
    kind: 'refund-due',
    cause: `refund-due:${paymentId}`,
    entries: refundDueEntries(order, amount),
  });
}

/** An order is completed: what its buyer paid belongs to its seller, its artists and Deckle. */
export async function postSale(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const makers = await tx
    .select({ artistId: artworkArtists.artistId })
    .from(editions)
    .innerJoin(artworkArtists, eq(artworkArtists.artworkId, editions.artworkId))
    .where(eq(editions.id, order.editionId))
    .orderBy(asc(artworkArtists.position));
  const entries = saleEntries(
    order,
    makers.map(({ artistId }) => artistId),
  );
  await post(tx, { kind: 'sale', cause: `sale:${order.id}`, orderId: order.id, entries, at });
}

/**
 * The seller was paid. Where nothing is owed any more, because the charge was lost meanwhile, it is
 * the seller's debt.
 */
export async function postPayout(
  tx: Transaction,
  order: OrderRow,
  { paymentId, clearing, at, amount }: Payment & { readonly amount: number },
): Promise<void> {
  const { seller = 0 } = await readOrderBalances(tx, order.id);
  await postDebt(tx, order, { amount: amount + seller, at });
  const entries = payoutEntries(order, amount, clearing);
  await post(tx, { kind: 'payout', cause: `payout:${paymentId}`, orderId: order.id, entries, at });
}

async function postDebt(
  tx: Transaction,
  order: OrderRow,
  { amount, at }: { readonly amount: number; readonly at: Date },
): Promise<void> {
  if (amount === 0) return;
  const entries = debtEntries(order, amount);
  await post(tx, { kind: 'debt', cause: `debt:${order.id}`, orderId: order.id, entries, at });
}

/** An order ended: what is kept for its buyer is owed back. */
export async function postRefundDue(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const { buyer = 0 } = await readOrderBalances(tx, order.id);
  if (buyer === 0) return;
  const entries = refundDueEntries(order, -buyer);
  const cause = `refund-due:${order.id}`;
  await post(tx, { kind: 'refund-due', cause, orderId: order.id, entries, at });
}

/** The buyer got money back, by us or at the processor. */
export async function postRefund(
  tx: Transaction,
  order: OrderRow,
  { paymentId, clearing, at, amount }: Payment & { readonly amount: number },
): Promise<void> {
  const entries = refundEntries(order, amount, clearing);
  await post(tx, { kind: 'refund', cause: `refund:${paymentId}`, orderId: order.id, entries, at });
}

/** The money of a refund came back from the buyer's bank. */
export async function reverseRefund(tx: Transaction, refundId: string, at: Date): Promise<void> {
  await reverse(tx, { cause: `refund:${refundId}`, by: `refund-failed:${refundId}`, at });
}

/**
 * The charge of a completed order is lost, and with it what was earned; a seller who was paid owes
 * it, and what was set off against it is owed again.
 */
export async function undoSale(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  if ((await findStanding(tx, `sale:${order.id}`)).length === 0) return;
  const { seller = 0 } = await readOrderBalances(tx, order.id);
  await postDebt(tx, order, { amount: order.sellerPayout + seller, at });
  await reverse(tx, { cause: `sale:${order.id}`, by: `sale-lost:${order.id}`, at });
}
