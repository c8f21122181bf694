import { z } from 'zod';
import { currencies } from '../../domain/money.ts';
import { onboardingStatuses } from '../../domain/onboarding.ts';
import { sellerTypes } from '../../domain/seller-type.ts';
import { paused } from '../paused.ts';
import { single } from './envelope.ts';
import { stripeAccount, wireCard } from './payments.ts';
import { line } from './text.ts';

export const wireAddress = z.object({
  name: z.string(),
  address: z.string(),
  address_2: z.string(),
  city: z.string(),
  country: z.string(),
  postalCode: z.string(),
  state: z.string(),
  phone: z.string(),
});

/** GET /api/profiles/{userId or 'me'}?populate=shippingAddress,billingAddress. */
export const wireProfile = z.object({
  currency: z.enum(currencies),
  /** The user's choice, for prices to look at; absent from product APIs that keep none. */
  ownCurrency: z.enum(currencies).nullable().optional(),
  countryIp: z.string().nullable(),
  shippingAddress: wireAddress.nullable(),
  billingAddress: wireAddress.nullable(),
});
export type WireProfile = z.infer<typeof wireProfile>;
export const wireProfileSingle = single(wireProfile);

const required = (max: number) => line.min(1).max(max);

export const addressBody = z.strictObject({
  name: required(120),
  address: required(120),
  address_2: line.max(120).default(''),
  city: required(120),
  country: z.string().regex(/^[A-Z]{2}$/),
  postalCode: required(20),
  state: line.max(60).default(''),
  /** Checked with the country; 'Phone number is missing' where it is empty or absent. */
  phone: line.max(30).default(''),
});

/** PUT /api/profiles/update/shipping-address/{profileId}. */
export const shippingAddressBody = z.strictObject({ shippingAddress: addressBody });

/** The kinds of e-mail about followed artists. */
export const followFlags = z.object({
  followArtistNewHighestBid: z.boolean(),
  followArtistNewLowestAsk: z.boolean(),
  followArtistNewRelease: z.boolean(),
  followArtistNewSale: z.boolean(),
});

/** PUT /api/profiles/update/user/preferences: omitted fields stay. */
export const preferencesBody = followFlags
  .extend({
    disableNonEssentialCookies: z.boolean(),
    sellerType: z.enum(sellerTypes),
    /** For prices to look at; null: that of the shipping country. */
    currency: z.enum(currencies).nullable(),
  })
  .partial()
  .strict();

/** PUT /api/profiles/{profileId}: the fields that users may set on their own profile. */
export const profileBody = preferencesBody.extend({
  billingAddress: addressBody.nullable().optional(),
});

const day = z.iso.date().nullable();
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 17:30')
  .nullable();
const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, 'Must be a time zone such as Europe/London')
  .nullable();

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

/**
 * PUT /api/profiles/update/user/release: the user's last release settings, as defaults for the next
 * submission. Fields of specification section 3; omitted ones stay.
 */
export const releaseSettings = z
  .strictObject({
    date: day,
    dateStart: day,
    dateEnd: day,
    timedEdition: z.boolean(),
    time: timeOfDay,
    timeStart: timeOfDay,
    timeEnd: timeOfDay,
    dateOnly: z.boolean(),
    dateOnlyTimezone: timeZone,
    raffle: z.boolean(),
    timeZone,
  })
  .partial();
export type ReleaseSettings = z.infer<typeof releaseSettings>;

const answer = line.min(1).max(100);

/** PUT /api/profiles/update/onboarding/{profileId}. */
export const onboardingBody = z.strictObject({
  experience: answer.nullable().optional(),
  intent: answer.nullable().optional(),
  status: z.enum(onboardingStatuses),
});

/** PUT /api/profiles/update/user/away: until when the seller's asks are paused; null: back now. */
export const awayBody = z.strictObject({ until: z.iso.datetime().nullable() });

/** A user's own profile in full. */
export const wireOwnProfile = wireProfile.extend({
  stripeAccount,
  /** With populate=buyingCard; null: none. */
  buyingCard: wireCard.nullable().optional(),
  ...followFlags.shape,
  disableNonEssentialCookies: z.boolean(),
  sellerType: z.enum(sellerTypes),
  releaseSettings,
  /** Absent from product APIs that cannot pause. */
  awayUntil: z.iso.datetime().nullable().optional(),
  /** With populate=paused; null: the user may trade and owes nothing. */
  paused: paused.nullable().optional(),
  onboarding: z.object({
    experience: z.string().nullable(),
    intent: z.string().nullable(),
    status: z.enum(onboardingStatuses),
  }),
});
export type WireOwnProfile = z.infer<typeof wireOwnProfile>;
export const wireOwnProfileSingle = single(wireOwnProfile);
