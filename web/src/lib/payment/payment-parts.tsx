import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';
import type { PurchaseView } from '../../../../shared/contracts/account.ts';
import type { CardView } from '../../../../shared/contracts/payment.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

type CardStepProps = {
  readonly onSaved: (card: CardView) => void;
  /** What the button says; 'Save card' without it. */
  readonly label?: string;
  /** Another way on, below the button. */
  readonly instead?: ReactNode;
};

type OrderPaymentProps = { readonly order: PurchaseView };

/** What other features show of payment; the app says where it comes from, when it is needed. */
export type PaymentParts = {
  readonly CardStep: ComponentType<CardStepProps>;
  readonly OrderPayment: ComponentType<OrderPaymentProps>;
  readonly PayoutsHint: ComponentType;
};

export const PaymentPartsContext = createContext<PaymentParts | null>(null);

/** Takes a card; its number goes to the card processor alone. */
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

/** On an order that waits for its payment, or whose payment failed: why, and what to do. */
export function OrderPayment(props: OrderPaymentProps) {
  const parts = use(PaymentPartsContext);
  return (
    parts && (
      <Suspense fallback={<Waiting />}>
        <parts.OrderPayment {...props} />
      </Suspense>
    )
  );
}

/** Tells a seller who could not be paid out yet. */
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
