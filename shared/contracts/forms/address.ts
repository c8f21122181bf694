import * as z from 'zod/mini';
import { isPostalCode, postalCodeMessage } from '../../domain/postal-codes.ts';
import { needsState } from '../../domain/regions.ts';
import { atMost, line } from '../text.ts';

const required = (max = 120) => line.check(z.minLength(1, 'Required'), atMost(max));
const optional = (max = 120) => line.check(atMost(max));

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country'));
/** A country's own rules are checked as soon as it is chosen, even if other fields are missing. */
const located = z.object({ country, postalCode: z.string(), state: z.string() });
const whenCountryIsNamed = {
  when: ({ value }: { value: unknown }) => z.safeParse(located, value).success,
};

/**
 * An address of specification section 3. This schema checks the phone's length only; `checkPhone`
 * does the rest with a phone library.
 */
export const addressForm = z
  .strictObject({
    name: required(),
    address: required(),
    address_2: optional(),
    city: required(),
    postalCode: required(20),
    state: optional(60),
    country,
    phone: required(30),
  })
  .check(
    z.refine((address) => address.state !== '' || !needsState(address.country), {
      path: ['state'],
      error: 'Enter a state or province for this country',
      ...whenCountryIsNamed,
    }),
    z.refine(({ postalCode, country }) => !postalCode || isPostalCode(postalCode, country), {
      path: ['postalCode'],
      error: ({ input }) => postalCodeMessage((input as { country: string }).country),
      ...whenCountryIsNamed,
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
