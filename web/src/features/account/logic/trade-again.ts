import type {
  PurchaseView,
  SaleView,
  TradedEdition,
} from '../../../../../shared/contracts/account.ts';
import { type OrderSide, orderPath } from '../../../../../shared/domain/account-paths.ts';
import { type TradeFlow, tradePath } from '../../../../../shared/domain/paths.ts';
import { editOfferPath } from '../../../lib/own-orders/edit-path.ts';

const actions = { 'bid-or-buy': 'bid', 'ask-or-sell': 'list' } as const;

/** Path to bid for or list the same edition again. */
export function tradeAgainPath(flow: TradeFlow, edition: TradedEdition): string {
  const { artworkId: id, artworkName: name, artists, editionName } = edition;
  return `${tradePath(flow, { id, name, artists }, editionName)}?action=${actions[flow]}`;
}

/** Path to change one's own open bid or listing. */
export function editPath(side: 'ask' | 'bid', id: number, edition: TradedEdition): string {
  const { artworkId, artworkName: name, artists, editionName } = edition;
  return editOfferPath(side, id, { id: artworkId, name, artists }, editionName);
}

export function orderPagePath(side: OrderSide, order: PurchaseView | SaleView): string {
  const { edition, shipment } = order;
  const trackingNumber = shipment?.trackingNumber ?? null;
  return orderPath(side, { ...order, artworkId: edition.artworkId, trackingNumber });
}
