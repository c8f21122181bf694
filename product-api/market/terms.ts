import { defaultFees } from '../../shared/domain/default-fees.ts';
import type { Fees } from '../../shared/domain/fees.ts';
import { fallbackRates, type RateName, type Rates, rateNames } from '../../shared/domain/rates.ts';
import type { Queryable } from '../db/database.ts';
import { exchangeRates } from '../db/schema/rates.ts';
import { feesOfSchedule, readFeeSchedules, scheduleInForce } from './fee-schedules.ts';

/** An ask or a bid with the schedule of fees that it was quoted; null: the defaults. */
type Quoted = { readonly feesId: number | null };

/** Exchange rates of one moment, and the fees of each offer. */
export type QuotedTerms = {
  readonly rates: Rates;
  readonly feesOf: (offer: Quoted) => Fees;
};

/** With the fees that a new quote uses at that moment. */
export type Terms = QuotedTerms & Quoted & { readonly fees: Fees };

export async function readTerms(db: Queryable, now: Date): Promise<Terms> {
  const rates = await readRates(db);
  const schedules = await readFeeSchedules(db);
  const inForce = scheduleInForce(schedules, now);
  const feesOf = feesOfSchedule(schedules);
  const feesId = inForce?.id ?? null;
  return { rates, feesOf, feesId, fees: feesOf({ feesId }) };
}

export async function readQuotedTerms(db: Queryable): Promise<QuotedTerms> {
  const rates = await readRates(db);
  const schedules = await readFeeSchedules(db);
  return { rates, feesOf: feesOfSchedule(schedules) };
}

export async function readFees(db: Queryable, now: Date): Promise<Fees> {
  return scheduleInForce(await readFeeSchedules(db), now)?.fees ?? defaultFees;
}

export async function readRates(db: Queryable): Promise<Rates> {
  const rows = await db
    .select({ name: exchangeRates.name, value: exchangeRates.value })
    .from(exchangeRates);
  const known = rows.filter((row): row is { name: RateName; value: number } =>
    rateNames.some((name) => name === row.name),
  );
  return { ...fallbackRates, ...Object.fromEntries(known.map((r) => [r.name, r.value])) };
}
