import { formatMoney, type Money } from '../../../../shared/domain/money.ts';
import type { Side } from '../../../../shared/domain/order-book.ts';
import type { TradeFlow } from '../../../../shared/domain/paths.ts';
import { countryInProse } from '../../lib/countries.ts';
import { currencyWords } from '../../lib/format/currency-words.ts';
import type { PriceAssessment, RefusedPrice } from './logic/assess-price.ts';
import type { Place } from './logic/plan-trade.ts';
import type { PriceSuggestion } from './logic/suggest-prices.ts';

export const notAPrice = 'Enter an amount, such as 250';

/** Why a price is refused, and the nearest acceptable one. */
export function refusalWords(side: Side, { reason, nearest, inTheWay }: RefusedPrice): string {
  const price = nearest ? formatMoney(nearest) : null;
  switch (reason) {
    case 'not-a-price':
      return notAPrice;
    case 'below-minimum':
      return `The minimum ${side} is ${price}`;
    case 'above-maximum':
      return `The maximum ${side} is ${price}`;
    case 'too-close-to-best':
      return side === 'bid'
        ? `To lead, bid at least ${price}`
        : `To lead, ask for ${price} or less`;
    case 'no-room':
      return noRoomWords(side, price, inTheWay);
    case 'own-order':
      return ownInTheWayWords(side, inTheWay);
  }
}

function noRoomWords(side: Side, match: string | null, inTheWay: RefusedPrice['inTheWay']): string {
  const level = match ? `match ${match}` : 'match it';
  if (!inTheWay) return `Too close to the lowest ask: ${level}, or ask for more`;
  const other = formatMoney(inTheWay.price);
  const between = 'There is no room between the highest bid and the lowest ask';
  if (inTheWay.isOwn)
    return `${between}, as your own ${side === 'bid' ? 'ask' : 'bid'} is ${other}: ${level}`;
  return `${between}: ${level}, or ${side === 'bid' ? 'buy' : 'sell'} for ${other}`;
}

function ownInTheWayWords(side: Side, inTheWay: RefusedPrice['inTheWay']): string {
  const price = inTheWay ? ` of ${formatMoney(inTheWay.price)}` : '';
  return side === 'bid'
    ? `Your own ask${price} is in the way: bid less, or withdraw it`
    : `Your own bid${price} is in the way: ask for more, or withdraw it`;
}

/** Where a trade is made from, and how that changes prices. */
export function placeWords(flow: TradeFlow, place: Place, isAddress: boolean): string {
  const country = countryInProse(place.country);
  const currency = currencyWords[place.currency];
  const buys = flow === 'bid-or-buy';
  if (isAddress) {
    return `${buys ? 'Delivery to' : 'Shipping from'} ${country}. Prices are in ${currency}.`;
  }
  return `Prices for ${buys ? 'delivery to' : 'shipping from'} ${country}, in ${currency}. Your address may change them.`;
}

/** `price` is `typed`, converted to the currency of the place. */
export function convertedWords(flow: TradeFlow, typed: Money, price: Money): string {
  const what = flow === 'bid-or-buy' ? 'Your bid of' : 'Your price of';
  return `${what} ${formatMoney(typed)} is ${formatMoney(price)} at today’s rate.`;
}

type Standing = Extract<PriceAssessment, { kind: 'stands' }>['standing'];

export const standingWords: Readonly<Record<Side, Readonly<Record<Standing, string>>>> = {
  bid: {
    leads: 'Yours would be the highest bid.',
    matches: 'Same as the highest bid. The earlier bid comes first.',
    follows: 'Below the highest bid. Higher bids come first.',
  },
  ask: {
    leads: 'Yours would be the lowest ask.',
    matches: 'Same as the lowest ask. The earlier ask comes first.',
    follows: 'Above the lowest ask. Lower asks come first.',
  },
};

export const suggestionWords: Readonly<
  Record<Side, Readonly<Record<PriceSuggestion['kind'], string>>>
> = {
  bid: { match: 'Match the highest bid', beat: 'Beat the highest bid' },
  ask: { match: 'Match the lowest ask', beat: 'Beat the lowest ask' },
};
