import { formatMoney, type Money } from '../../../../shared/domain/money.ts';

export const noPrice = '–';

/** A dash for a missing price, zero, or not a number; specification section 5. */
export function formatPrice(value: Money | null | undefined): string {
  return hasPrice(value) ? formatMoney(value) : noPrice;
}

export function hasPrice(value: Money | null | undefined): value is Money {
  return (
    value !== null && value !== undefined && Number.isFinite(value.amount) && value.amount !== 0
  );
}
