import { add, type Currency, fromMajor, type Money, money, percent, subtract } from './money.ts';
import { convert, type Rates } from './rates.ts';
import { type Region, upliftPercent } from './regions.ts';

/** Percentages. `processFeeNonGb` is for buyers outside GB. */
export type Fees = {
  readonly applicationFee: number;
  readonly dhlInsuranceFee: number;
  readonly processFee: number;
  readonly processFeeNonGb: number;
  readonly royalitiesFee: number;
};

export const defaultFees: Fees = {
  applicationFee: 6,
  dhlInsuranceFee: 1.5,
  processFee: 4,
  processFeeNonGb: 4,
  royalitiesFee: 3,
};

/** The server's values override the defaults. */
export function feesFrom(
  values: { readonly [Name in keyof Fees]?: number | undefined } = {},
): Fees {
  return {
    applicationFee: values.applicationFee ?? defaultFees.applicationFee,
    dhlInsuranceFee: values.dhlInsuranceFee ?? defaultFees.dhlInsuranceFee,
    processFee: values.processFee ?? defaultFees.processFee,
    processFeeNonGb: values.processFeeNonGb ?? defaultFees.processFeeNonGb,
    royalitiesFee: values.royalitiesFee ?? defaultFees.royalitiesFee,
  };
}

/** In major units of the seller's currency. */
export const insurance = {
  flatFee: 12,
  flatUpTo: 800,
  recommendedFrom: 1000,
  greatestInsuredValue: 30_000,
} as const;

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
  const shipping = percent(price, upliftPercent(input.buyerRegion, input.sellerRegion));
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
  rates: Rates,
): Money {
  const converted = convert(price, to.currency, rates);
  return add(converted, percent(converted, upliftPercent(to.region, sellerRegion)));
}

/** 12 up to 800, then 1.5 % of the price, on an insured value of at most 30,000. */
export function insuranceFee(price: Money, fees: Fees): Money {
  const { flatFee, flatUpTo, greatestInsuredValue } = insurance;
  if (price.amount <= fromMajor(flatUpTo, price.currency).amount) {
    return fromMajor(flatFee, price.currency);
  }
  const insured = Math.min(price.amount, fromMajor(greatestInsuredValue, price.currency).amount);
  return percent(money(insured, price.currency), fees.dhlInsuranceFee);
}

export function recommendsInsurance(price: Money): boolean {
  return price.amount >= fromMajor(insurance.recommendedFrom, price.currency).amount;
}
