import { expect, test } from 'vitest';
import { money } from '../../../../shared/domain/money.ts';
import { parseMoney } from './parse-money.ts';

test.each([
  ['250', 25_000],
  ['250.5', 25_050],
  ['250.05', 25_005],
  ['1,250', 125_000],
  ['1,234,567', 123_456_700],
  ['£1,250.50', 125_050],
  [' 1 250 ', 125_000],
  ['999999', 99_999_900],
  ['1000000000', 100_000_000_000],
])('reads %s', (text, amount) => {
  expect(parseMoney(text, 'GBP')).toEqual(money(amount, 'GBP'));
});

test.each(['', 'abc', '-5', '1.234', '1,25', '12,50', '1e3', '..', '12.', '1234567890123', '0x10'])(
  'reads no amount from "%s"',
  (text) => {
    expect(parseMoney(text, 'GBP')).toBeNull();
  },
);
