import { fallbackRates, rateNames } from '../../shared/domain/rates.ts';
import type { Database } from './database.ts';
import { initialCollections } from './initial-collections.ts';
import { featureFlags } from './schema/people.ts';
import { exchangeRates } from './schema/rates.ts';
import { collections } from './schema/showcase.ts';

const flags: readonly (typeof featureFlags.$inferInsert)[] = [
  { name: 'access-modal', description: 'Asks for the shared access password.' },
];

/** Adds the flags, exchange rates and collections that are missing; existing ones stay as they are. */
export async function addInitialData(db: Database): Promise<void> {
  const rates = rateNames.map((name) => ({ name, value: fallbackRates[name] }));
  await db.insert(exchangeRates).values(rates).onConflictDoNothing();
  await db
    .insert(featureFlags)
    .values([...flags])
    .onConflictDoNothing();
  const publishedAt = new Date();
  await db
    .insert(collections)
    .values(initialCollections.map((one, position) => ({ ...one, position, publishedAt })))
    .onConflictDoNothing();
}
