import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import { oddPrice } from '../../../../../shared/domain/odd-price.ts';
import type { Side } from '../../../../../shared/domain/order-book.ts';
import type { Rates } from '../../../../../shared/domain/rates.ts';
import type { TradeBook } from './trade-book.ts';

/**
 * What is odd about a price, by the last sale, else the best of the same side, else of the other;
 * null: nothing.
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
  ];
  return oddPrice(price, known, { side, rates });
}
