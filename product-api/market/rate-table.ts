import { asc, sql } from 'drizzle-orm';
import {
  type EuroRates,
  fallbackRates,
  type QuotedCurrency,
  quotedCurrencies,
  type RateName,
  rateNames,
  ratesOfEuro,
} from '../../shared/domain/rates.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { exchangeRates, heldRates } from '../db/schema/rates.ts';

/** What one euro buys, and the day that the feed gave for it; null: a rate of the initial data. */
export type EuroQuote = {
  readonly value: number;
  readonly asOf: string | null;
  /** The value before that day. */
  readonly previous: number;
};
export type EuroQuotes = Readonly<Record<QuotedCurrency, EuroQuote>>;
export type LockedQuotes = {
  readonly quotes: EuroQuotes;
  /** When a table was used last; null: none ever was. */
  readonly changedAt: Date | null;
};

const rowOf = { GBP: 'eurToGbp', USD: 'eurToUsd' } as const satisfies Record<
  QuotedCurrency,
  RateName
>;

/** The quotes that all rates follow from. Writers of rates wait for each other here. */
export async function lockQuotes(tx: Transaction): Promise<LockedQuotes> {
  const rows = await tx.select().from(exchangeRates).orderBy(asc(exchangeRates.name)).for('update');
  const quoteOf = (currency: QuotedCurrency) => {
    const row = rows.find(({ name }) => name === rowOf[currency]);
    const value = row?.value ?? fallbackRates[rowOf[currency]];
    return { value, asOf: row?.asOf ?? null, previous: row?.previousValue ?? value };
  };
  const quotes = { GBP: quoteOf('GBP'), USD: quoteOf('USD') };
  return { quotes, changedAt: rows[0]?.changedAt ?? null };
}

/** Stores all rates that follow from the quotes. */
export async function writeQuotes(tx: Transaction, quotes: EuroQuotes, at: Date): Promise<void> {
  const values = ratesOfEuro(valuesOf(quotes));
  const { GBP, USD } = quotes;
  const previous = ratesOfEuro({ GBP: GBP.previous, USD: USD.previous });
  const rows = rateNames.map((name) => {
    const used = quotedCurrencies.filter((currency) => name.toUpperCase().includes(currency));
    const asOf = oldestOf(used.map((one) => quotes[one].asOf));
    return { name, value: values[name], previousValue: previous[name], asOf };
  });
  await tx
    .insert(exchangeRates)
    .values(rows.map((row) => ({ ...row, readAt: at, changedAt: at })))
    .onConflictDoUpdate({
      target: exchangeRates.name,
      set: {
        value: sql`excluded.value`,
        previousValue: sql`excluded.previous_value`,
        asOf: sql`excluded.as_of`,
        readAt: sql`excluded.read_at`,
        changedAt: sql`excluded.changed_at`,
      },
    });
}

export const valuesOf = ({ GBP, USD }: EuroQuotes): EuroRates => ({
  GBP: GBP.value,
  USD: USD.value,
});

/** The day of the oldest rate in use, null while one is of the initial data; and what is held. */
export async function readRateState(db: Queryable): Promise<{
  readonly asOf: string | null;
  readonly held: readonly (typeof heldRates.$inferSelect)[];
}> {
  const rows = await db
    .select({ name: exchangeRates.name, asOf: exchangeRates.asOf })
    .from(exchangeRates);
  const held = await db.select().from(heldRates).orderBy(asc(heldRates.currency));
  const days = Object.values(rowOf).map(
    (name) => rows.find((row) => row.name === name)?.asOf ?? null,
  );
  return { asOf: oldestOf(days), held };
}

function oldestOf(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null);
  return known.length < days.length ? null : (known.toSorted()[0] ?? null);
}
