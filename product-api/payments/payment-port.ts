import type { Money } from '../../shared/domain/money.ts';
import type { CardSummary } from '../db/schema/payments.ts';

/**
 * The browser completes the set-up with the client secret; card data never reaches the product API.
 */
export type CardSetup = { readonly id: string; readonly clientSecret: string };

export type SavedCard = {
  readonly paymentMethodId: string;
  readonly card: CardSummary;
  /** The same for the same card; null: not known. */
  readonly cardFingerprint: string | null;
};

export type ChargeOutcome =
  | { readonly kind: 'succeeded'; readonly id: string; readonly received: Received }
  | { readonly kind: 'declined'; readonly id: string; readonly code: string }
  /** The buyer's bank waits for the buyer, who confirms the payment at `url`. */
  | { readonly kind: 'action-required'; readonly id: string; readonly url: string }
  /** The outcome follows later, by an event or a look-up. */
  | { readonly kind: 'processing'; readonly id: string };

/** Minor units of a currency, which may be one that Deckle does not trade in. */
export type Received = { readonly amount: number; readonly currency: string };

export type PayoutAccount = {
  readonly id: string;
  readonly detailsSubmitted: boolean;
  readonly payoutsEnabled: boolean;
  readonly requirements: readonly string[];
  /** The same for the same bank account; null: not known. */
  readonly payoutFingerprint: string | null;
};

/** An event that the processor sends. */
export type PaymentEvent =
  | { readonly kind: 'card-set-up'; readonly setupId: string }
  /** A charge succeeded, was declined or waits for its buyer; a look-up tells which. */
  | { readonly kind: 'charge'; readonly chargeId: string }
  /** A paid charge was disputed or refunded; a look-up tells which. */
  | ({ readonly kind: 'charge-reversed'; readonly chargeId: string } & ReversalHint)
  | { readonly kind: 'refund-failed'; readonly refundId: string; readonly chargeId: string | null }
  /** It may be older than the processor's records. */
  | { readonly kind: 'payout-account'; readonly accountId: string };

/** What an event says of a charge: it may be older than the processor's records, or newer. */
export type ReversalHint = {
  readonly dispute: Dispute | null;
  /** Minor units refunded so far, ours included; null: the event says nothing of it. */
  readonly refunded: number | null;
};

/** won: also withdrawn, or an inquiry that was closed. */
export type Dispute = {
  readonly id: string;
  readonly state: 'open' | 'won' | 'lost';
  /** Minor units of the charge's currency that were taken back; 0 for an inquiry. */
  readonly withdrawn: number;
  /** Until when the bank takes evidence; null: it asks for none, or has it. */
  readonly evidenceBy: Date | null;
};

/** What became of a paid charge at the processor. */
export type Reversals = {
  readonly disputes: readonly Dispute[];
  readonly refunds: readonly {
    readonly id: string;
    /** The reference of one of our refunds; null: made at the processor. */
    readonly reference: string | null;
    /** Minor units of the charge's currency. */
    readonly amount: number;
    /** Its money came back from the buyer's bank. */
    readonly hasFailed: boolean;
  }[];
};

/**
 * A card processor. Each `reference` is an idempotency key: repeating a request returns the first
 * outcome and moves no more money. Every method may throw PaymentUnavailable, after which the
 * outcome is unknown.
 */
