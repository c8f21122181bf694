import { notInArray, sql } from 'drizzle-orm';
import {
  movedCurrencies,
  type QuotedCurrency,
  quotedCurrencies,
} from '../../shared/domain/rates.ts';
import { exchangeRates, heldRates } from '../db/schema/rates.ts';
import type { Deps } from '../deps.ts';
import { lockQuotes, valuesOf, writeQuotes } from '../market/rate-table.ts';
import type { RateTable } from '../rates/parse-feed.ts';

/** A feed has a table a day, at about the same hour. */
const betweenTablesMs = 20 * 3_600_000;

export type HeldRate = {
  readonly currency: QuotedCurrency;
  readonly asOf: string;
  /** What one euro buys by the rate in use, and by the feed. */
  readonly used: number;
  readonly held: number;
};

/**
 * Uses a feed's table from now on, in one transaction. A table of an earlier day changes nothing,
 * nor does one that comes within twenty hours of another, so that the limit is one a day; one of
 * the same day changes what was held back alone. A rate that moved by more than `limitPercent`
 * against the day before is held back: the old one stays in use. Returns the rates that this table
 * holds back and no earlier call did.
 */
export async function storeRates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { asOf, rates }: RateTable,
  limitPercent: number,
): Promise<readonly HeldRate[]> {
  return db.transaction(async (tx) => {
    const { quotes, changedAt } = await lockQuotes(tx);
    const at = now();
    const days = Object.values(quotes).map((quote) => quote.asOf ?? '');
    if (days.some((day) => day > asOf)) return [];
    const isCorrection = days.includes(asOf);
    const isEarly = changedAt !== null && at.getTime() - changedAt.getTime() < betweenTablesMs;
    if (isEarly && !isCorrection) {
      await tx.update(exchangeRates).set({ readAt: at });
      return [];
    }
    const due = quotedCurrencies.filter((currency) => quotes[currency].asOf !== asOf);
    const used = valuesOf(quotes);
    const offered = {
      GBP: due.includes('GBP') ? rates.GBP : used.GBP,
      USD: due.includes('USD') ? rates.USD : used.USD,
    };
    const before = {
      GBP: due.includes('GBP') ? used.GBP : quotes.GBP.previous,
      USD: due.includes('USD') ? used.USD : quotes.USD.previous,
    };
    const moved = movedCurrencies(before, offered, limitPercent).filter((one) => due.includes(one));
    const quoteOf = (currency: QuotedCurrency) =>
      due.includes(currency) && !moved.includes(currency)
        ? { value: rates[currency], asOf, previous: used[currency] }
        : quotes[currency];
    if (moved.length < due.length) {
      await writeQuotes(tx, { GBP: quoteOf('GBP'), USD: quoteOf('USD') }, at);
    } else {
      await tx.update(exchangeRates).set({ readAt: at });
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
          setWhere: sql`(${heldRates.asOf}, ${heldRates.value}) is distinct from (excluded.as_of, excluded.value)`,
        })
        .returning({ currency: heldRates.currency });
      if (written.length > 0) {
        told.push({ currency, asOf, used: used[currency], held: rates[currency] });
      }
    }
    return told;
  });
}
