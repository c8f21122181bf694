import { z } from 'zod';
import type { AddressForm } from '../../shared/contracts/forms/address.ts';
import type { OnboardingForm } from '../../shared/contracts/forms/onboarding.ts';
import { single } from '../../shared/contracts/wire/envelope.ts';
import {
  type WireOwnProfile,
  type WireProfile,
  wireOwnProfile,
  wireProfileSingle,
} from '../../shared/contracts/wire/profile.ts';
import type { Currency } from '../../shared/domain/money.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofRecord } from './of-record.ts';
import { path } from './path.ts';

/** Checks the id: all profiles have the same path, and a cache must not answer with another's. */
export async function readProfile(
  upstream: Upstream,
  caller: Caller,
  userId: number,
): Promise<WireProfile> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/profiles/me`,
    query: new URLSearchParams({ populate: 'shippingAddress,billingAddress' }),
    answer: ofRecord(wireProfileSingle, userId),
  });
  return data.attributes;
}

/** The country of the delivery address and the currency of choice; null: not given yet. */
export async function readAccountPlace(
  upstream: Upstream,
  caller: Caller,
  userId: number,
): Promise<{ country: string | null; currency: Currency | null }> {
  const { shippingAddress, ownCurrency } = await readProfile(upstream, caller, userId);
  return { country: shippingAddress?.country ?? null, currency: ownCurrency ?? null };
}

export function setShippingAddress(
  upstream: Upstream,
  caller: Caller,
  userId: number,
  shippingAddress: AddressForm,
): Promise<z.infer<typeof wireProfileSingle>> {
  return upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/profiles/update/shipping-address/${userId}`,
    body: { shippingAddress },
    answer: ofRecord(wireProfileSingle, userId),
  });
}

export async function setBillingAddress(
  upstream: Upstream,
  caller: Caller,
  userId: number,
  billingAddress: AddressForm,
): Promise<WireProfile> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/profiles/${userId}`,
    body: { billingAddress },
    answer: ofRecord(wireProfileSingle, userId),
  });
  return data.attributes;
}

const refusal = single(z.object({ disableNonEssentialCookies: z.boolean() }));

/** Whether the account refuses cookies that are not needed; false where it has not answered. */
export async function readCookieRefusal(
  upstream: Upstream,
  caller: Caller,
  userId: number,
): Promise<boolean> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/profiles/me`,
    answer: ofRecord(refusal, userId),
  });
  return data.attributes.disableNonEssentialCookies;
}

export async function setCookieRefusal(
  upstream: Upstream,
  caller: Caller,
  userId: number,
  disableNonEssentialCookies: boolean,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/profiles/update/user/preferences`,
    body: { disableNonEssentialCookies },
    answer: ofRecord(refusal, userId),
  });
}

const onboarding = single(wireOwnProfile.pick({ onboarding: true }));

export async function readOnboarding(
  upstream: Upstream,
  caller: Caller,
  userId: number,
): Promise<WireOwnProfile['onboarding']> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/profiles/me`,
    query: new URLSearchParams({ populate: 'onboarding' }),
    answer: ofRecord(onboarding, userId),
  });
  return data.attributes.onboarding;
}

export async function updateOnboarding(
  upstream: Upstream,
  caller: Caller,
  userId: number,
  body: OnboardingForm,
): Promise<WireOwnProfile['onboarding']> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/profiles/update/onboarding/${userId}`,
    body,
    answer: ofRecord(onboarding, userId),
  });
  return data.attributes.onboarding;
}
