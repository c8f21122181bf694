import { Navigate, useLocation, useParams } from 'react-router';
import { getOrder, getProfile } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { OrderView } from '../../../../../shared/contracts/account.ts';
import { pageAt } from '../../../../../shared/domain/client-routes.ts';
import { orderTransitions } from '../../../../../shared/domain/order-status.ts';
import { isFinal } from '../../../../../shared/domain/transitions.ts';
import { OrderPayment, PayoutsHint } from '../../../lib/payment/payment-parts.tsx';
import { useApi } from '../../../lib/swr/use-api.ts';
import { AccountFrame } from '../../../ui/account-frame.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { OrderDetails } from '../components/order-details.tsx';
import { SentParcel, ShipOrder } from '../components/ship-order.tsx';
import type { TradeSide } from '../logic/timeline.ts';
import { orderPagePath } from '../logic/trade-again.ts';

const words = {
  buyer: { title: 'Your order', none: 'Order not found', list: 'buying' },
  seller: { title: 'Your sale', none: 'Sale not found', list: 'selling' },
} as const satisfies Record<TradeSide, object>;

/**
 * An order as its buyer or its seller sees it: each gets their own view, whichever address they
 * opened.
 */
export function TradeOrderPage() {
  const side: TradeSide = pageAt(useLocation().pathname) === 'sale' ? 'seller' : 'buyer';
  const { artworkId, orderId: text } = useParams();
  const orderId = Number(text);
  const isId = Number.isSafeInteger(orderId) && orderId > 0;
  const read = useApi(isId ? apiPath(getOrder, orderId) : null);
  const { data } = read;
  const { title, none, list } = words[side];

  if (data && (data.side !== side || String(data.order.edition.artworkId) !== artworkId)) {
    return <Navigate replace to={orderPagePath(data.side, data.order)} />;
  }
  return (
    <AccountFrame title={title}>
      <Loaded
        loading={<ListSkeleton label="Loading" />}
        missing={
          <EmptyState
            action={
              <ButtonLink to={`/my-account/${list}`}>
                {side === 'buyer' ? 'View your orders' : 'View your sales'}
              </ButtonLink>
            }
            title={none}
          />
        }
        read={isId ? read : null}
      >
        {(view) =>
          view.side === 'buyer' ? (
            <OrderDetails
              address={view.shippingAddress}
              hint={<OrderPayment order={view.order} />}
              view={view}
            />
          ) : (
            <SaleDetails view={view} />
          )
        }
      </Loaded>
    </AccountFrame>
  );
}

const isOver = (status: OrderView['order']['status']) => isFinal(orderTransitions, status);

/** Before shipping, a sale shows the seller's current address; it may change after that. */
function SaleDetails({ view }: { readonly view: Extract<OrderView, { side: 'seller' }> }) {
  const { status } = view.order;
  const isToSend = status === 'AwaitingPayment' || status === 'AwaitingShipment';
  const { data } = useApi(isToSend ? apiPath(getProfile) : null);
  const address = (isToSend && data?.shippingAddress) || null;
  return (
    <OrderDetails
      address={address}
      hint={!isOver(status) && <PayoutsHint />}
      task={
        status === 'AwaitingShipment' ? (
          <ShipOrder country={address?.country ?? null} order={view.order} />
        ) : (
          status === 'Shipped' && <SentParcel order={view.order} />
        )
      }
      view={view}
    />
  );
}
