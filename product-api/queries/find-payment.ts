import type { Currency } from '../../shared/domain/money.ts';
import type { Queryable } from '../db/database.ts';
import { findProfile, type ProfileRow } from './find-profile.ts';

export type Payment = {
  readonly currency: Currency;
  readonly stripeAccount: 'US' | 'other' | null;
};

/** A user's card and payout account; null: unknown user. */
export async function findPayment(db: Queryable, userId: number): Promise<Payment | null> {
  const profile = await findProfile(db, userId);
  if (!profile) return null;
  return { currency: profile.currency, stripeAccount: stripeAccountOf(profile) };
}

export function stripeAccountOf({
  shippingAddress,
}: Pick<ProfileRow, 'shippingAddress'>): Payment['stripeAccount'] {
  if (shippingAddress === null) return null;
  return shippingAddress.country === 'US' ? 'US' : 'other';
}
