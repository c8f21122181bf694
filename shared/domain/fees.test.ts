import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFees } from './default-fees.ts';
import {
  adjustedPrice,
  buyerLines,
  feesFrom,
  insuranceFee,
  recommendsInsurance,
  sellerLines,
  upliftPercent,
} from './fees.ts';
import { currencies, fromMajor, money } from './money.ts';
import { fallbackRates as rates } from './rates.ts';
import { regions } from './regions.ts';

const fees = defaultFees;
const pounds = (major: number) => fromMajor(major, 'GBP');
const amounts = (lines: Record<string, { amount: number }>) =>
  Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, line.amount]));

describe('sellerLines', () => {
  const base = { currency: 'GBP', royaltyPercent: null, insured: false, rates, fees } as const;

  it('subtract 6 % application fee and 3 % royalty', () => {
    expect(amounts(sellerLines({ ...base, price: pounds(1000) }))).toEqual({
      price: 1000_00,
      applicationFee: 60_00,
      royalty: 30_00,
      insurance: 0,
      payout: 910_00,
    });
  });

  it('use the artwork’s own royalty, even 0', () => {
    const own = sellerLines({ ...base, price: pounds(1000), royaltyPercent: 10 });
    expect(amounts(own)).toMatchObject({ royalty: 100_00, payout: 840_00 });
    const none = sellerLines({ ...base, price: pounds(1000), royaltyPercent: 0 });
    expect(amounts(none)).toMatchObject({ royalty: 0, payout: 940_00 });
  });

  it('charge insurance only if it is chosen', () => {
    const insured = sellerLines({ ...base, price: pounds(1000), insured: true });
    expect(amounts(insured)).toMatchObject({ insurance: 15_00, payout: 895_00 });
  });

  it('are in the seller’s currency', () => {
    const lines = sellerLines({ ...base, currency: 'USD', price: pounds(100) });
    expect(lines.payout).toEqual(money(131_00 - 7_86 - 3_93, 'USD'));
  });
});

describe('upliftPercent', () => {
  it('is nothing within a region, and the buyer’s uplift across a border', () => {
    for (const buyer of regions) {
      expect(upliftPercent(buyer, buyer, fees)).toBe(0);
      for (const seller of [...regions.filter((one) => one !== buyer), null]) {
        expect(upliftPercent(buyer, seller, fees)).toBe(fees[`uplift${buyer}`]);
      }
    }
  });

  it('has the default of each region', () => {
    expect(regions.map((region) => upliftPercent(region, null, defaultFees))).toEqual([
      6, 8, 9, 10, 11, 12, 13, 14,
    ]);
  });
});

describe('insuranceFee', () => {
  it.each([
    [20, 12_00],
    [800, 12_00],
    [800.01, 12_00],
    [801, 12_02],
    [1000, 15_00],
    [30_000, 450_00],
    [30_001, 450_00],
    [999_999, 450_00],
  ])('is %d for %d minor units', (price, fee) => {
    expect(insuranceFee(pounds(price), defaultFees).amount).toBe(fee);
  });

  it('is flat at the bound where the percentage would be more', () => {
    const fees = feesFrom({ dhlInsuranceFee: 2 });
    expect(insuranceFee(pounds(800), fees).amount).toBe(12_00);
    expect(insuranceFee(pounds(801), fees).amount).toBe(16_02);
  });

  it('is recommended from 1000 upwards', () => {
    expect(recommendsInsurance(pounds(999.99))).toBe(false);
    expect(recommendsInsurance(pounds(1000))).toBe(true);
  });
});

describe('buyerLines', () => {
  const base = { price: pounds(100), currency: 'GBP', rates, fees } as const;

  it('are the price and 4 % within one region', () => {
    const lines = buyerLines({ ...base, buyerRegion: 'UK', sellerRegion: 'UK' });
    expect(amounts(lines)).toEqual({
      price: 100_00,
      shipping: 0,
      processFee: 4_00,
      total: 104_00,
    });
  });

  it('add the region’s uplift, and the fee on both, across a border', () => {
    const lines = buyerLines({
      ...base,
      currency: 'USD',
      buyerRegion: 'US',
      sellerRegion: 'UK',
    });
    expect(amounts(lines)).toEqual({
      price: 131_00,
      shipping: 10_48,
      processFee: 5_66,
      total: 147_14,
    });
  });

  it('use separate fees for GB and elsewhere', () => {
    const apart = { ...fees, processFee: 2, processFeeNonGb: 5 };
    const inGb = buyerLines({ ...base, fees: apart, buyerRegion: 'UK', sellerRegion: 'UK' });
    const elsewhere = buyerLines({ ...base, fees: apart, buyerRegion: 'US', sellerRegion: 'US' });
    expect([inGb.processFee.amount, elsewhere.processFee.amount]).toEqual([2_00, 5_00]);
  });

  it('are the greatest possible total while the seller is not known', () => {
    for (const buyerRegion of regions) {
      const quoted = buyerLines({ ...base, buyerRegion, sellerRegion: null });
      for (const sellerRegion of regions) {
        const real = buyerLines({ ...base, buyerRegion, sellerRegion });
        expect(real.total.amount).toBeLessThanOrEqual(quoted.total.amount);
      }
    }
  });
});

describe('lines', () => {
  const price = fc.record({
    amount: fc.integer({ min: 20_00, max: 999_999_00 }),
    currency: fc.constantFrom(...currencies),
  });
  const region = fc.constantFrom(...regions);
  const to = fc.constantFrom(...currencies);

  it('add up to the total and the payout', () => {
    fc.assert(
      fc.property(price, to, region, region, fc.boolean(), (given, currency, a, b, insured) => {
        const at = money(given.amount, given.currency);
        const buyer = buyerLines({
          price: at,
          currency,
          buyerRegion: a,
          sellerRegion: b,
          rates,
          fees,
        });
        expect(buyer.price.amount + buyer.shipping.amount + buyer.processFee.amount).toBe(
          buyer.total.amount,
        );
        const seller = sellerLines({
          price: at,
          currency,
          royaltyPercent: null,
          insured,
          rates,
          fees,
        });
        const kept = seller.applicationFee.amount + seller.royalty.amount + seller.insurance.amount;
        expect(seller.payout.amount + kept).toBe(seller.price.amount);
        expect(seller.payout.amount).toBeGreaterThan(0);
      }),
    );
  });

  it('agree with the adjusted price of the catalogue', () => {
    fc.assert(
      fc.property(price, to, region, region, (given, currency, buyerRegion, sellerRegion) => {
        const at = money(given.amount, given.currency);
        const lines = buyerLines({ price: at, currency, buyerRegion, sellerRegion, rates, fees });
        const shown = adjustedPrice(at, { region: buyerRegion, currency }, sellerRegion, {
          rates,
          fees,
        });
        expect(shown.amount).toBe(lines.price.amount + lines.shipping.amount);
      }),
    );
  });
});
