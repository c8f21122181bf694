import { z } from 'zod';
import { currencies } from '../domain/money.ts';
import type { RateName } from '../domain/rates.ts';
import { regions } from '../domain/regions.ts';
import { socialProviders } from '../domain/social.ts';

/**
 * GET /api/session, and the inert JSON in the page shell: everything that the first paint needs
 * to know about who is looking and from where. It never carries a token.
 */
export const sessionView = z.object({
  user: z
    .object({
      id: z.int(),
      username: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    })
    .nullable(),
  place: z.object({
    country: z.string(),
    region: z.enum(regions),
    currency: z.enum(currencies),
  }),
  placeSource: z.object({
    /** Chosen by hand; of the delivery address; where they are; or nothing is known. */
    by: z.enum(['choice', 'delivery', 'location', 'default']),
    /** When a geolocation service said so, ISO 8601; null: none was asked. */
    asOf: z.iso.datetime().nullable(),
  }),
  rates: z.object({
    values: z.object({
      gbpToUsd: z.number(),
      gbpToEur: z.number(),
      usdToGbp: z.number(),
      usdToEur: z.number(),
      eurToGbp: z.number(),
      eurToUsd: z.number(),
    } satisfies Record<RateName, z.ZodNumber>),
    /** When the rates were read, ISO 8601; null: built-in ones, none could be read yet. */
    asOf: z.iso.datetime().nullable(),
  }),
  flags: z.record(z.string(), z.boolean()),
  /** With whom one can sign in beside a password. */
  social: z.array(z.object({ provider: z.enum(socialProviders), isSandbox: z.boolean() })),
  sandbox: z.object({
    /** Path of the page that shows sent e-mail, where a sandbox outbox answers. */
    outbox: z.string().nullable(),
    /** True where no real card processor is configured. */
    payments: z.boolean(),
  }),
  /**
   * Features of this site that need consent: the same for every visitor, so that pages can be
   * shared. The visitor's own answer is in a cookie that the page reads.
   */
  nonEssential: z.object({
    analytics: z.boolean(),
    /** Address of the support chat's page; null: there is none. */
    chatUrl: z.string().nullable(),
  }),
});
export type SessionView = z.infer<typeof sessionView>;
