import { type Currency, fromMajor, type Money, money, toMajor } from '../../shared/domain/money.ts';
import { priceBounds } from '../../shared/domain/order-book.ts';
import { convert, fallbackRates } from '../../shared/domain/rates.ts';
import type { Rng } from '../pictures/kit/rng.ts';

/** In major units: below this price people round to these steps. */
const steps: readonly (readonly [below: number, steps: readonly number[]])[] = [
  [100, [1, 5]],
  [500, [5, 10]],
  [1000, [10, 25]],
  [5000, [25, 50]],
  [20_000, [50, 100]],
  [Number.POSITIVE_INFINITY, [250, 500]],
];

/** A price as a person would name it: near this one in pence, but round in their own currency. */
export function humanPrice(rng: Rng, pence: number, currency: Currency): Money {
  const wanted = toMajor(convert(money(Math.round(pence), 'GBP'), currency, fallbackRates).amount);
  const [, usual] = steps.find(([below]) => wanted < below) ?? [0, [1]];
  const step = rng.pick(usual);
  const round = Math.round(wanted / step) * step;
  return fromMajor(Math.max(priceBounds.least, Math.min(priceBounds.greatest, round)), currency);
}
