import { useSearchParams } from 'react-router';
import { getBuying } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { BuyingView } from '../../../../../shared/contracts/account.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { AccountFrame } from '../../../ui/account-frame.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { BidRow } from '../components/bid-row.tsx';
import { ExtendAll } from '../components/extend-all.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { OrderRow } from '../components/order-row.tsx';
import { Section } from '../components/section.tsx';

export function BuyingPage() {
  const read = useApi(apiPath(getBuying));
  return (
    <AccountFrame title="Buying">
      <Loaded
        failedTitle="We couldn’t load your bids and orders"
        loading={<ListSkeleton label="Loading your bids and orders" />}
        read={read}
      >
        {(buying) => <Buying buying={buying} />}
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
        Place a bid at your own price, or buy at the lowest ask. Your bids and orders appear here.
      </EmptyState>
    );
  }
  return (
    <>
      {orders.length > 0 && (
        <Section count={orders.length} title="Orders">
          <ul>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} side="buyer" />
            ))}
          </ul>
        </Section>
      )}
      <Section
        action={open.some(({ expiresAt }) => expiresAt !== null) && <ExtendAll side="bids" />}
        count={open.length}
        title="Open bids"
      >
        {open.length === 0 ? (
          <p>You have no open bids.</p>
        ) : (
          <ul>
            {open.map((bid) => (
              <BidRow bid={bid} isNew={bid.id === newest} key={bid.id} />
            ))}
          </ul>
        )}
      </Section>
      {past.length > 0 && (
        <Section count={past.length} title="Past bids">
          <ul>
            {past.map((bid) => (
              <BidRow bid={bid} isNew={false} key={bid.id} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
