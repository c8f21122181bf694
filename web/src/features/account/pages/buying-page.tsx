import { useSearchParams } from 'react-router';
import { getBuying } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { BuyingView } from '../../../../../shared/contracts/account.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { AccountFrame } from '../../../ui/account-frame.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ExtendAll } from '../components/extend-all.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { PauseNotices } from '../components/pause-notices.tsx';
import { Totals } from '../components/totals.tsx';
import { rowOfBid, rowOfPurchase } from '../components/trade-rows.tsx';
import { TradeTabs } from '../components/trade-tabs.tsx';
import { isFinished } from '../logic/is-finished.ts';

export function BuyingPage() {
  const read = useApi(apiPath(getBuying));
  return (
    <AccountFrame title="Buying">
      <Loaded
        failedTitle="We couldn’t load your bids and orders"
        loading={<ListSkeleton label="Loading your bids and orders" />}
        read={read}
      >
        {(buying) => (
          <>
            {buying.paused && <PauseNotices paused={buying.paused} />}
            <Buying buying={buying} />
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
}

function Buying({ buying: { bids, orders } }: { readonly buying: BuyingView }) {
  const [query] = useSearchParams();
  const newest = Number(query.get('bidId'));
  const open = bids.filter(({ status }) => status === 'Approved');
  const past = bids.filter(({ status }) => status === 'Voided' || status === 'Expired');

  if (open.length + past.length + orders.length === 0) {
    return (
      <EmptyState
        action={
          <ButtonLink to="/artworks" variant="primary">
            View all artworks
          </ButtonLink>
        }
        title="No bids or orders yet"
      >
        Place a bid at your own price, or buy at once. Your bids and orders appear here.
      </EmptyState>
    );
  }
  const isNamed = (id: number) => id === Number(query.get('orderId'));
  const [underWay = [], over = []] = [false, true].map((is) =>
    orders.filter(({ status }) => isFinished('buyer', status) === is),
  );
  return (
    <TradeTabs
      label="Your bids and orders"
      tabs={[
        {
          id: 'bids',
          label: 'Bids',
          rows: open.map((bid) => rowOfBid(bid, bid.id === newest)),
          empty: 'You have no open bids.',
          action: open.some(({ expiresAt }) => expiresAt !== null) && <ExtendAll side="bids" />,
        },
        {
          id: 'under-way',
          label: 'Under way',
          rows: underWay.map((order) => rowOfPurchase(order, isNamed(order.id))),
          empty: 'No order of yours is under way.',
        },
        {
          id: 'finished',
          label: 'Finished',
          rows: [
            ...over.map((order) => rowOfPurchase(order, isNamed(order.id))),
            ...past.map((bid) => rowOfBid(bid, bid.id === newest)),
          ],
          empty: 'Nothing has finished yet.',
          below: <Totals side="bids" />,
        },
      ]}
    />
  );
}
