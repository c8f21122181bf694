import { notInArray, sql } from 'drizzle-orm';
import {
  movedCurrencies,
  type QuotedCurrency,
  quotedCurrencies,
} from '../../shared/domain/rates.ts';
import { exchangeRates, heldRates } from '../db/schema/catalogue.ts';
import type { Deps } from '../deps.ts';
import { lockQuotes, valuesOf, writeQuotes } from '../market/rate-table.ts';
import type { RateTable } from '../rates/parse-feed.ts';

export type HeldRate = {
  readonly currency: QuotedCurrency;
  readonly asOf: string;
  /** What one euro buys by the rate in use, and by the feed. */
  readonly used: number;
  readonly held: number;
};

/**
 * Uses a feed's table from now on, in one transaction; a table of a day that is not after the
 * stored one's changes nothing. A rate that moved by more than `limitPercent` is held back: the old
 * one stays in use. Returns the rates that this table holds back and no earlier call did.
 */
export async function storeRates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { asOf, rates }: RateTable,
  limitPercent: number,
): Promise<readonly HeldRate[]> {
  return db.transaction(async (tx) => {
    const quotes = await lockQuotes(tx);
    const at = now();
    const days = Object.values(quotes).map((quote) => quote.asOf ?? '');
    if (days.some((day) => day > asOf)) return [];
    if (days.includes(asOf)) {
      await tx.update(exchangeRates).set({ readAt: at });
      return [];
    }
    const used = valuesOf(quotes);
    const moved = movedCurrencies(used, rates, limitPercent);
    const quoteOf = (currency: QuotedCurrency) =>
      moved.includes(currency) ? quotes[currency] : { value: rates[currency], asOf };
    if (moved.length < quotedCurrencies.length) {
      await writeQuotes(tx, { GBP: quoteOf('GBP'), USD: quoteOf('USD') }, at);
    }
    await tx.delete(heldRates).where(notInArray(heldRates.currency, [...moved]));
    const told: HeldRate[] = [];
    for (const currency of moved) {
      const values = { value: rates[currency], asOf, heldAt: at };
      const written = await tx
        .insert(heldRates)
        .values({ currency, ...values })
        .onConflictDoUpdate({
          target: heldRates.currency,
          set: values,
          setWhere: sql`${heldRates.asOf} < ${asOf}`,
        })
        .returning({ currency: heldRates.currency });
      if (written.length > 0) {
        told.push({ currency, asOf, used: used[currency], held: rates[currency] });
      }
    }
    return told;
  });
}
