import { lazy } from 'react';
import type { PaymentParts } from '../lib/payment/payment-parts-context.ts';

/** The payment components that other features show; loaded with the first one that is rendered. */
export const paymentParts: PaymentParts = {
  CardStep: lazy(() =>
    import('../features/payment/components/card-step.tsx').then((module) => ({
      default: module.CardStep,
    })),
  ),
  OrderPayment: lazy(() =>
    import('../features/payment/components/order-payment.tsx').then((module) => ({
      default: module.OrderPayment,
    })),
  ),
  PayoutsHint: lazy(() =>
    import('../features/payment/components/payouts-hint.tsx').then((module) => ({
      default: module.PayoutsHint,
    })),
  ),
};
