import { maxPriceBound } from '../../../../../shared/domain/artwork-list-address.ts';
import type { Currency } from '../../../../../shared/domain/money.ts';
import { formatMoney, fromMajor, money, toMajor } from '../../../../../shared/domain/money.ts';
import { convert, type Rates } from '../../../../../shared/domain/rates.ts';
import { parseMoney } from '../../../lib/format/parse-money.ts';

/** Converts pence to whole units of the visitor's currency, as typed and shown. */
export function unitsOf(pence: number, currency: Currency, rates: Rates): number {
  return Math.round(toMajor(convert(money(pence, 'GBP'), currency, rates).amount));
}

/**
 * Converts typed units of the visitor's currency to pence; undefined for empty text, null for an
 * amount that cannot be a bound.
 */
export function penceOf(text: string, currency: Currency, rates: Rates): number | undefined | null {
  if (text.trim() === '') return undefined;
  const typed = parseMoney(text, currency);
  if (typed === null || !Number.isInteger(toMajor(typed.amount))) return null;
  if (typed.amount === 0) return undefined;
  const { amount } = convert(typed, 'GBP', rates);
  return amount <= maxPriceBound ? amount : null;
}

/** '£100 to £250', 'From £100', 'Up to £250'. */
export function priceWords(
  {
    minAsk,
    maxAsk,
  }: { readonly minAsk?: number | undefined; readonly maxAsk?: number | undefined },
  currency: Currency,
  rates: Rates,
): string {
  const words = (pence: number) =>
    formatMoney(fromMajor(unitsOf(pence, currency, rates), currency));
  if (minAsk === undefined) return maxAsk === undefined ? '' : `Up to ${words(maxAsk)}`;
  return maxAsk === undefined ? `From ${words(minAsk)}` : `${words(minAsk)} to ${words(maxAsk)}`;
}
