import { getCountries } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import type { AddressForm } from '../../../../shared/contracts/forms/address.ts';
import { phoneMessages } from '../../../../shared/domain/phone.ts';
import { countries } from '../countries.ts';
import type { AddressValues } from './address-values.ts';
import { resolveAddresses } from './resolve-addresses.ts';

const london: AddressForm = {
  name: 'Ada Okafor',
  address: '1 Rope Walk',
  address_2: '',
  city: 'London',
  postalCode: 'SE1 2AA',
  state: '',
  country: 'GB',
  phone: '07700 900123',
};
const resolve = (values: Partial<AddressValues>) =>
  resolveAddresses(
    { shippingAddress: london, billingSame: true, billingAddress: london, ...values },
    undefined,
    { fields: {}, shouldUseNativeValidation: false },
  );

describe('resolveAddresses', () => {
  test('sends phone numbers in E.164, and null for the same billing address', async () => {
    expect(await resolve({})).toEqual({
      errors: {},
      values: { shippingAddress: { ...london, phone: '+447700900123' }, billingAddress: null },
    });
  });

  test.each([
    ['', phoneMessages.missing],
    ['020 7946 0018', phoneMessages.invalidUk],
  ])('refuses the UK phone number "%s" with the catalogue’s message', async (phone, message) => {
    const { errors } = await resolve({ shippingAddress: { ...london, phone } });
    expect(errors.shippingAddress?.phone?.message).toBe(message);
  });

  test('refuses an impossible foreign number', async () => {
    const address = { ...london, country: 'DE', phone: '12' };
    const { errors } = await resolve({ shippingAddress: address });
    expect(errors.shippingAddress?.phone?.message).toBe(phoneMessages.invalid);
  });

  test('judges a foreign number by its calling code', async () => {
    const address = { ...london, phone: '+1 617 555 0134', country: 'GB' };
    const { values } = await resolve({ shippingAddress: address });
    expect(values).toMatchObject({ shippingAddress: { phone: '+16175550134' } });
  });

  test.each(['AU', 'IT', 'US', 'CA'])('needs a state in %s', async (country) => {
    const { errors } = await resolve({ shippingAddress: { ...london, country } });
    expect(errors.shippingAddress?.state?.message).toMatch(/state or province/i);
  });

  test('reports every issue of both addresses at once', async () => {
    const { errors } = await resolve({
      shippingAddress: { ...london, city: ' ', phone: '' },
      billingSame: false,
      billingAddress: { ...london, postalCode: '', phone: '1' },
    });
    expect(errors.shippingAddress).toMatchObject({ city: { message: 'Required' }, phone: {} });
    expect(errors.billingAddress).toMatchObject({ postalCode: { message: 'Required' }, phone: {} });
  });
});

test('offers every country with phone numbers, by name', () => {
  const offered = countries();
  const codes = new Set(offered.map(({ code }) => code));
  const uninhabitable = new Set(['AC', 'TA']);
  expect(getCountries().filter((code) => !codes.has(code) && !uninhabitable.has(code))).toEqual([]);
  expect(offered.find(({ code }) => code === 'GB')?.name).toBe('United Kingdom');
  expect(offered.filter(({ code, name }) => code === name)).toEqual([]);
});
