import { useEffect, useRef } from 'react';
import type { PurchaseView } from '../../../../../shared/contracts/account.ts';
import { toast } from '../../../lib/toast.ts';
import { OrderFailed } from './order-failed.tsx';
import { OrderWaiting } from './order-waiting.tsx';

/** What the buyer has to do for an order's payment; nothing once it is paid. */
export function OrderPayment({ order }: { readonly order: PurchaseView }) {
  const { status } = order;
  const before = useRef(status);
  useEffect(() => {
    const isPaid = before.current === 'AwaitingPayment' && status === 'AwaitingShipment';
    before.current = status;
    if (isPaid) toast.success('Your payment has gone through.');
  }, [status]);

  if (status === 'AwaitingPayment') return <OrderWaiting order={order} />;
  return status === 'PaymentFailed' ? <OrderFailed order={order} /> : null;
}
