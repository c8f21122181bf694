import { formatMoney } from '../../../../../shared/domain/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { AccountSide } from '../logic/find-outcome.ts';
import type { TradePlan } from '../logic/plan-trade.ts';
import { ownOfferWords } from '../messages.ts';

type Props = {
  readonly account: AccountSide | null;
  readonly editionId: number;
  readonly plan: TradePlan;
};

/** What the person has standing on the same edition: easily forgotten, and then traded twice. */
export function OwnOffersNotice({ account, editionId, plan }: Props) {
  const standing = account?.offers.filter(
    (offer) =>
      offer.editionId === editionId &&
      (offer.status === 'Approved' || offer.status === 'PendingAuthentication'),
  );
  if (!standing || standing.length === 0) return null;
  const prices = standing.map(({ price }) => formatMoney(price));
  const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(prices);
  return <Notice>{ownOfferWords(plan, listed)}</Notice>;
}
