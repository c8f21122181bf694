import { formatMoney, type Money, money } from '../../../../shared/domain/money.ts';
import type { TradeFlow } from '../../../../shared/domain/paths.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import type { Attempt } from './logic/attempt.ts';
import type { EditedOffer } from './logic/edited-offer.ts';
import type { NoPlan, TradePlan } from './logic/plan-trade.ts';
import type { TradeResult } from './logic/run-trade.ts';
import { refusalWords } from './price-words.ts';

/**
 * The trade button names its action and the amount that matters: the most that a bid can cost, the
 * total of a purchase, the payout of a sale.
 */
export function confirmWords(
  plan: TradePlan,
  agreed: Money,
  editing: EditedOffer | null = null,
): string {
  if (editing && plan.kind === 'bid') {
    return `${changeWords(plan.price, editing)} bid · at most ${formatMoney(agreed)}`;
  }
  if (editing && plan.kind === 'list') {
    return `${changeWords(plan.price, editing)} price · payout ${formatMoney(agreed)}`;
  }
  switch (plan.kind) {
    case 'bid':
      return `Place bid · ${plan.atMost ? 'at most ' : ''}${formatMoney(agreed)}`;
    case 'buy':
      return `Buy now · ${formatMoney(agreed)}`;
    case 'list':
      return `List artwork · payout ${formatMoney(agreed)}`;
    case 'sell':
      return `Sell now · payout ${formatMoney(agreed)}`;
  }
}

function changeWords(price: Money, editing: EditedOffer): 'Raise' | 'Lower' | 'Keep' {
  const by = price.amount - editing.price.amount;
  return by > 0 ? 'Raise' : by < 0 ? 'Lower' : 'Keep';
}

/** What became of a trade whose page was left; null: the site asks to sign in again. */
export function leftWords(
  flow: TradeFlow,
  artwork: string,
  result: TradeResult,
  isEdit: boolean,
): string | null {
  const offer = flow === 'bid-or-buy' ? 'Your bid on' : 'Your listing of';
  const done = isEdit ? 'updated' : 'placed';
  switch (result.kind) {
    case 'placed':
      if (result.trade.orderId === null) return `${offer} ${artwork} is ${done}.`;
      return flow === 'bid-or-buy' ? `You bought ${artwork}.` : `You sold ${artwork}.`;
    case 'unknown':
      return `We do not know yet whether your trade of ${artwork} went through.`;
    case 'sign-in':
      return null;
    default:
      return `Your trade of ${artwork} did not go through.`;
  }
}

/** Such as 'You bid £250'. */
export function planWords(plan: TradePlan): string {
  const price = formatMoney(plan.lines.price);
  switch (plan.kind) {
    case 'bid':
      return `bid ${price}`;
    case 'buy':
      return `buy at ${askWords(plan)}, ${price}`;
    case 'list':
      return `list at ${price}`;
    case 'sell':
      return `sell to ${plan.passesOwn ? 'the highest bid other than yours' : 'the highest bid'}, ${price}`;
  }
}

function askWords({ lower, passesOwn }: Extract<TradePlan, { kind: 'buy' }>): string {
  if (lower) return 'the ask that costs you least with shipping';
  return passesOwn ? 'the lowest ask other than yours' : 'the lowest ask';
}

/** A price that crosses the other side trades at that side's price. */
export function meetsWords(plan: TradePlan): { readonly title: string; readonly text: string } {
  const price = formatMoney(plan.lines.price);
  return 'payout' in plan.lines
    ? {
        title: 'This sells immediately',
        text: `There is a bid of ${price}. You sell at that price, not at a lower one.`,
      }
    : {
        title: 'This buys immediately',
        text: `There is an ask of ${price}. You pay that price, not a higher one.`,
      };
}

export function nearestWords(flow: TradeFlow, price: Money): string {
  return flow === 'bid-or-buy' ? `Bid ${formatMoney(price)}` : `List at ${formatMoney(price)}`;
}

const ownOnlyWords: Readonly<Record<TradeFlow, string>> = {
  'bid-or-buy': 'The only ask is yours, and you cannot buy from yourself. You can bid below it.',
  'ask-or-sell':
    'The only bid is yours, and you cannot sell to yourself. You can list at a higher price.',
};

export function noPlanTitle(flow: TradeFlow, plan: NoPlan): string {
  if (plan.kind !== 'nothing-to-accept') return 'This price cannot be accepted';
  if (!plan.own) return flowWords[flow].none;
  return flow === 'bid-or-buy' ? 'The only ask is yours' : 'The only bid is yours';
}

/** Why there is nothing to review. */
export function noPlanWords(flow: TradeFlow, plan: NoPlan): string {
  switch (plan.kind) {
    case 'price-missing':
      return 'Choose a price first.';
    case 'nothing-to-accept':
      if (plan.own) return ownOnlyWords[flow];
      return flow === 'bid-or-buy'
        ? 'The ask you saw is no longer available. You can place a bid instead.'
        : 'The bid you saw is no longer available. You can list at your own price instead.';
    case 'refused':
      return refusalWords(flow === 'bid-or-buy' ? 'bid' : 'ask', plan);
  }
}