export type PaymentPort = {
  readonly name: 'stripe' | 'sandbox';
  /** For the browser's part of a card set-up; null where the processor has none. */
  readonly publishableKey: string | null;
  createCustomer(reference: string): Promise<string>;
  /** Returns the customer's `unfinishedId` again where a card can still be entered for it. */
  startCardSetup(customerId: string, unfinishedId: string | null): Promise<CardSetup>;
  /** The card of a finished set-up; null while it is unfinished, and for an unknown one. */
  findCard(setupId: string): Promise<SavedCard | null>;
  /** Deletes a card at the processor; an unknown card counts as deleted. */
  forgetCard(paymentMethodId: string): Promise<void>;
  /** The first attempt, without the buyer: one that needs the buyer is declined. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /**
   * A further attempt at a charge that has not succeeded, with the buyer present. A charge succeeds
   * once however often it is attempted; one that has succeeded answers with that.
   */
  retryCharge(retry: ChargeRetry): Promise<ChargeOutcome>;
  /** Ends a charge that has not succeeded. null: it can no longer succeed. */
  cancelCharge(chargeId: string): Promise<ChargeOutcome | null>;
  /** The outcome of a charge whose answer was lost; null: the processor did not receive it. */
  findCharge(
    charge: Pick<Charge, 'customerId' | 'amount' | 'reference'>,
  ): Promise<ChargeOutcome | null>;
  /** The id of the refund, or of one made at the processor before. */
  refund(refund: Refund): Promise<string>;
  /** The disputes and refunds of a charge, with the refund of this reference, if it has one. */
  findReversals(charge: {
    readonly chargeId: string;
    readonly reference: string | null;
  }): Promise<Reversals>;
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
  /** The id of the transfer. */
  transfer(transfer: Transfer): Promise<string>;
  /** The id of a transfer whose answer was lost; null: the processor did not receive it. */
  findTransfer(transfer: Pick<Transfer, 'orderId' | 'reference'>): Promise<string | null>;
  /** What moved since, page by page; null: from the beginning. */
  listMovements(since: Date | null): AsyncIterable<Movement>;
  /** What moved by one charge, refund, transfer or dispute. */
  findMovements(sourceId: string): AsyncIterable<Movement>;
  /** What the processor holds for us, by currency; money that is not available yet included. */
  findBalances(): Promise<readonly Received[]>;
};

/** A change of our balance at the processor. */
export type Movement = {
  readonly id: string;
  readonly kind: 'charge' | 'refund' | 'transfer' | 'dispute' | 'withdrawal' | 'other';
  /** The charge, refund, transfer or dispute that it is of. */
  readonly sourceId: string;
  /** The charge of a refund or a dispute. */
  readonly chargeId: string | null;
  /** What the payment itself was: above zero, money came in. */
  readonly moved: Received;
  /** What it made of our balance, in the balance's currency, before the fee. */
  readonly settled: Received;
  /** What the processor took for it, in the currency of `settled`. */
  readonly fee: number;
  readonly at: Date;
};

export type Refund = {
  readonly chargeId: string;
  /** Minor units of the charge's currency. */
  readonly amount: number;
  readonly reference: string;
  /** Earlier refunds of this reference that failed: repeating one would return its first answer. */
  readonly failedBefore: number;
};

export type Transfer = {
  readonly accountId: string;
  readonly amount: Money;
  readonly orderId: number;
  readonly reference: string;
};

/** The events of a processor. */
export type PaymentEvents = {
  /** Verifies and reads an event. null: an event of no interest. Throws on a wrong signature. */
  read(rawBody: Buffer, signature: string): PaymentEvent | null;
  /**
   * A charge that an event names; null: it is not one of ours, or was cancelled. Throws
   * PaymentUnavailable.
   */
  findCharge(
    id: string,
  ): Promise<{ readonly reference: string; readonly outcome: ChargeOutcome } | null>;
};

export type Charge = {
  readonly customerId: string;
  readonly paymentMethodId: string;
  readonly amount: Money;
  readonly orderId: number;
  readonly reference: string;
};

export type ChargeRetry = Charge & {
  readonly chargeId: string;
  /** Different for each attempt. */
  readonly attemptKey: string;
  /** Where the bank sends the buyer back to. */
  readonly returnUrl: string;
};

/** The processor could not be reached, or its answer could not be used. Becomes a 503. */
export class PaymentUnavailable extends Error {
  readonly statusCode = 503;
  readonly code: string;

  constructor(code: string) {
    super(`the payment processor did not answer as it should: ${code}`);
    this.name = 'PaymentUnavailable';
    this.code = code;
  }
}
