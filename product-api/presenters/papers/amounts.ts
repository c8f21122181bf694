import { type Currency, currencySymbol, minorPerMajor } from '../../../shared/domain/money.ts';

const format = new Intl.NumberFormat('en', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
});

/** '−£1,234.00': with a true minus sign, and always two decimals, which stand below each other. */
export function amountOf(amount: number, currency: Currency): string {
  const shown = `${currencySymbol(currency)}${format.format(Math.abs(amount) / minorPerMajor)}`;
  return amount < 0 ? `−${shown}` : shown;
}

export const lineColumns = [
  { heading: '', share: 5 },
  { heading: '', share: 2, isNumber: true },
] as const;

export const movementColumns = [
  { heading: 'Date', share: 2 },
  { heading: 'What', share: 4 },
  { heading: 'Amount', share: 2, isNumber: true },
] as const;

export const inUtc = 'Dates are in UTC.';
