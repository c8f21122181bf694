import { fallbackRates, rateNames } from '../../shared/domain/rates.ts';
import type { Database } from './database.ts';
import { featureFlags } from './schema/people.ts';
import { exchangeRates } from './schema/rates.ts';

const flags: readonly (typeof featureFlags.$inferInsert)[] = [
  { name: 'access-modal', description: 'Asks for the shared access password.' },
];

/** Adds the flags and exchange rates that are missing; existing ones keep their value. */
export async function addInitialData(db: Database): Promise<void> {
  const rates = rateNames.map((name) => ({ name, value: fallbackRates[name] }));
  await db.insert(exchangeRates).values(rates).onConflictDoNothing();
  await db
    .insert(featureFlags)
    .values([...flags])
    .onConflictDoNothing();
}
