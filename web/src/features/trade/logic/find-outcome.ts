import type { BuyingView, SellingView } from '../../../../../shared/contracts/account.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import type { Attempt } from './attempt.ts';

export type FoundOutcome =
  | { readonly kind: 'order'; readonly orderId: number }
  | { readonly kind: 'offer'; readonly id: number };

/** An account as far as looking up a trade goes: either side's offers and orders. */
export type AccountSide = {
  readonly offers: readonly {
    readonly id: number;
    readonly editionId: number;
    readonly price: Money;
    readonly status: string;
    readonly at: string;
  }[];
  readonly orders: readonly {
    readonly id: number;
    /** The person's own bid or ask that became this order. */
    readonly offerId: number;
    readonly editionId: number;
    readonly at: string;
  }[];
};

export function buyersSide({ bids, orders }: BuyingView): AccountSide {
  return {
    offers: bids.map((bid) => ({ ...offerOf(bid), at: bid.placedAt })),
    orders: orders.map((order) => ({ ...orderOf(order), offerId: order.bidId })),
  };
}

export function sellersSide({ asks, orders }: SellingView): AccountSide {
  return {
    offers: asks.map((ask) => ({ ...offerOf(ask), at: ask.placedAt })),
    orders: orders.map((order) => ({ ...orderOf(order), offerId: order.askId })),
  };
}

/** The person's own bids or asks on an edition, those that became an order included. */
export function ownOffers(account: AccountSide, editionId: number): number[] {
  return [
    ...account.offers.filter((offer) => offer.editionId === editionId).map(({ id }) => id),
    ...account.orders.filter((order) => order.editionId === editionId).map((o) => o.offerId),
  ];
}

/** Clocks differ; within this time the account's own order of things is not trusted. */
const tolerance = 60_000;

/** What became of an attempt, as the account tells; null: nothing of it is there (yet). */
export function findOutcome(attempt: Attempt, account: AccountSide): FoundOutcome | null {
  const { body } = attempt.request;
  const isNew = (offerId: number, at: string) =>
    attempt.before
      ? !attempt.before.includes(offerId)
      : Date.parse(at) >= attempt.startedAt - tolerance;

  const order = account.orders.find(
    (made) => made.editionId === body.editionId && isNew(made.offerId, made.at),
  );
  if (order) return { kind: 'order', orderId: order.id };
  if (!('price' in body)) return null;
  const offer = account.offers.find(
    (made) =>
      made.editionId === body.editionId &&
      made.price.amount === body.price &&
      made.status !== 'Draft' &&
      isNew(made.id, made.at),
  );
  return offer ? { kind: 'offer', id: offer.id } : null;
}

type Traded = { readonly id: number; readonly edition: { readonly editionId: number } };

function offerOf(offer: Traded & { readonly price: Money; readonly status: string }) {
  return {
    id: offer.id,
    editionId: offer.edition.editionId,
    price: offer.price,
    status: offer.status,
  };
}

function orderOf(order: Traded & { readonly createdAt: string }) {
  return { id: order.id, editionId: order.edition.editionId, at: order.createdAt };
}
