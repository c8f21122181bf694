import type { ExpiryDays } from '../../../../shared/domain/expiry.ts';
import { formatMoney, type Money } from '../../../../shared/domain/money.ts';
import type { PriceRefusal, Side } from '../../../../shared/domain/order-book.ts';
import type { TradeFlow } from '../../../../shared/domain/paths.ts';
import type { PriceAssessment } from './logic/assess-price.ts';
import type { TradePlan } from './logic/plan-trade.ts';
import type { PriceSuggestion } from './logic/suggest-prices.ts';

export const expiryWords: Readonly<Record<ExpiryDays, string>> = {
  30: '30 days',
  60: '60 days',
  0: 'Until accepted',
};

const noun: Readonly<Record<Side, string>> = { bid: 'bid', ask: 'ask' };

/** Why a price cannot be taken, and which one nearest to it could. */
export function refusalWords(side: Side, reason: PriceRefusal, nearest: Money | null): string {
  const price = nearest ? formatMoney(nearest) : null;
  switch (reason) {
    case 'not-a-price':
      return 'Enter an amount, such as 250';
    case 'below-minimum':
      return `The lowest ${noun[side]} is ${price}`;
    case 'above-maximum':
      return `The highest ${noun[side]} is ${price}`;
    case 'too-close-to-best':
      if (!price) return 'This is too close to the lowest ask: match it, or ask for more';
      return side === 'bid'
        ? `To lead, bid at least ${price}`
        : `To lead, ask for ${price} or less`;
  }
}

type Standing = Extract<PriceAssessment, { kind: 'stands' }>['standing'];

export const standingWords: Readonly<Record<Side, Readonly<Record<Standing, string>>>> = {
  bid: {
    leads: 'Yours would be the highest bid.',
    matches: 'Level with the highest bid. The earlier one is served first.',
    follows: 'Below the highest bid. It waits until that one is gone.',
  },
  ask: {
    leads: 'Yours would be the lowest ask.',
    matches: 'Level with the lowest ask. The earlier one is served first.',
    follows: 'Above the lowest ask. It waits until that one is gone.',
  },
};

/** The last button names what it does, and the one figure that the person agrees to. */
export function confirmWords(plan: TradePlan): string {
  switch (plan.kind) {
    case 'bid':
      return `Place bid · ${formatMoney(plan.price)}`;
    case 'buy':
      return `Buy · ${formatMoney(plan.lines.total)}`;
    case 'list':
      return `List · payout ${formatMoney(plan.lines.payout)}`;
    case 'sell':
      return `Sell · payout ${formatMoney(plan.lines.payout)}`;
  }
}

export const reviewTitles: Readonly<Record<TradePlan['kind'], string>> = {
  bid: 'Review your bid',
  buy: 'Review your purchase',
  list: 'Review your listing',
  sell: 'Review your sale',
};

/** What happens after the last button, in order. */
export const nextWords: Readonly<Record<TradePlan['kind'], readonly string[]>> = {
  bid: [
    'Your bid stands in the book at once. Nothing is charged for it.',
    'When a seller accepts, it becomes an order at your price, and you are charged.',
    'The work comes to us first. It is sent on to you once it is authenticated.',
  ],
  buy: [
    'The work is yours at this price, and you are charged the total.',
    'The seller sends it to us, and we authenticate it.',
    'It is then sent on to you. You can follow every step under Buying.',
  ],
  list: [
    'We look at your listing before it goes into the book. You get an e-mail when it is live.',
    'It may sell at any time from then on, at your price.',
    'Once it is sold you send the work to us. You are paid when the buyer has it.',
  ],
  sell: [
    'The work is sold at this price, at once.',
    'You send it to us, and we authenticate it.',
    'You are paid when the buyer has it. You can follow every step under Selling.',
  ],
};

export const suggestionWords: Readonly<
  Record<Side, Readonly<Record<PriceSuggestion['kind'], string>>>
> = {
  bid: { match: 'Match the highest bid', beat: 'Take the lead' },
  ask: { match: 'Match the lowest ask', beat: 'Take the lead' },
};

/** What the entry step calls the two ways of trading, by flow. */
export const flowWords: Readonly<
  Record<TradeFlow, { title: string; choice: string; offer: string; take: string; none: string }>
> = {
  'bid-or-buy': {
    title: 'Bid or buy',
    choice: 'How would you like to buy?',
    offer: 'Place a bid',
    take: 'Buy now',
    none: 'Nobody is asking for a price right now',
  },
  'ask-or-sell': {
    title: 'List or sell',
    choice: 'How would you like to sell?',
    offer: 'List it at your price',
    take: 'Sell now',
    none: 'Nobody is bidding right now',
  },
};
