import type { Currency } from '../../../../../shared/domain/money.ts';
import { formatMoney, fromMajor, money, toMajor } from '../../../../../shared/domain/money.ts';
import { convert, type Rates } from '../../../../../shared/domain/rates.ts';

/** Whole units of the visitor's currency for pence, as they are typed and shown. */
export function unitsOf(pence: number, currency: Currency, rates: Rates): number {
  return Math.round(toMajor(convert(money(pence, 'GBP'), currency, rates).amount));
}

/** Pence for whole units of the visitor's currency; undefined for nothing, and for no amount. */
export function penceOf(text: string, currency: Currency, rates: Rates): number | undefined {
  const units = /^\d{1,7}$/.test(text.replace(/[,\s]/g, ''))
    ? Number(text.replace(/[,\s]/g, ''))
    : 0;
  if (units === 0) return undefined;
  return convert(fromMajor(units, currency), 'GBP', rates).amount;
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
