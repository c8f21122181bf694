import type { Money } from '../../shared/domain/money.ts';
import type { CardSummary } from '../db/schema/payments.ts';

/** A card set-up: the browser ends it with the client secret, out of our sight. */
export type CardSetup = { readonly id: string; readonly clientSecret: string };

export type SavedCard = { readonly paymentMethodId: string; readonly card: CardSummary };

export type ChargeOutcome =
  | { readonly kind: 'succeeded'; readonly id: string }
  | { readonly kind: 'declined'; readonly id: string | null; readonly code: string }
  /** Decided later: ask again, or be told. */
  | { readonly kind: 'processing'; readonly id: string };

export type PayoutAccount = {
  readonly id: string;
  readonly detailsSubmitted: boolean;
  readonly payoutsEnabled: boolean;
  readonly requirements: readonly string[];
};

/** What a processor tells of its own accord. */
export type PaymentEvent =
  | { readonly kind: 'card-set-up'; readonly setupId: string }
  | { readonly kind: 'charge'; readonly reference: string; readonly outcome: ChargeOutcome }
  | { readonly kind: 'payout-account'; readonly account: PayoutAccount };

/**
 * A card processor. Each `reference` names one movement or record: asking again with the same one
 * gives the first outcome again and moves nothing. Every method may throw PaymentUnavailable,
 * after which it is not known whether anything happened.
 */
export type PaymentPort = {
  readonly name: 'stripe' | 'sandbox';
  /** For the browser's part of a card set-up; null where there is none to know. */
  readonly publishableKey: string | null;
  createCustomer(reference: string): Promise<string>;
  startCardSetup(customerId: string): Promise<CardSetup>;
  /** The card that a set-up ended with; null while it has not. */
  findCard(setupId: string): Promise<SavedCard | null>;
  /** Has the processor forget a card; one that it does not know is forgotten already. */
  forgetCard(paymentMethodId: string): Promise<void>;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** What became of a charge whose answer was lost; null: the processor never got it. */
  findCharge(charge: Pick<Charge, 'customerId' | 'reference'>): Promise<ChargeOutcome | null>;
  refund(refund: { readonly chargeId: string; readonly reference: string }): Promise<string>;
  createPayoutAccount(owner: {
    readonly country: string;
    readonly reference: string;
  }): Promise<PayoutAccount>;
  findPayoutAccount(id: string): Promise<PayoutAccount>;
  /** An address that works once and for minutes: never stored, never logged. */
  linkOnboarding(link: {
    readonly accountId: string;
    readonly refreshUrl: string;
    readonly returnUrl: string;
  }): Promise<string>;
  transfer(transfer: {
    readonly accountId: string;
    readonly amount: Money;
    readonly orderId: number;
    readonly reference: string;
  }): Promise<string>;
};

/** A processor that calls back. null: an event of no interest. Throws on a wrong signature. */
export type ReadPaymentEvent = (rawBody: Buffer, signature: string) => PaymentEvent | null;

export type Charge = {
  readonly customerId: string;
  readonly paymentMethodId: string;
  readonly amount: Money;
  readonly orderId: number;
  readonly reference: string;
};

/** The processor could not be asked, or its answer could not be used. Answered as a 503. */
export class PaymentUnavailable extends Error {
  readonly statusCode = 503;
  readonly code: string;

  constructor(code: string) {
    super(`the payment processor did not answer as it should: ${code}`);
    this.name = 'PaymentUnavailable';
    this.code = code;
  }
}
