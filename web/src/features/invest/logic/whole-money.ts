import { type Money, minorPerMajor, money } from '../../../../../shared/domain/money.ts';

/** A sum of many prices, in which pence say nothing; to the nearest whole pound, euro or dollar. */
export function wholeMoney(value: Money | null): Money | null {
  if (value === null) return null;
  return money(Math.round(value.amount / minorPerMajor) * minorPerMajor, value.currency);
}
