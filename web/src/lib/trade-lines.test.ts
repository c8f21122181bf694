import { expect, test } from 'vitest';
import { defaultFees } from '../../../shared/domain/default-fees.ts';
import { buyerLines, sellerLines } from '../../../shared/domain/fees.ts';
import { money } from '../../../shared/domain/money.ts';
import { fallbackRates as rates } from '../../../shared/domain/rates.ts';
import { buyerTable, sellerTable, type TradeLines } from './trade-lines.ts';

const price = money(123_456, 'GBP');
const sum = ({ lines }: TradeLines) =>
  lines.reduce((total, row) => total + (row.deducted ? -row.amount.amount : row.amount.amount), 0);

test.each([null, 'UK', 'US'] as const)(
  "a buyer's rows add up to the total, with the seller in %s",
  (sellerRegion) => {
    const lines = buyerLines({
      price,
      currency: 'GBP',
      buyerRegion: 'UK',
      sellerRegion,
      rates,
      fees: defaultFees,
    });
    const table = buyerTable(lines, { atMost: sellerRegion === null });
    expect(sum(table)).toBe(lines.total.amount);
    expect(table.total.amount).toEqual(lines.total);
    expect(table.total.label).toBe(sellerRegion === null ? 'Maximum total' : 'Total');
  },
);

test.each([true, false])("a seller's rows add up to the payout, insured: %s", (insured) => {
  const lines = sellerLines({
    price,
    currency: 'GBP',
    royaltyPercent: 5,
    insured,
    rates,
    fees: defaultFees,
  });
  const table = sellerTable(lines);
  expect(sum(table)).toBe(lines.payout.amount);
  expect(table.total.amount).toEqual(lines.payout);
  expect(table.lines.some(({ label }) => /insurance/i.test(label))).toBe(insured);
});
