import type { PaymentEvents, PaymentPort } from './payment-port.ts';
import { openSandboxPayments } from './sandbox-payments.ts';
import { openStripe, type StripeSettings } from './stripe-payments.ts';

export type Payments = {
  readonly port: PaymentPort;
  /** null: the processor sends no events, or they could not be verified. */
  readonly events: PaymentEvents | null;
};

/** Stripe if it is configured, else the sandbox; null: nothing is charged. */
export function openPayments(settings: {
  readonly stripe: StripeSettings | null;
  readonly sandboxUrl: string | null;
}): Payments | null {
  if (settings.stripe) return openStripe(settings.stripe);
  if (settings.sandboxUrl === null) return null;
  return { port: openSandboxPayments(settings.sandboxUrl), events: null };
}
