import type { AskView, ListingBook } from '../../../../../shared/contracts/account.ts';
import { type Fees, sellerLines } from '../../../../../shared/domain/fees.ts';
import {
  formatMoney,
  type Money,
  minorPerMajor,
  money,
} from '../../../../../shared/domain/money.ts';
import { oddPrice } from '../../../../../shared/domain/odd-price.ts';
import {
  checkPrice,
  crosses,
  greatestLeadingAsk,
  wholePrice,
} from '../../../../../shared/domain/order-book.ts';
import { convert, priceInGbp, type Rates } from '../../../../../shared/domain/rates.ts';

/** How new prices are found; `percent` is added to the present price. */
export type Repricing =
  | { readonly kind: 'percent'; readonly percent: number }
  /** Level with the lowest other ask, or below it by the least difference. */
  | { readonly kind: 'match' | 'beat' };

/** What a listing's new price would do. */
export type RepricedListing =
  | {
      readonly kind: 'changes';
      readonly price: Money;
      readonly payout: Money;
      /** What is odd about the price: it is asked once more. null: nothing. */
      readonly odd: string | null;
    }
  /** It meets a bid, and is sold at that bid's price: at once, or when it is live. */
  | {
      readonly kind: 'sells';
      readonly price: Money;
      readonly at: Money;
      readonly payout: Money;
      readonly isNow: boolean;
    }
  | { readonly kind: 'stays'; readonly why: string };

type Market = { readonly book: ListingBook; readonly fees: Fees; readonly rates: Rates };

/** The lead rule, bounds and matching as the server applies them to an edited ask. */
export function repriceListing(
  ask: AskView,
  how: Repricing,
  { book, fees, rates }: Market,
): RepricedListing {
  const found = newPrice(ask, how, book, rates);
  if (typeof found === 'string') return { kind: 'stays', why: found };
  const price = found;
  if (price.amount === ask.price.amount) return { kind: 'stays', why: 'The price stays the same.' };
  const refusal = boundsRefusal(price, rates);
  if (refusal !== null) return { kind: 'stays', why: refusal };
  const gbp = priceInGbp(price, rates);
  const payoutOf = (of: Money) => payoutAt(ask, of, { book, fees, rates });
  const { highestBid, ownBid, lowestAsk } = book;
  if (highestBid && crosses(gbp, highestBid.priceGbp)) {
    const at = convert(highestBid.price, price.currency, rates);
    const isNow = ask.status === 'Approved';
    return { kind: 'sells', price, at, payout: payoutOf(isNow ? at : price), isNow };
  }
  if (ownBid && crosses(gbp, ownBid.priceGbp)) {
    const own = formatMoney(convert(ownBid.price, price.currency, rates));
    return { kind: 'stays', why: `Your own bid of ${own} is in the way.` };
  }
  const bestGbp = lowestAsk?.priceGbp ?? null;
  const lead = checkPrice({ side: 'ask', price, bestGbp, rates });
  if (!lead.ok) {
    const nearest = lead.nearest && formatMoney(lead.nearest);
    const why = `${formatMoney(price)} is too close to the lowest ask`;
    return {
      kind: 'stays',
      why: nearest ? `${why}: to lead, ask for ${nearest} or less.` : `${why}.`,
    };
  }
  return { kind: 'changes', price, payout: payoutOf(price), odd: oddWords(price, book, rates) };
}

/** The payout of a listing at a price, as the server works it out. */
export function payoutAt(ask: AskView, price: Money, { book, fees, rates }: Market): Money {
  const { royalty: royaltyPercent } = book;
  const { currency } = ask.price;
  return sellerLines({ price, currency, royaltyPercent, insured: ask.insured, rates, fees }).payout;
}

/** As words: there is no new price, and why. */
function newPrice(
  ask: AskView,
  how: Repricing,
  { lowestAsk }: ListingBook,
  rates: Rates,
): Money | string {
  const { amount, currency } = ask.price;
  if (how.kind === 'percent') {
    const major = Math.round((amount * (100 + how.percent)) / 100 / minorPerMajor);
    return money(major * minorPerMajor, currency);
  }
  if (!lowestAsk) return 'There is no other ask.';
  const ownGbp = priceInGbp(ask.price, rates);
  if (ownGbp < lowestAsk.priceGbp) return 'It is the lowest ask already.';
  if (how.kind === 'match') return levelPrice(lowestAsk, currency, rates);
  const exact = greatestLeadingAsk(lowestAsk.priceGbp, currency, rates);
  if (!exact) return 'No lower price is possible.';
  const whole = wholePrice('ask', exact);
  return boundsRefusal(whole, rates) === null ? whole : exact;
}

/** The conversion's rounding may lead by a penny: then it is one penny more. */
function levelPrice(
  best: NonNullable<ListingBook['lowestAsk']>,
  currency: Money['currency'],
  rates: Rates,
): Money {
  let price = convert(best.price, currency, rates);
  while (priceInGbp(price, rates) < best.priceGbp) price = money(price.amount + 1, currency);
  return price;
}

function boundsRefusal(price: Money, rates: Rates): string | null {
  const check = checkPrice({ side: 'ask', price, bestGbp: null, rates });
  if (check.ok) return null;
  const nearest = check.nearest ? formatMoney(check.nearest) : '';
  const end = check.reason === 'above-maximum' ? 'maximum' : 'minimum';
  return `${formatMoney(price)} is not possible: the ${end} ask is ${nearest}.`;
}

function oddWords(
  price: Money,
  { lastSale, lowestAsk, highestBid }: ListingBook,
  rates: Rates,
): string | null {
  return oddPrice(
    price,
    [
      { name: 'the last sale', price: lastSale },
      { name: 'the lowest other ask', price: lowestAsk?.price },
      { name: 'the highest bid', price: highestBid?.price },
    ],
    { side: 'ask', rates },
  );
}
