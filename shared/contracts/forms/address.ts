import * as z from 'zod/mini';
import { needsState } from '../../domain/regions.ts';

const line = (max = 120) =>
  z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(max));
const optionalLine = (max = 120) => z.string().check(z.trim(), z.maxLength(max));

/**
 * An address of specification section 3. The phone is checked by `checkPhone`, which needs a
 * phone library; this schema checks its length only.
 */
export const addressForm = z
  .strictObject({
    name: line(),
    address: line(),
    address_2: optionalLine(),
    city: line(),
    postalCode: line(20),
    state: optionalLine(60),
    country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country')),
    phone: line(30),
  })
  .check(
    z.refine((address) => address.state !== '' || !needsState(address.country), {
      path: ['state'],
      error: 'A state or province is needed for this country',
    }),
  );
export type AddressForm = z.infer<typeof addressForm>;

/** PUT /api/profile/addresses. */
export const addressesForm = z.strictObject({
  shippingAddress: addressForm,
  /** null: the same as the shipping address. */
  billingAddress: z.nullable(addressForm),
});
export type AddressesForm = z.infer<typeof addressesForm>;
