import { currencyOfCountry } from '../../shared/domain/regions.ts';
import type { Database } from '../db/database.ts';
import { profiles, type StoredAddress } from '../db/schema/people.ts';
import type { ProfileRow } from '../queries/find-profile.ts';

/** Where things go to also decides the currency that the person trades in. */
export function updateShippingAddress(
  db: Database,
  userId: number,
  shippingAddress: StoredAddress,
): Promise<ProfileRow> {
  const currency = currencyOfCountry(shippingAddress.country);
  return updateProfile(db, userId, { shippingAddress, currency });
}

/** null: bills go where things go. */
export function updateBillingAddress(
  db: Database,
  userId: number,
  billingAddress: StoredAddress | null,
): Promise<ProfileRow> {
  return updateProfile(db, userId, { billingAddress });
}

async function updateProfile(
  db: Database,
  userId: number,
  values: Partial<Omit<ProfileRow, 'userId'>>,
): Promise<ProfileRow> {
  const [profile] = await db
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: values })
    .returning();
  if (!profile) throw new Error(`profile ${userId} was not written`);
  return profile;
}
