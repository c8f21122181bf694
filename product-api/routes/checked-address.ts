import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { addressBody } from '../../shared/contracts/wire/profile.ts';
import { checkPhone, type ParsedPhone, phoneMessages } from '../../shared/domain/phone.ts';
import { isPostalCode, postalCodeMessage } from '../../shared/domain/postal-codes.ts';
import { needsState } from '../../shared/domain/regions.ts';

/** A deliverable address; its phone number becomes E.164. */
export const checkedAddress = addressBody.transform((address, context) => {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, input: address });
  if (!isSupportedCountry(address.country)) refuse('country', 'Choose a country');
  if (needsState(address.country) && address.state === '') {
    refuse('state', 'A state or province is needed for this country');
  }
  if (!isPostalCode(address.postalCode, address.country)) {
    refuse('postalCode', postalCodeMessage(address.country));
  }
  const phone = checkPhone({
    value: address.phone,
    country: address.country,
    required: true,
    parse: parsePhone,
  });
  if (!phone.ok) refuse('phone', phoneMessages[phone.reason]);
  return { ...address, phone: phone.ok ? (phone.number ?? '') : address.phone };
});

function parsePhone(value: string, country: string): ParsedPhone {
  const parsed = parsePhoneNumberFromString(
    value,
    isSupportedCountry(country) ? (country satisfies CountryCode) : undefined,
  );
  if (!parsed) return null;
  return {
    country: parsed.country,
    callingCode: parsed.countryCallingCode,
    isValid: parsed.isValid(),
    number: parsed.number,
  };
}
