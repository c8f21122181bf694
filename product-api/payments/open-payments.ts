import type { PaymentPort, ReadPaymentEvent } from './payment-port.ts';
import { openSandboxPayments } from './sandbox-payments.ts';
import { openStripe, type StripeSettings } from './stripe-payments.ts';

export type Payments = {
  readonly port: PaymentPort;
  /** null: this processor does not call back, or nothing it says could be verified. */
  readonly readEvent: ReadPaymentEvent | null;
};

/** Stripe where it is configured, else the sandbox where there is one; null: nothing is charged. */
export function openPayments(settings: {
  readonly stripe: StripeSettings | null;
  readonly sandboxUrl: string | null;
}): Payments | null {
  if (settings.stripe) return openStripe(settings.stripe);
  if (settings.sandboxUrl === null) return null;
  return { port: openSandboxPayments(settings.sandboxUrl), readEvent: null };
}
