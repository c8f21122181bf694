import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  onboardingBody,
  preferencesBody,
  ReleaseSettings,
} from '../../shared/contracts/wire/profile.ts';
import { canComplete, onboardingTransitions } from '../../shared/domain/onboarding.ts';
import { currencyOfCountry } from '../../shared/domain/regions.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import type { Database, Queryable } from '../db/database.ts';
import { profiles, type StoredAddress } from '../db/schema/people.ts';
import { conflict, refused } from '../errors.ts';
import type { ProfileRow } from '../queries/find-profile.ts';

/** The shipping country also decides the currency that the user trades in. */
export function updateShippingAddress(
  db: Database,
  userId: number,
  shippingAddress: StoredAddress,
): Promise<ProfileRow> {
  const currency = currencyOfCountry(shippingAddress.country);
  return updateProfile(db, userId, { shippingAddress, currency });
}

type Settings = z.infer<typeof preferencesBody> & {
  /** null: the same as the shipping address. */
  readonly billingAddress?: StoredAddress | null | undefined;
};

/** Fields that are left out keep their value. */
export function updateSettings(
  db: Database,
  userId: number,
  { currency: ownCurrency, ...settings }: Settings,
): Promise<ProfileRow> {
  return updateProfile(db, userId, { ...settings, ownCurrency });
}

/** Settings that are left out keep their value. */
export function updateReleaseSettings(
  db: Database,
  userId: number,
  settings: ReleaseSettings,
): Promise<ProfileRow> {
  const merged = sql`${profiles.releaseSettings} || ${JSON.stringify(settings)}::jsonb`;
  return db.transaction(async (tx) => {
    await updateProfile(tx, userId, {});
    const [profile] = await tx
      .update(profiles)
      .set({ releaseSettings: merged })
      .where(eq(profiles.userId, userId))
      .returning();
    return written(profile, userId);
  });
}

/**
 * Moves onboarding one step on. Throws 'profile.onboarding-over' once it is completed,
 * 'profile.onboarding-unanswered' where the last step comes before the answers.
 */
export function updateOnboarding(
  db: Database,
  userId: number,
  { experience, intent, status }: z.infer<typeof onboardingBody>,
): Promise<ProfileRow> {
  return db.transaction(async (tx) => {
    await updateProfile(tx, userId, {});
    const [now] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
    const profile = written(now, userId);
    if (!canMove(onboardingTransitions, profile.onboardingStatus, status)) {
      throw conflict('profile.onboarding-over');
    }
    const answers = {
      experience: experience === undefined ? profile.onboardingExperience : experience,
      intent: intent === undefined ? profile.onboardingIntent : intent,
    };
    if (status === 'COMPLETED' && !canComplete(answers)) {
      throw refused('profile.onboarding-unanswered');
    }
    return updateProfile(tx, userId, {
      onboardingExperience: answers.experience,
      onboardingIntent: answers.intent,
      onboardingStatus: status,
    });
  });
}

type Changes = {
  readonly [Field in Exclude<keyof ProfileRow, 'userId'>]?: ProfileRow[Field] | undefined;
};

async function updateProfile(db: Queryable, userId: number, values: Changes): Promise<ProfileRow> {
  const [profile] = await db
    .insert(profiles)
    .values({ userId, ...values })
    /** An empty `set` would return no row. */
    .onConflictDoUpdate({ target: profiles.userId, set: { userId, ...values } })
    .returning();
  return written(profile, userId);
}

function written(profile: ProfileRow | undefined, userId: number): ProfileRow {
  if (!profile) throw new Error(`profile ${userId} was not written`);
  return profile;
}
