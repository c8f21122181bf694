import type { AddressView } from '../../../../shared/contracts/account.ts';
import { countryName } from '../countries.ts';

/** The lines of an address in postal order, the phone number last. */
export function addressLines(address: AddressView): string[] {
  const { name, city, state, postalCode, country, phone } = address;
  const place = [city, state, postalCode].filter(Boolean).join(', ');
  return [name, address.address, address.address_2, place, countryName(country), phone].filter(
    Boolean,
  );
}
