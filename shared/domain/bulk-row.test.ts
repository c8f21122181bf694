import { expect, it } from 'vitest';
import { readBulkExpiry, readBulkInsurance, readBulkPrice } from './bulk-row.ts';
import type { Currency } from './money.ts';

const pence = (text: string, currency: Currency = 'GBP') => {
  const read = readBulkPrice(text, currency);
  return read.ok ? read.price.amount : read.reason;
};

it('reads prices with comma, point, spaces and the seller’s own currency', () => {
  const cases: [string, number][] = [
    ['1250', 1250_00],
    ['1250.5', 1250_50],
    ['1250,50', 1250_50],
    ['1,250', 1250_00],
    ['1.250', 1250_00],
    ['1,250.50', 1250_50],
    ['1.250,50', 1250_50],
    ['1 250,50', 1250_50],
    ['1\u00a0250', 1250_00],
    ['1’250.50', 1250_50],
    ['12.345.678', 12_345_678_00],
    ['£1,250', 1250_00],
    ['1250 GBP', 1250_00],
    ['gbp 99.99', 99_99],
    [' 20 ', 20_00],
  ];
  for (const [text, amount] of cases) expect(pence(text), text).toBe(amount);
  expect(pence('1.250,00 €', 'EUR')).toBe(1250_00);
});

it('refuses what is not one price, and prices in another currency', () => {
  for (const text of ['', '   ']) expect(pence(text)).toBe('missing');
  for (const text of [
    ...['abc', '=1+1', '=HYPERLINK("http://x")', '-50', '(50)', '1e3', '1.2E+03', '12,5,0'],
    ...['1,2345', '0.125', '1,250,50', '1.250.50', '1,25.000', '50-60', 'CHF 50', '9'.repeat(12)],
    ...['.', ',', '1..2', '٣٠'],
  ]) {
    expect(pence(text), text).toBe('not-a-price');
  }
  expect(pence('$400')).toBe('other-currency');
  expect(pence('400 EUR')).toBe('other-currency');
  expect(pence('£400 EUR')).toBe('other-currency');
});

it('reads expiry and insurance, and takes 30 days and no for empty cells', () => {
  expect(['', '30', '60 days', 'Until accepted', '0'].map(readBulkExpiry)).toEqual([
    30, 30, 60, 0, 0,
  ]);
  expect(['90', 'soon', '30.5', '-30'].map(readBulkExpiry)).toEqual([null, null, null, null]);
  expect(['', 'Yes', 'no', 'TRUE', 'x'].map(readBulkInsurance)).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(readBulkInsurance('perhaps')).toBe(null);
});
