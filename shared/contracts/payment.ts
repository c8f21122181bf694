import { z } from 'zod';

const processor = z.enum(['stripe', 'sandbox']);

const cardView = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});
export type CardView = z.infer<typeof cardView>;

/** GET /api/account/payment: how a person pays and is paid. Reading it looks up a saved card. */
export const paymentView = z.object({
  /** null: no processor is configured; an operator advances orders. */
  processor: processor.nullable(),
  card: cardView.nullable(),
  payouts: z.object({
    /**
     * none: never begun. incomplete: the seller has questions left to answer. pending: the
     * processor is checking the answers. ready: payouts arrive.
     */
    status: z.enum(['none', 'incomplete', 'pending', 'ready']),
    /** What is still asked for, in the processor's own names. */
    missing: z.array(z.string()),
  }),
});
export type PaymentView = z.infer<typeof paymentView>;

/** POST /api/account/card-setup: for one try at saving a card. */
export const cardSetupView = z.object({
  clientSecret: z.string(),
  processor,
  /** null: the sandbox has none. */
  publishableKey: z.string().nullable(),
});
export type CardSetupView = z.infer<typeof cardSetupView>;

/** POST /api/account/payouts/link: where the processor asks its questions; works once. */
export const payoutLinkView = z.object({ url: z.url() });
export type PayoutLinkView = z.infer<typeof payoutLinkView>;

/** POST /api/sandbox/cards. A declined card may be followed by another one. */
export const sandboxCardAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved') }),
  z.object({ status: z.literal('declined'), code: z.string() }),
  /** The client secret has been used, or never was one: a new set-up is needed. */
  z.object({ status: z.literal('over') }),
]);
export type SandboxCardAnswer = z.infer<typeof sandboxCardAnswer>;
