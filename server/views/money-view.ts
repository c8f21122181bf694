import { type Currency, type Money, money } from '../../shared/domain/money.ts';

/** The wire keeps amount and currency apart. */
export function moneyOf({
  price,
  currency,
}: {
  readonly price: number;
  readonly currency: Currency;
}): Money {
  return money(price, currency);
}
