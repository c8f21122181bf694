import { defaultFees, type Fees } from '../../shared/domain/fees.ts';
import { fallbackRates, type RateName, type Rates, rateNames } from '../../shared/domain/rates.ts';
import type { Queryable } from '../db/database.ts';
import { exchangeRates } from '../db/schema/rates.ts';

/** Exchange rates and fees at one moment. */
export type Terms = { readonly rates: Rates; readonly fees: Fees };

export async function readTerms(db: Queryable): Promise<Terms> {
  const rows = await db
    .select({ name: exchangeRates.name, value: exchangeRates.value })
    .from(exchangeRates);
  const known = rows.filter((row): row is { name: RateName; value: number } =>
    rateNames.some((name) => name === row.name),
  );
  const rates = { ...fallbackRates, ...Object.fromEntries(known.map((r) => [r.name, r.value])) };
  return { rates, fees: defaultFees };
}