const attemptVerbs: Readonly<Record<Attempt['request']['kind'], string>> = {
  bid: 'tried to place a bid',
  buy: 'tried to buy',
  list: 'tried to list',
  sell: 'tried to sell',
  'edit-bid': 'tried to edit a bid',
  'edit-ask': 'tried to edit a listing',
};

/** What the user tried to trade and when. */
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

/** What happens after the trade, in order. */
export const nextWords: Readonly<Record<TradePlan['kind'], readonly string[]>> = {
  bid: [
    'Your bid goes live immediately. Nothing is charged yet.',
    'When a seller accepts, it becomes an order at your price and we charge your card.',
    'The artwork comes to us first. Once authenticated, it is sent to you.',
  ],
  buy: [
    'It becomes your order at this price and we charge your card.',
    'Once it is paid, the seller ships it to us and we authenticate it.',
    'It is then sent to you. You can follow every step under Buying.',
  ],
  list: [
    'We review your listing before it goes live. You get an e-mail when it is live.',
    'From then on it may sell at any time, at your price.',
    'Once it sells, you ship the artwork to us. You are paid when the buyer has it.',
  ],
  sell: [
    'It becomes a sale at this price. We charge the buyer and e-mail you when to ship the artwork.',
    'You ship it to us and we authenticate it.',
    'You are paid when the buyer has it. You can follow every step under Selling.',
  ],
};

/** Where no processor takes cards, or the last one was removed in another tab. */
export const noCardWords = 'We will contact you about how to pay.';

/** Why a card is asked for. */
export const cardWords: Readonly<Record<'bid' | 'buy', string>> = {
  bid: 'Nothing is charged now. Your card is charged when a seller accepts your bid.',
  buy: 'Your card is charged only after you have reviewed and confirmed your purchase.',
};

/** What the seller is asked about the copy, and why. */
export const copyWords = {
  lead: 'Buyers read this before they pay. Once a listing is live, it stays as you state it here.',
  number: (editionSize: number | null) =>
    `As it is written on the artwork, such as ${editionSize === null ? '12' : `${Math.min(12, editionSize)}/${editionSize}`} or AP 2. Leave it empty if it has none.`,
  condition: [
    { value: 'yes', label: 'As new', description: 'No marks, fading, creases or repairs' },
    { value: 'no', label: 'Not as new', description: 'You describe it in your own words' },
  ],
  conditionNotes: 'Marks, fading, creases, repairs, and where they are.',
  framed: [
    { value: 'no', label: 'Unframed' },
    { value: 'yes', label: 'Framed', description: 'It is sold and sent with its frame' },
  ],
  certificate: [
    { value: 'yes', label: 'I have the certificate', description: 'It goes to the buyer' },
    {
      value: 'no',
      label: 'No certificate',
      description: 'You can still sell it: tell us below where it comes from',
    },
  ],
  provenance: 'Such as the publisher or gallery that you bought it from, and the year.',
  why: 'Our authenticators check the artwork from photographs before the listing goes live. After listing, you can send:',
  papers: [
    'The front, the back, the signature and any damage',
    'A close-up of its number',
    'The certificate, if there is one',
    'An invoice, or another proof of where it comes from',
  ],
  private: 'Only you and our staff can see these documents.',
  sale: 'Nothing now: it sells at once, and we authenticate the artwork when it reaches us.',
} as const;

/** Why a live listing's copy cannot be edited. */
export const fixedCopyWords =
  'Buyers can read this, so it stays as it is. To change it, withdraw the listing and list the copy again.';

/** A bid buys whichever copy its seller has. */
export const anyCopyWords =
  'Any copy of this edition: numbers and condition differ. You see what its seller states with your order.';

/** The labels of the two modes, by flow. */
export const flowWords: Readonly<
  Record<TradeFlow, Record<'title' | 'choice' | 'offer' | 'accept' | 'none' | 'noneElse', string>>
> = {
  'bid-or-buy': {
    title: 'Bid or buy',
    choice: 'How would you like to buy?',
    offer: 'Place bid',
    accept: 'Buy now',
    none: 'No asks right now',
    noneElse: 'No other asks right now',
  },
  'ask-or-sell': {
    title: 'List or sell',
    choice: 'How would you like to sell?',
    offer: 'List artwork',
    accept: 'Sell now',
    none: 'No bids right now',
    noneElse: 'No other bids right now',
  },
};

/** `prices` lists the user's open orders on the edition. */
export function ownOfferWords(plan: TradePlan, prices: string): string {
  switch (plan.kind) {
    case 'bid':
      return `You already have a bid of ${prices} on this edition. Both bids would stay open: withdraw one if you only want one copy.`;
    case 'buy':
      return `Your bid of ${prices} on this edition stays open. Withdraw it if you only want one copy.`;
    case 'list':
      return `You have already listed this edition at ${prices}. List it again only if you own another.`;
    case 'sell':
      return `Your listing of this edition at ${prices} stays. Withdraw it unless you own another.`;
  }
}
