import { expect, test } from 'vitest';
import { carrierOf, carriers, looksLikeNumberOf, trackingLink } from './carriers.ts';

const numbers: Readonly<Record<(typeof carriers)[number], string>> = {
  DHL: '1234567890',
  UPS: '1Z 999 AA1 01 2345 6784',
  FedEx: '123456789012',
  'Royal Mail': 'AB123456789GB',
  Parcelforce: 'AB1234567',
  DPD: '15501234567890',
  USPS: '9400 1000 0000 0000 0000 00',
  Other: 'whatever 1',
};

test.each(carriers)('knows a number of %s, however it is spaced', (carrier) => {
  expect(looksLikeNumberOf(carrier, numbers[carrier])).toBe(true);
  expect(looksLikeNumberOf(carrier, ` ${numbers[carrier].toLowerCase()} `)).toBe(true);
  expect(looksLikeNumberOf(carrier, 'x')).toBe(carrier === 'Other');
});

test('a number of one carrier’s shape names it', () => {
  expect(carrierOf('1z 999 aa1 01 2345 6784')).toBe('UPS');
  expect(carrierOf('JD014600006281230704')).toBe('DHL');
  expect(carrierOf('1234567890'), 'of DHL and DPD').toBeNull();
  expect(carrierOf('whatever 1')).toBeNull();
});

test('links to the carrier’s page, with the number escaped and compact', () => {
  expect(trackingLink('UPS', '1Z 99')).toBe('https://www.ups.com/track?tracknum=1Z99');
  expect(trackingLink('DHL', 'a&b')).toMatch(/tracking-id=A%26B$/);
  expect(trackingLink('Other', '1')).toBeNull();
  expect(trackingLink(null, '1')).toBeNull();
});
