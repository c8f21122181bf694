import { type Currency, type Money, money, roundHalfAway } from './money.ts';

export const rateNames = [
  'gbpToUsd',
  'gbpToEur',
  'usdToGbp',
  'usdToEur',
  'eurToGbp',
  'eurToUsd',
] as const;
export type RateName = (typeof rateNames)[number];

/** How many units of the second currency one unit of the first buys. */
export type Rates = Readonly<Record<RateName, number>>;

/** Used when no rates have ever been read. */
export const fallbackRates: Rates = {
  gbpToUsd: 1.31,
  gbpToEur: 1.14,
  usdToGbp: 0.7634,
  usdToEur: 0.8702,
  eurToGbp: 0.8772,
  eurToUsd: 1.1491,
};

/** Pound, dollar and euro have always been within a small factor of each other. */
export function isPlausibleRate(value: number): boolean {
  return value >= 0.05 && value <= 20;
}

/** The currencies that a feed quotes: how many units one euro buys. */
export const quotedCurrencies = ['GBP', 'USD'] as const;
export type QuotedCurrency = (typeof quotedCurrencies)[number];
export type EuroRates = Readonly<Record<QuotedCurrency, number>>;

/** All rates that follow from those of the euro, to six decimals. */
export function ratesOfEuro({ GBP, USD }: EuroRates): Rates {
  const all: Rates = {
    gbpToUsd: USD / GBP,
    gbpToEur: 1 / GBP,
    usdToGbp: GBP / USD,
    usdToEur: 1 / USD,
    eurToGbp: GBP,
    eurToUsd: USD,
  };
  const rounded = rateNames.map((name) => [name, Math.round(all[name] * 1e6) / 1e6]);
  return Object.fromEntries(rounded) as Rates;
}

/**
 * The currencies whose new rate is more than `percent` away from the old one, against the euro, or
 * that would be so far away from each other with the others kept.
 */
export function movedCurrencies(
  before: EuroRates,
  after: EuroRates,
  percent: number,
): readonly QuotedCurrency[] {
  const isMove = (from: number, to: number) => Math.abs(to / from - 1) * 100 > percent;
  const moved = quotedCurrencies.filter((currency) => isMove(before[currency], after[currency]));
  const usedOf = (currency: QuotedCurrency) =>
    (moved.includes(currency) ? before : after)[currency];
  const hasCrossMoved = isMove(before.USD / before.GBP, usedOf('USD') / usedOf('GBP'));
  return hasCrossMoved ? quotedCurrencies : moved;
}

export function rate(from: Currency, to: Currency, rates: Rates): number {
  if (from === to) return 1;
  const target = `${to[0]}${to.slice(1).toLowerCase()}`;
  return rates[`${from.toLowerCase()}To${target}` as RateName];
}

/**
 * Converts and rounds to two decimals, halves away from zero. The same currency returns the same
 * amount.
 */
export function convert(from: Money, to: Currency, rates: Rates): Money {
  if (from.currency === to) return from;
  return money(roundHalfAway(from.amount * rate(from.currency, to, rates)), to);
}

/** The price in pence that orders in a book are compared by. */
export function priceInGbp(price: Money, rates: Rates): number {
  return convert(price, 'GBP', rates).amount;
}
