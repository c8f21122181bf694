import { eq, sql } from 'drizzle-orm';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '../../../product-api/db/schema/ledger.ts';
import { addPerson, bid, listApproved, type Market, readOrder } from './market.ts';

let price = 100_00;
/** An order that awaits its payment; its seller is paid in pounds. */
export async function trade(market: Market, currency: 'GBP' | 'USD' = 'GBP') {
  const seller = await addPerson(market);
  const buyer = await addPerson(market, { currency });
  /** Above every bid that a cancelled order returned to the book. */
  price += 25_50;
  await listApproved(market, seller, { price });
  const { orderId } = await bid(market, buyer, { price: currency === 'GBP' ? price : price * 2 });
  return readOrder(market, orderId!);
}

/** What an order's entries come to, by account and currency. */
export async function sumsOf({ db }: Market, orderId: number) {
  const rows = await db
    .select({
      kind: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
      artistId: ledgerAccounts.artistId,
      sum: sql<number>`sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerTransactions.orderId, orderId))
    .groupBy(ledgerAccounts.id);
  return Object.fromEntries(
    rows
      .filter(({ sum }) => sum !== 0)
      .map(({ kind, currency, artistId, sum }) => [
        [kind, currency, artistId].filter((part) => part !== null).join(' '),
        sum,
      ]),
  );
}
