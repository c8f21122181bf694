import type { ProfileView } from '../../../../shared/contracts/account.ts';
import type { AddressesForm, AddressForm } from '../../../../shared/contracts/forms/address.ts';

/** The form's values while it is filled in. */
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

/** The stored addresses, else the user's name and the visitor's country. */
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

/** The server may store a billing address that equals the shipping address. */
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

/** Every field that a server issue may name. */
export const addressFieldNames = (['shippingAddress', 'billingAddress'] as const).flatMap((base) =>
  (
    ['name', 'address', 'address_2', 'city', 'postalCode', 'state', 'country', 'phone'] as const
  ).map((field) => `${base}.${field}` as const),
);
