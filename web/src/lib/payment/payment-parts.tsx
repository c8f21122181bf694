import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';
import type { PurchaseView } from '../../../../shared/contracts/account.ts';
import type { CardView } from '../../../../shared/contracts/payment.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

type CardStepProps = {
  readonly onSaved: (card: CardView) => void;
  /** The button's label; 'Save card' by default. */
  readonly label?: string;
  /** An alternative, below the button. */
  readonly instead?: ReactNode;
};

type OrderPaymentProps = { readonly order: PurchaseView };

/** Payment components that other features show; the app provides them. */
export type PaymentParts = {
  readonly CardStep: ComponentType<CardStepProps>;
  readonly OrderPayment: ComponentType<OrderPaymentProps>;
  readonly PayoutsHint: ComponentType;
};

export const PaymentPartsContext = createContext<PaymentParts | null>(null);

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
