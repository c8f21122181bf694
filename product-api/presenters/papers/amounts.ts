import { type Currency, formatMoney, money } from '../../../shared/domain/money.ts';

/** With a true minus sign; of nothing a dash. */
export function amountOf(amount: number, currency: Currency): string {
  const shown = formatMoney(money(Math.abs(amount), currency));
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
