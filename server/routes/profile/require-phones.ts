import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js';
import type { AddressesForm, AddressForm } from '../../../shared/contracts/forms/address.ts';
import { checkPhone, type ParsedPhone, phoneMessages } from '../../../shared/domain/phone.ts';
import { type Issue, invalidRequest } from '../../errors.ts';

/** The addresses with their phone numbers in E.164; throws the 400 with every invalid one. */
export function requirePhones(form: AddressesForm): AddressesForm {
  const issues: Issue[] = [];
  const withNumber = (address: AddressForm, path: string): AddressForm => {
    const { country, phone } = address;
    const check = checkPhone({ value: phone, country, required: true, parse });
    if (check.ok) return { ...address, phone: check.number ?? phone };
    issues.push({ path: `${path}.phone`, message: phoneMessages[check.reason] });
    return address;
  };
  const checked = {
    shippingAddress: withNumber(form.shippingAddress, 'shippingAddress'),
    billingAddress: form.billingAddress && withNumber(form.billingAddress, 'billingAddress'),
  };
  if (issues.length > 0) throw invalidRequest(issues);
  return checked;
}

function parse(value: string, country: string): ParsedPhone {
  const parsed = parsePhoneNumber(value, isSupportedCountry(country) ? country : undefined);
  if (!parsed) return null;
  return {
    country: parsed.country satisfies CountryCode | undefined,
    callingCode: parsed.countryCallingCode,
    isValid: parsed.isValid(),
    number: parsed.number,
  };
}
