import { defaultFees } from './default-fees.ts';
import { add, type Currency, fromMajor, type Money, money, percent, subtract } from './money.ts';
import { convert, type Rates } from './rates.ts';
import type { Region } from './regions.ts';

export type FeeName = keyof typeof defaultFees;
export type Fees = Readonly<Record<FeeName, number>>;

export const feeNames = Object.keys(defaultFees) as FeeName[];

/** The server's values override the defaults. */
export function feesFrom(values: { readonly [Name in FeeName]?: number | undefined } = {}): Fees {
  const given = Object.entries(values).filter(([, value]) => typeof value === 'number');
  return { ...defaultFees, ...Object.fromEntries(given) };
}

/** The price, in major units of the seller's currency, from which insurance is recommended. */
export const insuranceRecommendedFrom = 1000;

/**
 * Percent that shipping and import add to a price for the buyer. Trades within one region add
 * nothing. For a bid, whose seller is not known yet (`null`), it is the region's full uplift.
 */
export function upliftPercent(
  buyerRegion: Region,
  sellerRegion: Region | null,
  fees: Fees,
): number {
  return buyerRegion === sellerRegion ? 0 : fees[`uplift${buyerRegion}`];
}

export type BuyerLines = {
  readonly price: Money;
  readonly shipping: Money;
  readonly processFee: Money;
  readonly total: Money;
};

export type SellerLines = {
  readonly price: Money;
  readonly applicationFee: Money;
  readonly royalty: Money;
  readonly insurance: Money;
  readonly payout: Money;
};

/**
 * What a buyer pays, in the buyer's currency: the price, shipping and import into the buyer's
 * region, and the process fee on both. `sellerRegion` is null for a bid, whose seller is not
 * known yet; the lines are then the most that it can come to.
 */
export function buyerLines(input: {
  readonly price: Money;
  readonly currency: Currency;
  readonly buyerRegion: Region;
  readonly sellerRegion: Region | null;
  readonly rates: Rates;
  readonly fees: Fees;
}): BuyerLines {
  const price = convert(input.price, input.currency, input.rates);
  const shipping = percent(price, upliftPercent(input.buyerRegion, input.sellerRegion, input.fees));
  const feePercent =
    input.buyerRegion === 'UK' ? input.fees.processFee : input.fees.processFeeNonGb;
  const processFee = percent(add(price, shipping), feePercent);
  return { price, shipping, processFee, total: add(price, shipping, processFee) };
}

/**
 * What a seller gets, in the seller's currency: the price less the application fee, the royalty
 * (the artwork's own percentage, else the default) and, if chosen, insurance.
 */
export function sellerLines(input: {
  readonly price: Money;
  readonly currency: Currency;
  readonly royaltyPercent: number | null;
  readonly insured: boolean;
  readonly rates: Rates;
  readonly fees: Fees;
}): SellerLines {
  const price = convert(input.price, input.currency, input.rates);
  const applicationFee = percent(price, input.fees.applicationFee);
  const royalty = percent(price, input.royaltyPercent ?? input.fees.royalitiesFee);
  const cover = input.insured ? insuranceFee(price, input.fees) : money(0, input.currency);
  return {
    price,
    applicationFee,
    royalty,
    insurance: cover,
    payout: subtract(price, applicationFee, royalty, cover),
  };
}

/**
 * The price with shipping and import to the region, in the region's currency, for the
 * adjustedPrice… fields.
 */
export function adjustedPrice(
  price: Money,
  to: { readonly region: Region; readonly currency: Currency },
  sellerRegion: Region | null,
  { rates, fees }: { readonly rates: Rates; readonly fees: Fees },
): Money {
  const converted = convert(price, to.currency, rates);
  return add(converted, percent(converted, upliftPercent(to.region, sellerRegion, fees)));
}

/** A flat fee up to a price, then a percentage of it, on a greatest insured value. */
export function insuranceFee(price: Money, fees: Fees): Money {
  const { insuranceFlatFee, insuranceFlatUpTo, insuranceGreatestValue } = fees;
  if (price.amount <= fromMajor(insuranceFlatUpTo, price.currency).amount) {
    return fromMajor(insuranceFlatFee, price.currency);
  }
  const insured = Math.min(price.amount, fromMajor(insuranceGreatestValue, price.currency).amount);
  return percent(money(insured, price.currency), fees.dhlInsuranceFee);
}

export function recommendsInsurance(price: Money): boolean {
  return price.amount >= fromMajor(insuranceRecommendedFrom, price.currency).amount;
}
