import type { ProfileView } from '../../../../../shared/contracts/account.ts';
import type { AddressesForm, AddressForm } from '../../../../../shared/contracts/forms/address.ts';

/** What the form holds while it is being filled in. */
export type AddressValues = {
  readonly shippingAddress: AddressForm;
  readonly billingSame: boolean;
  readonly billingAddress: AddressForm;
};

function emptyAddress(country: string): AddressForm {
  return {
    name: '',
    address: '',
    address_2: '',
    city: '',
    postalCode: '',
    state: '',
    country,
    phone: '',
  };
}

/** What the person gave before, else their name and the country that they are looking from. */
export function addressValues(
  profile: ProfileView,
  person: { readonly name: string; readonly country: string },
): AddressValues {
  const empty = { ...emptyAddress(person.country), name: person.name };
  return {
    shippingAddress: profile.shippingAddress ?? empty,
    billingSame: isSame(profile.billingAddress, profile.shippingAddress),
    billingAddress: profile.billingAddress ?? empty,
  };
}

/** The server may keep a billing address that is the same as a copy. */
function isSame(billing: AddressForm | null, shipping: AddressForm | null): boolean {
  if (billing === null || shipping === null) return billing === null;
  return (Object.keys(billing) as (keyof AddressForm)[]).every(
    (name) => billing[name] === shipping[name],
  );
}

export function toAddressesForm(values: AddressValues): AddressesForm {
  return {
    shippingAddress: values.shippingAddress,
    billingAddress: values.billingSame ? null : values.billingAddress,
  };
}

/** Every field that an issue of the server may belong to. */
export const addressFieldNames = (['shippingAddress', 'billingAddress'] as const).flatMap((base) =>
  (
    ['name', 'address', 'address_2', 'city', 'postalCode', 'state', 'country', 'phone'] as const
  ).map((field) => `${base}.${field}` as const),
);
