import { Navigate, useLocation, useParams } from 'react-router';
import { getOrder, getProfile } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { OrderView } from '../../../../../shared/contracts/account.ts';
import { pageAt } from '../../../../../shared/domain/client-routes.ts';
import { orderTransitions } from '../../../../../shared/domain/order-status.ts';
import { offersDropOff } from '../../../../../shared/domain/regions.ts';
import { isFinal } from '../../../../../shared/domain/transitions.ts';
import { OrderPayment, PayoutsHint } from '../../../lib/payment/payment-parts.tsx';
import { useApi } from '../../../lib/swr/use-api.ts';
import { AccountFrame } from '../../../ui/account-frame.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { DropOff } from '../components/drop-off.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { OrderDetails } from '../components/order-details.tsx';
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
  const orderId = Number(useParams().orderId);
  const isId = Number.isSafeInteger(orderId) && orderId > 0;
  const read = useApi(isId ? apiPath(getOrder, orderId) : null);
  const { data } = read;
  const { title, none, list } = words[side];

  if (data && data.side !== side) {
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
function SaleDetails({ view }: { readonly view: OrderView }) {
  const { status } = view.order;
  const isToSend = status === 'AwaitingPayment' || status === 'AwaitingShipment';
  const { data } = useApi(isToSend ? apiPath(getProfile) : null);
  const address = (isToSend && data?.shippingAddress) || null;
  const mayDropOff = status === 'AwaitingShipment' && address && offersDropOff(address.country);
  const hint = (
    <>
      {!isOver(status) && <PayoutsHint />}
      {mayDropOff && <DropOff />}
    </>
  );
  return <OrderDetails address={address} hint={hint} view={view} />;
}
