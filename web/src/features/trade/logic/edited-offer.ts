import type { OwnOrdersView } from '../../../../../shared/contracts/account.ts';
import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import type { CopyDetails } from '../../../../../shared/domain/copy-details.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import type { TradeFlow } from '../../../../../shared/domain/paths.ts';

/** The user's open bid or ask that a trade changes. */
export type EditedOffer = {
  readonly id: number;
  readonly price: Money;
  /** null: until accepted. */
  readonly expiresAt: string | null;
  /** False for an ask that waits for approval: it cannot trade yet. */
  readonly isLive: boolean;
  /** null for a bid. */
  readonly insured: boolean | null;
  /** What an ask says of its copy; null: not stated, or a bid. */
  readonly copy: CopyDetails | null;
};

/** Buyers can read what a live ask says of its copy: it can no longer change. */
export function isCopyFixed(editing: EditedOffer | null): boolean {
  return editing?.isLive === true && editing.copy !== null;
}

/** null: it has ended, or is not theirs. */
export function findEdited(
  flow: TradeFlow,
  { id, editionId }: { readonly id: number; readonly editionId: number },
  { asks, bids }: OwnOrdersView,
): EditedOffer | null {
  const isIt = (order: { readonly id: number; readonly editionId: number }) =>
    order.id === id && order.editionId === editionId;
  if (flow === 'ask-or-sell') return asks.find(isIt) ?? null;
  const bid = bids.find(isIt);
  return bid ? { ...bid, isLive: true, insured: null, copy: null } : null;
}

/** The edition as its book is without the offer. */
export function editionWithout(flow: TradeFlow, id: number, edition: EditionView): EditionView {
  if (flow === 'ask-or-sell') {
    const asks = edition.asks.filter((ask) => ask.id !== id);
    const isBest = edition.lowestAsk?.id === id;
    return { ...edition, asks, lowestAsk: isBest ? (asks[0] ?? null) : edition.lowestAsk };
  }
  const bids = edition.bids.filter((bid) => bid.id !== id);
  const isBest = edition.highestBid?.id === id;
  return { ...edition, bids, highestBid: isBest ? (bids[0] ?? null) : edition.highestBid };
}
