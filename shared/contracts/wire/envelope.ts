import { z } from 'zod';

/** The product API's wire follows Strapi v4: records are `{ id, attributes }`. */
export function entity<Attributes extends z.ZodType>(attributes: Attributes) {
  return z.object({ id: z.int(), attributes });
}

/** A relation to one record. */
export function relation<Attributes extends z.ZodType>(attributes: Attributes) {
  return z.object({ data: entity(attributes).nullable() });
}

/** A relation to many records. */
export function relations<Attributes extends z.ZodType>(attributes: Attributes) {
  return z.object({ data: z.array(entity(attributes)) });
}

export const pagination = z.object({
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  total: z.int(),
  /** The cursor for `pagination[after]`; null at the end. */
  next: z.string().nullish(),
});

/** The answer of a collection read; 25 records per page by default, at most 100. */
export function collection<Attributes extends z.ZodType>(attributes: Attributes) {
  return z.object({ data: z.array(entity(attributes)), meta: z.object({ pagination }) });
}

/** The answer of a single read. */
export function single<Attributes extends z.ZodType>(attributes: Attributes) {
  return z.object({ data: entity(attributes), meta: z.object({}) });
}

/** The same for a record whose duplicates were merged into it. */
export function singleOrMerged<Attributes extends z.ZodType>(attributes: Attributes) {
  return z.object({
    data: entity(attributes),
    /** The duplicate that was asked for. */
    meta: z.object({ mergedFrom: z.int().optional() }),
  });
}

/** The answer of a special call: plain objects. */
export function plain<Data extends z.ZodType>(data: Data) {
  return z.object({ data });
}

/** Machine-readable causes in the product API's `error.details.code`. */
export const wireCodes = [
  'auth.invalid-credentials',
  'auth.too-many-tries',
  'auth.not-confirmed',
  'auth.registered-with-google',
  'auth.registered-with-apple',
  'auth.email-taken',
  'auth.email-taken-not-google',
  'auth.email-taken-not-apple',
  'auth.email-unverified',
  'auth.token-missing',
  'auth.token-refused',
  'auth.confirmation-invalid',
  'auth.password-needed',
  'auth.reset-invalid',
  'auth.old-password-wrong',
  'auth.passwords-differ',
  'auth.password-wrong',
  'auth.sign-in-again',
  'auth.email-change-invalid',
  'auth.link-expired',
  'auth.identity-taken',
  'auth.provider-connected',
  'auth.last-way-in',
  'profile.open-trades',
  'profile.debt',
  'profile.onboarding-over',
  'profile.onboarding-unanswered',
  'analytics.variables-missing',
  'trade.bid-sold',
  'trade.no-bids',
  'trade.ask-sold',
  'trade.own-order',
  'trade.copy-fixed',
  'trade.price-changed',
  'trade.price-refused',
  'trade.no-payout',
  'trade.wrong-status',
  'trade.not-done',
  'trade.address-missing',
  'trade.card-missing',
  'trade.unpaid-limit',
  'release.not-open',
  'release.has-entries',
  'payment.card-in-use',
  'auth.blocked',
  'desk.not-staff',
  'desk.no-owner',
  'desk.role-missing',
  'desk.factor-missing',
  'desk.factor-needed',
  'desk.code-wrong',
  'desk.passkey-wrong',
  'desk.last-factor',
  'desk.approve-at-desk',
  'desk.own-proposal',
  'desk.proposal-waits',
  'desk.proposal-closed',
  'desk.proposal-exists',
  'desk.ask-held',
  'desk.own-listing',
  'desk.points-open',
  'desk.mail-sent',
  'text.fixed',
  'desk.has-role',
  'desk.last-owner',
  'catalogue.changed',
  'catalogue.in-trade',
  'catalogue.traded',
  'catalogue.has-artworks',
  'catalogue.incomplete',
  'catalogue.nothing-to-undo',
  'catalogue.name-taken',
  'catalogue.merged',
  'fees.not-later',
  'fees.time-taken',
  'fees.no-payout',
  'fees.begun',
  'catalogue.not-published',
  'catalogue.address-taken',
  'catalogue.empty',
  'catalogue.not-mergeable',
  'catalogue.picture-refused',
  'text.address-taken',
  'text.to-correct',
  'text.owner-publishes',
  'text.linked',
  'catalogue.reference-taken',
  'imports.unreadable',
  'imports.zip-unreadable',
  'imports.too-many-rows',
  'imports.columns-missing',
  'imports.wrong-status',
  'order.payment-missing',
  'royalty.not-owed',
  'royalty.recorded',
  'order.payment-attempted',
  'request.in-progress',
  'request.key-reused',
  'request.key-missing',
  'trade.paused-not-paid',
  'trade.paused-not-shipped',
  'trade.paused-debt',
  'case.exists',
  'case.decided',
  'case.open',
  'order.payout-too-early',
  'desk.no-debt',
] as const;
export type WireCode = (typeof wireCodes)[number];

export const wireError = z.object({
  data: z.null(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string(),
    details: z.object({
      code: z.string().optional(),
      errors: z
        .array(
          z.object({
            path: z.array(z.union([z.string(), z.number()])),
            message: z.string(),
            name: z.string(),
          }),
        )
        .optional(),
      /** For a refused price or a lost race: the nearest acceptable or next best price. */
      next: z.object({ amount: z.int(), currency: z.enum(['GBP', 'USD', 'EUR']) }).nullish(),
    }),
  }),
});
export type WireError = z.infer<typeof wireError>;
