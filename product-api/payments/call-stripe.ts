import Stripe from 'stripe';
import { type ChargeOutcome, PaymentUnavailable } from './payment-port.ts';

class CardDeclined extends Error {
  readonly id: string | null;
  readonly code: string;

  constructor(id: string | null, code: string) {
    super(`the card was declined: ${code}`);
    this.id = id;
    this.code = code;
  }
}

/** Only the codes of Stripe's errors are kept: messages and requests contain personal data. */
export async function callStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      const code = error.decline_code ?? error.code ?? 'declined';
      throw new CardDeclined(error.payment_intent?.id ?? null, code);
    }
    if (error instanceof Stripe.errors.StripeError) {
      throw new PaymentUnavailable(error.code ?? error.type);
    }
    throw error;
  }
}

/** A declined card as the outcome of its charge; throws any other error. */
export function declinedOutcome(error: unknown): ChargeOutcome {
  if (!(error instanceof CardDeclined)) throw error;
  if (error.id === null) throw new PaymentUnavailable(error.code);
  return { kind: 'declined', id: error.id, code: error.code };
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
