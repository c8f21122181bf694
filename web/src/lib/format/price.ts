import { formatMoney, type Money } from '../../../../shared/domain/money.ts';

export const noPrice = '–';

/** An amount as it is shown; one that is rounded carries ≈. */
export type ShownMoney = Money & { readonly isRounded?: true };

/** A dash for a missing price, zero, or not a number; specification section 5. */
export function formatPrice(value: ShownMoney | null | undefined): string {
  return hasPrice(value) ? (value.isRounded ? '≈ ' : '') + formatMoney(value) : noPrice;
}

export function hasPrice<M extends Money>(value: M | null | undefined): value is M {
  return (
    value !== null && value !== undefined && Number.isFinite(value.amount) && value.amount !== 0
  );
}
