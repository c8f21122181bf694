import type { ExpiryDays } from '../../../../shared/domain/expiry.ts';
import { formatMoney, type Money, money } from '../../../../shared/domain/money.ts';
import type { PriceRefusal, Side } from '../../../../shared/domain/order-book.ts';
import type { TradeFlow } from '../../../../shared/domain/paths.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import type { PriceAssessment } from './logic/assess-price.ts';
import type { Attempt } from './logic/attempt.ts';
import type { NoPlan, TradePlan } from './logic/plan-trade.ts';
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

/**
 * The last button names what it does, and the figure that matters: the price that a bid offers,
 * what a purchase costs in all, what a seller gets.
 */
export function confirmWords(plan: TradePlan, agreed: Money): string {
  switch (plan.kind) {
    case 'bid':
      return `Place bid · ${formatMoney(plan.price)}`;
    case 'buy':
      return `Buy · ${formatMoney(agreed)}`;
    case 'list':
      return `List · payout ${formatMoney(agreed)}`;
    case 'sell':
      return `Sell · payout ${formatMoney(agreed)}`;
  }
}

/** What a review says the person does: 'You bid £250'. */
export function planWords(plan: TradePlan): string {
  const price = formatMoney(plan.lines.price);
  switch (plan.kind) {
    case 'bid':
      return `bid ${price}`;
    case 'buy':
      return `buy at the lowest ask, ${price}`;
    case 'list':
      return `list at ${price}`;
    case 'sell':
      return `sell into the highest bid, ${price}`;
  }
}

export function nearestWords(flow: TradeFlow, price: Money): string {
  return flow === 'bid-or-buy' ? `Bid ${formatMoney(price)}` : `List at ${formatMoney(price)}`;
}

/** Why nothing can be reviewed. */
export function noPlanWords(flow: TradeFlow, plan: NoPlan): string {
  switch (plan.kind) {
    case 'price-missing':
      return 'No price is chosen yet.';
    case 'nothing-to-take':
      return flow === 'bid-or-buy'
        ? 'The ask that you saw is gone. You can place a bid instead.'
        : 'The bid that you saw is gone. You can list at your own price instead.';
    case 'refused':
      return refusalWords(flow === 'bid-or-buy' ? 'bid' : 'ask', plan.reason, plan.nearest);
  }
}

const attemptVerbs: Readonly<Record<Attempt['request']['path'], string>> = {
  '/api/bids': 'tried to place a bid',
  '/api/purchases': 'tried to buy',
  '/api/asks': 'tried to list',
  '/api/sales': 'tried to sell',
};

/** What was pressed and when, for somebody who comes back to it. */
export function attemptWords({ request, startedAt }: Attempt): string {
  const { path, body } = request;
  const figure = 'expectedTotal' in body ? body.expectedTotal : body.expectedPayout;
  const amount = formatMoney(money(figure.amount, figure.currency));
  const what = 'expectedTotal' in body ? `${amount} in total` : `a payout of ${amount}`;
  const when = formatDateTime(new Date(startedAt).toISOString());
  return `You ${attemptVerbs[path]} on ${when}, for ${what}.`;
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
    offer: 'List it',
    take: 'Sell now',
    none: 'Nobody is bidding right now',
  },
};

/** `prices` of what the person has standing on the edition already. */
export function ownOfferWords(plan: TradePlan, prices: string): string {
  switch (plan.kind) {
    case 'bid':
      return `You already bid ${prices} on this edition. Both bids would stand: withdraw one if you want only one.`;
    case 'buy':
      return `Your bid of ${prices} on this edition stays open. Withdraw it if you want only one.`;
    case 'list':
      return `You have already listed this edition at ${prices}. List it again only if you own another.`;
    case 'sell':
      return `Your listing of this edition at ${prices} stays. Withdraw it unless you own another.`;
  }
}
