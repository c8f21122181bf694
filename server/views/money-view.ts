import { type Currency, type Money, money } from '../../shared/domain/money.ts';

/** The product API sends amount and currency in separate fields. */
export function moneyOf({
  price,
  currency,
}: {
  readonly price: number;
  readonly currency: Currency;
}): Money {
  return money(price, currency);
}
