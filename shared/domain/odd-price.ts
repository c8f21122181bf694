import { formatMoney, type Money } from './money.ts';
import type { Side } from './order-book.ts';
import { convert, type Rates } from './rates.ts';

const factor = 3;

/**
 * What to say of an ask below a third of the market's price, and of an ask or a bid above three
 * times of it; null for any other: a low bid does its bidder no harm. The market's price is the
 * first known one.
 */
export function oddPrice(
  price: Money,
  market: readonly { readonly name: string; readonly price: Money | null | undefined }[],
  { side, rates }: { readonly side: Side; readonly rates: Rates },
): string | null {
  const known = market.find((one) => one.price);
  if (!known?.price) return null;
  const usual = convert(known.price, price.currency, rates);
  const isLow = side === 'ask' && price.amount * factor < usual.amount;
  const isHigh = price.amount > usual.amount * factor;
  if (!isLow && !isHigh) return null;
  const how = isLow ? 'less than a third of' : 'more than three times';
  return `${formatMoney(price)} is ${how} ${known.name}, ${formatMoney(usual)}.`;
}
