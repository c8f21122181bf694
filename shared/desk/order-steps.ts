import type { OrderStatus } from '../domain/order-status.ts';
import type { Role } from './roles.ts';

type StepOperation =
  | 'orders advance'
  | 'orders record-payment'
  | 'orders record-refund'
  | 'orders cancel'
  | 'orders fail-authentication'
  | 'orders return';

export type Step = {
  readonly operation: StepOperation;
  readonly label: string;
  readonly role: Role;
  /** What has to be entered: nothing, a tracking number, a bank’s reference, a reason. */
  readonly asks: 'nothing' | 'tracking' | 'payment' | 'reason';
};

const advance = (label: string, asks: Step['asks'] = 'nothing'): Step => ({
  operation: 'orders advance',
  label,
  role: 'authenticator',
  asks,
});
const pay = (label: string): Step => ({
  operation: 'orders record-payment',
  label,
  role: 'treasurer',
  asks: 'payment',
});
const refund: Step = {
  operation: 'orders record-refund',
  label: 'Record a refund',
  role: 'treasurer',
  asks: 'payment',
};
const cancel: Step = {
  operation: 'orders cancel',
  label: 'Cancel the order',
  role: 'treasurer',
  asks: 'reason',
};
const sendBack: Step = {
  operation: 'orders return',
  label: 'Send back to the seller',
  role: 'authenticator',
  asks: 'reason',
};

/** What the staff can do with an order in each status; the first is the usual one. */
export const steps: Readonly<Record<OrderStatus, readonly Step[]>> = {
  AwaitingPayment: [pay('Record a payment'), cancel],
  PaymentFailed: [],
  AwaitingShipment: [advance('Mark as shipped', 'tracking'), cancel],
  NotShipped: [cancel],
  Shipped: [advance('Mark as received'), cancel],
  Received: [advance('Begin authentication')],
  Authenticating: [
    advance('Pass authentication'),
    {
      operation: 'orders fail-authentication',
      label: 'Fail authentication',
      role: 'authenticator',
      asks: 'reason',
    },
  ],
  Authenticated: [advance('Send to the buyer', 'tracking')],
  AuthenticationFailed: [sendBack, refund],
  ShippedToBuyer: [advance('Mark as delivered')],
  Delivered: [advance('Release the payout'), sendBack],
  PayoutPending: [pay('Record the payout')],
  PaidOut: [],
  Cancelled: [refund],
  Returned: [refund],
};
