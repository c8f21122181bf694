import { z } from 'zod';
import { currencies } from '../../domain/money.ts';
import { plain } from './envelope.ts';

const processor = z.enum(['stripe', 'sandbox']);

/** What is shown of a card. */
export const wireCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

/** Which of the processor's platforms pays a person out; null: they gave no address yet. */
export const stripeAccount = z.enum(['US', 'other']).nullable();

/** GET /api/profiles/card-setup: what a browser needs to set a card up at the processor. */
export const wireCardSetup = plain(
  z.object({
    clientSecret: z.string(),
    processor,
    /** null: the processor has no such key. */
    publishableKey: z.string().nullable(),
  }),
);

/** GET /api/profiles/payment. */
export const wirePayment = plain(
  z.object({
    currency: z.enum(currencies),
    stripeAccount,
    /** null: nothing can be charged or paid out by card here. */
    processor: processor.nullable(),
    buyingCard: wireCard.nullable(),
    payouts: z.object({
      /**
       * none: never begun. incomplete: the seller has questions left to answer. pending: the
       * processor is checking the answers. ready: payouts arrive.
       */
      status: z.enum(['none', 'incomplete', 'pending', 'ready']),
      /** What is still asked for, in the processor's own names. */
      requirements: z.array(z.string()),
    }),
  }),
);
export type WirePayment = z.infer<typeof wirePayment>;

/** DELETE /api/profiles/payment/card. */
export const wireCardRemoved = plain(z.object({ removed: z.boolean() }));

/** POST /api/profiles/express: both on the site itself. */
export const expressBody = z.strictObject({
  refreshUrl: z.url().max(2000),
  returnUrl: z.url().max(2000),
});

/** Where the seller answers the processor's questions: works once, for minutes. */
export const wireExpress = plain(z.object({ url: z.url() }));
