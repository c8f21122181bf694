import {
  type Currency,
  type Money,
  minorPerMajor,
  money,
} from '../../../../../shared/domain/money.ts';

const decimal = /^\d{1,9}(?:\.\d{1,2})?$/;

/**
 * What a person typed, or an address carries, as money: '1,250.5' is 125050 minor units. A sign of
 * the currency, spaces and thousands separators are overlooked; null for anything else.
 */
export function readPrice(text: string, currency: Currency): Money | null {
  const plain = text.replace(/[\s£$€]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (!decimal.test(plain)) return null;
  const [whole = '0', part = ''] = plain.split('.');
  return money(Number(whole) * minorPerMajor + Number(part.padEnd(2, '0')), currency);
}

/** The plain decimal that `readPrice` reads: '1250', '1250.50'. */
export function writePrice({ amount }: Money): string {
  const part = amount % minorPerMajor;
  const whole = Math.trunc(amount / minorPerMajor);
  return part === 0 ? String(whole) : `${whole}.${String(part).padStart(2, '0')}`;
}
