import { z } from 'zod';
import { currencies } from '../../domain/money.ts';
import { plain } from './envelope.ts';

/** A browser is sent to it: no other scheme. */
const httpUrl = z.url({ protocol: /^https?$/ });
const processor = z.enum(['stripe', 'sandbox']);

/** All that is known of a card. */
export const wireCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

/** The processor's platform that pays the user out; null: they have no address yet. */
export const stripeAccount = z.enum(['US', 'other']).nullable();

/** GET /api/profiles/card-setup: what the processor's form in the browser needs. */
export const wireCardSetup = plain(
  z.object({
    clientSecret: z.string(),
    processor,
    /** null: the processor has no publishable key. */
    publishableKey: z.string().nullable(),
  }),
);

/** GET /api/profiles/payment. */
export const wirePayment = plain(
  z.object({
    currency: z.enum(currencies),
    stripeAccount,
    /** null: no cards and no payouts here. */
    processor: processor.nullable(),
    buyingCard: wireCard.nullable(),
    payouts: z.object({
      /**
       * none: not started. incomplete: the processor needs more answers. pending: the processor is
       * checking them. ready: payouts arrive.
       */
      status: z.enum(['none', 'incomplete', 'pending', 'ready']),
      /** Missing requirements, in the processor's own names. */
      requirements: z.array(z.string()),
    }),
  }),
);
export type WirePayment = z.infer<typeof wirePayment>;

/** POST /api/orders/{id}/payment: what became of charging the buyer's card. */
export const wirePaidOrder = plain(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paid') }),
    z.object({ kind: z.literal('declined'), code: z.string() }),
    /** The buyer confirms the payment at `url`, and is sent back to the order's page. */
    z.object({ kind: z.literal('confirm'), url: httpUrl }),
    z.object({ kind: z.literal('pending') }),
  ]),
);

/** DELETE /api/profiles/payment/card. */
export const wireCardRemoved = plain(z.object({ removed: z.boolean() }));

/** POST /api/profiles/express: both URLs are on the site itself. */
export const expressBody = z.strictObject({
  refreshUrl: z.url().max(2000),
  returnUrl: z.url().max(2000),
});

/** The processor's form for sellers: the link works once, for some minutes. */
export const wireExpress = plain(z.object({ url: httpUrl }));
