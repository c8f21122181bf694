import type { Side } from '../../../../shared/domain/order-book.ts';
import { type ArtworkAddress, tradePath } from '../../../../shared/domain/paths.ts';

/** Where the owner changes their ask or bid. */
export function editOfferPath(
  side: Side,
  id: number,
  artwork: ArtworkAddress,
  edition: string,
): string {
  return side === 'ask'
    ? `${tradePath('ask-or-sell', artwork, edition)}?action=edit&askId=${id}`
    : `${tradePath('bid-or-buy', artwork, edition)}?action=edit&bidId=${id}`;
}
