import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { readPrice, writePrice } from './price-text.ts';

test.each([
  ['250', 25_000],
  ['250.5', 25_050],
  ['250.05', 25_005],
  ['1,250', 125_000],
  ['£1,250.50', 125_050],
  [' 1 250 ', 125_000],
  ['999999', 99_999_900],
])('reads %s', (text, amount) => {
  expect(readPrice(text, 'GBP')).toEqual(money(amount, 'GBP'));
});

test.each(['', 'abc', '-5', '1.234', '1,25', '1e3', '..', '12.', '9999999999', '0x10'])(
  'reads no price from "%s"',
  (text) => {
    expect(readPrice(text, 'GBP')).toBeNull();
  },
);

test('reads back every price that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_900 }), (amount) => {
      expect(readPrice(writePrice(money(amount, 'EUR')), 'EUR')?.amount).toBe(amount);
    }),
  );
});
