import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import { formatMoney, type Money } from '../../../../../shared/domain/money.ts';
import type { Side } from '../../../../../shared/domain/order-book.ts';
import { convert, type Rates } from '../../../../../shared/domain/rates.ts';
import type { TradeBook } from './trade-book.ts';

const factor = 3;

/**
 * What to say of an ask below a third of the market's price, and of an ask or a bid above three
 * times of it; null for any other: a low bid does its bidder no harm. The market's price is the last sale, else the best of the same side, else of the other.
 */
export function oddPriceWords(
  side: Side,
  price: Money,
  market: {
    readonly lastSale: EditionView['lastSale'];
    readonly book: TradeBook;
    readonly rates: Rates;
  },
): string | null {
  const { lastSale, book, rates } = market;
  const other = side === 'bid' ? 'ask' : 'bid';
  const known = [
    { name: 'the last sale', price: lastSale?.price },
    { name: side === 'bid' ? 'the highest bid' : 'the lowest ask', price: book[side].best?.price },
    { name: side === 'bid' ? 'the lowest ask' : 'the highest bid', price: book[other].best?.price },
  ].find((one) => one.price !== undefined);
  if (known?.price === undefined) return null;
  const usual = convert(known.price, price.currency, rates);
  const isLow = side === 'ask' && price.amount * factor < usual.amount;
  const isHigh = price.amount > usual.amount * factor;
  if (!isLow && !isHigh) return null;
  const how = isLow ? 'less than a third of' : 'more than three times';
  return `${formatMoney(price)} is ${how} ${known.name}, ${formatMoney(usual)}.`;
}
