import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import { type AddressesForm, addressesForm } from '../../../../shared/contracts/forms/address.ts';
import { checkPhone, phoneMessages } from '../../../../shared/domain/phone.ts';
import { type AddressValues, toAddressesForm } from './address-values.ts';
import { loadPhoneParser, type PhoneParser } from './parse-phone.ts';

/** Used if the library cannot be loaded: the server checks the number again. */
const trustingParser: PhoneParser = (value, country) => ({
  country,
  callingCode: '',
  isValid: true,
  number: value,
});

/**
 * Validates against the contract's schema and checks every phone number. The result is ready to
 * send: phone numbers in E.164, and no billing address if it is the same.
 */
export const resolveAddresses: Resolver<AddressValues, unknown, AddressesForm> = async (
  values,
  _context,
  options,
) => {
  const form = toAddressesForm(values);
  const parsed = addressesForm.safeParse(form);
  const parse = await loadPhoneParser().catch(() => trustingParser);
  const errors: Record<string, FieldError> = {};
  for (const issue of parsed.error?.issues ?? []) {
    errors[issue.path.join('.')] ??= { type: issue.code, message: issue.message };
  }

  const numbers: Record<string, string> = {};
  for (const name of ['shippingAddress', 'billingAddress'] as const) {
    const address = form[name];
    if (!address) continue;
    const { phone: value, country } = address;
    const phone = checkPhone({ value, country, required: true, parse });
    if (phone.ok) numbers[name] = phone.number ?? value;
    else errors[`${name}.phone`] = { type: phone.reason, message: phoneMessages[phone.reason] };
  }

  if (!parsed.success || Object.keys(errors).length > 0) {
    return { values: {}, errors: toNestErrors(errors, options) };
  }
  const { shippingAddress, billingAddress } = parsed.data;
  const withNumber = (name: string, address: AddressesForm['shippingAddress']) => ({
    ...address,
    phone: numbers[name] ?? address.phone,
  });
  return {
    errors: {},
    values: {
      shippingAddress: withNumber('shippingAddress', shippingAddress),
      billingAddress: billingAddress && withNumber('billingAddress', billingAddress),
    },
  };
};
