import { formatMoney } from '../../../../../shared/domain/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import type { TradePlan } from '../logic/plan-trade.ts';
import { ownOfferWords } from '../messages.ts';

type Props = { readonly trade: Trade; readonly plan: TradePlan };

/** The person's open orders on the same edition, as a reminder before they trade twice. */
export function OwnOffersNotice({ trade: { flow, edition, ownOrders }, plan }: Props) {
  const orders = flow === 'bid-or-buy' ? ownOrders?.bids : ownOrders?.asks;
  const standing = orders?.filter(({ editionId }) => editionId === edition.id);
  if (!standing || standing.length === 0) return null;
  const prices = standing.map(({ price }) => formatMoney(price));
  const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(prices);
  return <Notice>{ownOfferWords(plan, listed)}</Notice>;
}
