import { useEffect, useRef } from 'react';
import type { PurchaseView } from '../../../../../shared/contracts/account.ts';
import { useBankReturn } from '../../../lib/payment/use-bank-return.ts';
import { toast } from '../../../lib/toast.ts';
import { OrderFailed } from './order-failed.tsx';
import { OrderWaiting } from './order-waiting.tsx';

const paidWords = 'Your payment has gone through.';

/** What the buyer has to do for an order's payment; nothing once it is paid. */
export function OrderPayment({ order }: { readonly order: PurchaseView }) {
  const { status } = order;
  const before = useRef(status);
  useEffect(() => {
    const isPaid = before.current === 'AwaitingPayment' && status === 'AwaitingShipment';
    before.current = status;
    if (isPaid) toast.success(paidWords);
  }, [status]);

  if (status === 'AwaitingPayment') return <OrderWaiting order={order} />;
  return status === 'PaymentFailed' ? <OrderFailed order={order} /> : <Paid status={status} />;
}

/** Says to a buyer who comes back from the bank that it worked. */
function Paid({ status }: Pick<PurchaseView, 'status'>) {
  const returned = useBankReturn();
  const isPaid = returned?.of === 'payment' && status === 'AwaitingShipment';
  useEffect(() => {
    if (isPaid) toast.success(paidWords);
  }, [isPaid]);
  return null;
}
