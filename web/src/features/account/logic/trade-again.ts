import type { TradedEdition } from '../../../../../shared/contracts/account.ts';
import { type TradeFlow, tradePath } from '../../../../../shared/domain/paths.ts';

const actions = { 'bid-or-buy': 'bid', 'ask-or-sell': 'list' } as const;

/** Path to bid for or list the same edition again. */
export function tradeAgainPath(flow: TradeFlow, edition: TradedEdition): string {
  const { artworkId: id, artworkName: name, artists, editionName } = edition;
  return `${tradePath(flow, { id, name, artists }, editionName)}?action=${actions[flow]}`;
}

export function orderPagePath(
  side: 'buyer' | 'seller',
  order: {
    readonly id: number;
    readonly edition: TradedEdition;
  },
): string {
  const base = side === 'buyer' ? '/my-account/buying/order' : '/my-account/selling/sale';
  return `${base}/${order.edition.artworkId}/${order.id}`;
}
