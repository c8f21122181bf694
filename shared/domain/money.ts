/**
 * Money is an integer count of minor units (pence, cents) with its currency. No stored amount is
 * calculated in floating point.
 */

export const currencies = ['GBP', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

declare const minorUnits: unique symbol;
/** An integer number of minor units. 12345 is 123.45 of the currency. */
export type MinorUnits = number & { readonly [minorUnits]: true };

export type Money = { readonly amount: MinorUnits; readonly currency: Currency };

export const minorPerMajor = 100;

/** Brands an integer as minor units. Throws a RangeError unless it is a safe integer. */
export function minor(amount: number): MinorUnits {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`not an amount of minor units: ${amount}`);
  return amount as MinorUnits;
}

export function money(amount: number, currency: Currency): Money {
  return { amount: minor(amount), currency };
}

/** Major units (20 pounds) as money (2000 pence). Rounds half away from zero to a minor unit. */
export function fromMajor(major: number, currency: Currency): Money {
  return money(roundHalfAway(major * minorPerMajor), currency);
}

/** Minor units as a number of major units, for display and form fields only. */
export function toMajor(amount: MinorUnits): number {
  return amount / minorPerMajor;
}

/** Adds amounts of one currency. Throws if currencies differ, which is a bug. */
export function add(first: Money, ...rest: readonly Money[]): Money {
  let total: number = first.amount;
  for (const next of rest) {
    assertSameCurrency(first, next);
    total += next.amount;
  }
  return money(total, first.currency);
}

export function subtract(from: Money, ...what: readonly Money[]): Money {
  let total: number = from.amount;
  for (const next of what) {
    assertSameCurrency(from, next);
    total -= next.amount;
  }
  return money(total, from.currency);
}

/** `percent(money(1000, 'GBP'), 4)` is 40 pence. */
export function percent(of: Money, percentage: number): Money {
  return money(roundHalfAway((of.amount * percentage) / 100), of.currency);
}

/**
 * Splits an amount by integer weights; the parts add up to the whole. What rounding leaves over
 * goes, one minor unit each, to the parts with the largest remainders.
 */
export function distribute(whole: Money, weights: readonly number[]): Money[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) throw new RangeError('weights must add up to more than zero');
  const shares = weights.map((weight, index) => {
    const exact = (whole.amount * weight) / sum;
    return { index, floor: Math.floor(exact), remainder: exact - Math.floor(exact) };
  });
  let left = whole.amount - shares.reduce((total, share) => total + share.floor, 0);
  const amounts = shares.map((share) => share.floor);
  for (const share of shares.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left <= 0) break;
    amounts[share.index] = share.floor + 1;
    left -= 1;
  }
  return amounts.map((amount) => money(amount, whole.currency));
}

/** Rounds to an integer, halves away from zero, and ignores floating-point noise at a half. */
export function roundHalfAway(value: number): number {
  const magnitude = Math.abs(value);
  const nudged = Math.round(magnitude + magnitude * Number.EPSILON * 4);
  return value < 0 ? -nudged || 0 : nudged;
}

const symbols: Record<Currency, string> = { GBP: '£', USD: '$', EUR: '€' };

export function currencySymbol(currency: Currency): string {
  return symbols[currency];
}

const formats = new Map<Currency, Intl.NumberFormat>();

/** `formatMoney(money(123450, 'GBP'))` is '£1,234.50', a whole amount '£1,234'; locale en. */
export function formatMoney({ amount, currency }: Money): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(currency, format);
  }
  return format.format(toMajor(amount));
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw new TypeError(`cannot combine ${a.currency} with ${b.currency}`);
  }
}
