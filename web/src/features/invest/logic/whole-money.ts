import { type Money, minorPerMajor, money } from '../../../../../shared/domain/money.ts';

/** Rounds a large sum to whole pounds, euros or dollars. */
export function wholeMoney(value: Money | null): Money | null {
  if (value === null) return null;
  return money(Math.round(value.amount / minorPerMajor) * minorPerMajor, value.currency);
}
