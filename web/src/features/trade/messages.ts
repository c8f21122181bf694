import type { ExpiryDays } from '../../../../shared/domain/expiry.ts';
import { formatMoney, type Money, money } from '../../../../shared/domain/money.ts';
import type { TradeFlow } from '../../../../shared/domain/paths.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import type { Attempt } from './logic/attempt.ts';
import type { NoPlan, TradePlan } from './logic/plan-trade.ts';
import { refusalWords } from './price-words.ts';

export const expiryWords: Readonly<Record<ExpiryDays, string>> = {
  30: '30 days',
  60: '60 days',
  0: 'Until accepted',
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
      return `buy at ${plan.passesOwn ? 'the lowest ask but yours' : 'the lowest ask'}, ${price}`;
    case 'list':
      return `list at ${price}`;
    case 'sell':
      return `sell into ${plan.passesOwn ? 'the highest bid but yours' : 'the highest bid'}, ${price}`;
  }
}

export function nearestWords(flow: TradeFlow, price: Money): string {
  return flow === 'bid-or-buy' ? `Bid ${formatMoney(price)}` : `List at ${formatMoney(price)}`;
}

const ownOnlyWords: Readonly<Record<TradeFlow, string>> = {
  'bid-or-buy': 'The only ask is your own, and nobody buys from themself. You can bid below it.',
  'ask-or-sell':
    'The only bid is your own, and nobody sells to themself. You can list at a higher price.',
};

export function noPlanTitle(flow: TradeFlow, plan: NoPlan): string {
  if (plan.kind !== 'nothing-to-accept') return 'This price cannot be taken';
  if (!plan.own) return flowWords[flow].none;
  return flow === 'bid-or-buy' ? 'The only ask is yours' : 'The only bid is yours';
}

/** Why nothing can be reviewed. */
export function noPlanWords(flow: TradeFlow, plan: NoPlan): string {
  switch (plan.kind) {
    case 'price-missing':
      return 'No price is chosen yet.';
    case 'nothing-to-accept':
      if (plan.own) return ownOnlyWords[flow];
      return flow === 'bid-or-buy'
        ? 'The ask that you saw is gone. You can place a bid instead.'
        : 'The bid that you saw is gone. You can list at your own price instead.';
    case 'refused':
      return refusalWords(flow === 'bid-or-buy' ? 'bid' : 'ask', plan);
  }
}

const attemptVerbs: Readonly<Record<Attempt['request']['kind'], string>> = {
  bid: 'tried to place a bid',
  buy: 'tried to buy',
  list: 'tried to list',
  sell: 'tried to sell',
};

/** What was pressed and when, for somebody who comes back to it. */
export function attemptWords({ request, startedAt }: Attempt): string {
  const { kind, body } = request;
  const figure = 'expectedTotal' in body ? body.expectedTotal : body.expectedPayout;
  const amount = formatMoney(money(figure.amount, figure.currency));
  const what = 'expectedTotal' in body ? `${amount} in total` : `a payout of ${amount}`;
  const when = formatDateTime(new Date(startedAt).toISOString());
  return `You ${attemptVerbs[kind]} on ${when}, for ${what}.`;
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
    'When a seller accepts, it becomes an order at your price, and we take the payment.',
    'The work comes to us first. It is sent on to you once it is authenticated.',
  ],
  buy: [
    'It becomes your order at this price, and we take the payment.',
    'Once it is paid, the seller sends it to us, and we authenticate it.',
    'It is then sent on to you. You can follow every step under Buying.',
  ],
  list: [
    'We look at your listing before it goes into the book. You get an e-mail when it is live.',
    'It may sell at any time from then on, at your price.',
    'Once it is sold you send the work to us. You are paid when the buyer has it.',
  ],
  sell: [
    'It becomes a sale at this price. We take the payment, and tell you when to send the work.',
    'You send it to us, and we authenticate it.',
    'You are paid when the buyer has it. You can follow every step under Selling.',
  ],
};

/** What a card is for, and what happens to somebody who goes on without one. */
export const cardWords: Readonly<Record<'bid' | 'buy', { lead: string; without: string }>> = {
  bid: {
    lead: 'Nothing is charged now. When a seller accepts your bid, you are charged.',
    without:
      'Your bid stands all the same. Once it is accepted, you have three days to add a card.',
  },
  buy: {
    lead: 'It is charged only after you have reviewed your purchase and confirmed it.',
    without: 'You then have three days to add one, or the purchase does not take place.',
  },
};

/** What the entry step calls the two ways of trading, by flow. */
export const flowWords: Readonly<
  Record<TradeFlow, Record<'title' | 'choice' | 'offer' | 'accept' | 'none' | 'noneElse', string>>
> = {
  'bid-or-buy': {
    title: 'Bid or buy',
    choice: 'How would you like to buy?',
    offer: 'Place a bid',
    accept: 'Buy now',
    none: 'Nobody is asking for a price right now',
    noneElse: 'Nobody else is asking for a price right now',
  },
  'ask-or-sell': {
    title: 'List or sell',
    choice: 'How would you like to sell?',
    offer: 'List it',
    accept: 'Sell now',
    none: 'Nobody is bidding right now',
    noneElse: 'Nobody else is bidding right now',
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
