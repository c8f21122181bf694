import { Suspense, use } from 'react';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import {
  type CardStepProps,
  type OrderPaymentProps,
  PaymentPartsContext,
} from './payment-parts-context.ts';

/** Saves a card; its number goes to the card processor only. */
export function CardStep(props: CardStepProps) {
  const parts = use(PaymentPartsContext);
  return (
    parts && (
      <Suspense fallback={<Waiting />}>
        <parts.CardStep {...props} />
      </Suspense>
    )
  );
}

/** For unpaid orders and failed payments: why, and what to do. A paid order takes no room. */
export function OrderPayment({ order }: OrderPaymentProps) {
  const parts = use(PaymentPartsContext);
  const isUnpaid = order.status === 'AwaitingPayment' || order.status === 'PaymentFailed';
  return (
    parts && (
      <Suspense fallback={isUnpaid ? <Waiting /> : null}>
        <parts.OrderPayment order={order} />
      </Suspense>
    )
  );
}

/** Reminds a seller without payout details. */
export function PayoutsHint() {
  const parts = use(PaymentPartsContext);
  return (
    parts && (
      <Suspense fallback={null}>
        <parts.PayoutsHint />
      </Suspense>
    )
  );
}

function Waiting() {
  return (
    <Loading label="Loading the card form">
      <Skeleton shape="block" />
    </Loading>
  );
}
