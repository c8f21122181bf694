import { z } from 'zod';

/** A browser is sent to it: no other scheme. */
const httpUrl = z.url({ protocol: /^https?$/ });
const processor = z.enum(['stripe', 'sandbox']);

const cardView = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});
export type CardView = z.infer<typeof cardView>;

/**
 * GET /api/account/payment: the user's card and payouts. Reading it also looks up a newly saved
 * card.
 */
export const paymentView = z.object({
  /** null: no processor is configured, and an operator advances orders. */
  processor: processor.nullable(),
  card: cardView.nullable(),
  payouts: z.object({
    /**
     * none: not started. incomplete: the processor needs more answers. pending: the processor is
     * checking them. ready: payouts arrive.
     */
    status: z.enum(['none', 'incomplete', 'pending', 'ready']),
    /** Missing requirements, in the processor's own names. */
    missing: z.array(z.string()),
  }),
});
export type PaymentView = z.infer<typeof paymentView>;

/** POST /api/account/card-setup: for one attempt at saving a card. */
export const cardSetupView = z.object({
  clientSecret: z.string(),
  processor,
  /** null in the sandbox. */
  publishableKey: z.string().nullable(),
});
export type CardSetupView = z.infer<typeof cardSetupView>;

/** POST /api/account/orders/:id/payment: what became of charging the card. */
export const paidOrderView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid') }),
  z.object({ kind: z.literal('declined'), code: z.string() }),
  /** The buyer confirms the payment at `url` and is sent back to the order's page. */
  z.object({ kind: z.literal('confirm'), url: httpUrl }),
  /** The card is being charged; the order says what came of it. */
  z.object({ kind: z.literal('pending') }),
]);
export type PaidOrderView = z.infer<typeof paidOrderView>;

/** POST /api/account/payouts/link: the processor's form for sellers; the link works once. */
export const payoutLinkView = z.object({ url: httpUrl });
export type PayoutLinkView = z.infer<typeof payoutLinkView>;

/** POST /api/sandbox/cards. After a decline another card may be tried. */
export const sandboxCardAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved') }),
  z.object({ status: z.literal('declined'), code: z.string() }),
  /** The cardholder confirms the card at `url` and is sent back. */
  z.object({ status: z.literal('confirm'), url: httpUrl }),
  /** The client secret is used or unknown: a new setup is needed. */
  z.object({ status: z.literal('over') }),
]);
export type SandboxCardAnswer = z.infer<typeof sandboxCardAnswer>;
