import { useSearchParams } from 'react-router';
import { getSelling } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { AskView, SellingView } from '../../../../../shared/contracts/account.ts';
import { PayoutsHint } from '../../../lib/payment/payment-parts.tsx';
import { useApi } from '../../../lib/swr/use-api.ts';
import { AccountFrame } from '../../../ui/account-frame.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { AskPlacedDialog } from '../components/ask-placed-dialog.tsx';
import { AskRow } from '../components/ask-row.tsx';
import { ExtendAll } from '../components/extend-all.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { OrderRow } from '../components/order-row.tsx';
import { Section } from '../components/section.tsx';
import { usePlacedAsk } from '../hooks/use-placed-ask.ts';

export function SellingPage() {
  const read = useApi(apiPath(getSelling));
  return (
    <AccountFrame title="Selling">
      <Loaded
        failedTitle="We couldn’t load your listings and sales"
        loading={<ListSkeleton label="Loading your listings and sales" />}
        read={read}
      >
        {(selling) => <Selling selling={selling} />}
      </Loaded>
    </AccountFrame>
  );
}

const open: ReadonlySet<AskView['status']> = new Set([
  'Approved',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
]);

const isExtendable = ({ status, expiresAt }: AskView) =>
  status === 'Approved' && expiresAt !== null;

function Selling({ selling: { asks, orders } }: { readonly selling: SellingView }) {
  const [query] = useSearchParams();
  const newest = Number(query.get('askId'));
  const placed = usePlacedAsk(asks.find(({ id }) => id === newest));
  const listed = asks.filter(({ status }) => open.has(status));
  const past = asks.filter(({ status }) => status === 'Voided' || status === 'Expired');

  if (listed.length + past.length + orders.length === 0) {
    return (
      <EmptyState
        action={
          <ButtonLink to="/artworks" variant="primary">
            Find your edition
          </ButtonLink>
        }
        title="No listings or sales yet"
      >
        Find the edition you own, then list it at your price or sell to the highest bidder now.
      </EmptyState>
    );
  }
  return (
    <>
      {placed && <AskPlacedDialog {...placed} />}
      <PayoutsHint />
      {orders.length > 0 && (
        <Section count={orders.length} title="Sales">
          <ul>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} side="seller" />
            ))}
          </ul>
        </Section>
      )}
      <Section
        action={listed.some(isExtendable) && <ExtendAll side="asks" />}
        count={listed.length}
        title="Listings"
      >
        {listed.length === 0 ? (
          <p>You have no active listings.</p>
        ) : (
          <ul>
            {listed.map((ask) => (
              <AskRow ask={ask} isNew={ask.id === newest} key={ask.id} />
            ))}
          </ul>
        )}
      </Section>
      {past.length > 0 && (
        <Section count={past.length} title="Past listings">
          <ul>
            {past.map((ask) => (
              <AskRow ask={ask} isNew={false} key={ask.id} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
