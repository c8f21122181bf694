import { z } from 'zod';
import { currencies } from '../../domain/money.ts';
import { single } from './envelope.ts';

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
  countryIp: z.string().nullable(),
  shippingAddress: wireAddress.nullable(),
  billingAddress: wireAddress.nullable(),
});
export type WireProfile = z.infer<typeof wireProfile>;
export const wireProfileSingle = single(wireProfile);

const line = (max: number) => z.string().trim().min(1).max(max);

export const addressBody = z.strictObject({
  name: line(120),
  address: line(120),
  address_2: z.string().trim().max(120).default(''),
  city: line(120),
  country: z.string().regex(/^[A-Z]{2}$/),
  postalCode: line(20),
  state: z.string().trim().max(60).default(''),
  phone: line(30),
});

/** PUT /api/profiles/update/shipping-address/{profileId}. */
export const shippingAddressBody = z.strictObject({ shippingAddress: addressBody });
/** PUT /api/profiles/{profileId}: the fields that a user may set on their own profile. */
export const profileBody = z.strictObject({
  billingAddress: addressBody.nullable().optional(),
});
