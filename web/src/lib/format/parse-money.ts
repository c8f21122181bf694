import { type Currency, fromMajor, type Money } from '../../../../shared/domain/money.ts';

/**
 * Parses an amount: '1,250', '1 250.50', '£1250'. null for anything else, such as three decimals. A
 * comma separates thousands only: '12,50' must not become 1250.
 */
export function parseMoney(text: string, currency: Currency): Money | null {
  const plain = text.replace(/[\s£$€]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  return fromMajor(Number(plain), currency);
}
