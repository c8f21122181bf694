import { expect, test } from 'vitest';
import { addressForm } from './address.ts';

const london = {
  name: 'Ada Okafor',
  address: '1 Rope Walk',
  address_2: '',
  city: 'London',
  postalCode: 'SE1 2AA',
  state: '',
  country: 'GB',
  phone: '07700 900123',
};

function issuesOf(address: object): Record<string, string> {
  const { error } = addressForm.safeParse({ ...london, ...address });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

test('accepts an address', () => {
  expect(issuesOf({})).toEqual({});
});

test('reports every issue at once, the country’s own rules included', () => {
  expect(issuesOf({ country: 'US', city: ' ', postalCode: 'SE1 2AA' })).toEqual({
    city: 'Required',
    state: 'Enter a state or province for this country',
    postalCode: 'Use this country’s format, such as 10001',
  });
});

test('says how long a field may be', () => {
  expect(issuesOf({ name: 'x'.repeat(121) })).toEqual({ name: 'At most 120 characters' });
});

test('reports a missing code only as missing', () => {
  expect(issuesOf({ postalCode: '' })).toEqual({ postalCode: 'Required' });
});

test('checks no code without a known country', () => {
  expect(issuesOf({ country: '', postalCode: 'x' })).toEqual({ country: 'Choose a country' });
  expect(issuesOf({ country: 'BR', postalCode: 'x' })).toEqual({});
});

test('refuses values that are not an address', () => {
  expect(addressForm.safeParse(null).success).toBe(false);
  expect(addressForm.safeParse({ country: 'GB', postalCode: 5 }).success).toBe(false);
});
