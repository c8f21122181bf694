import { z } from 'zod';
import { currencies } from '../domain/money.ts';
import type { RateName } from '../domain/rates.ts';
import { regions } from '../domain/regions.ts';
import { socialProviders } from '../domain/social.ts';
import type { Site } from '../site.ts';
import { feesView } from './catalogue.ts';
import { logoView } from './wire/site.ts';

/**
 * GET /api/session, also embedded in the page as inert JSON: all that the first paint needs to know
 * about the visitor. It never contains a token.
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
    /** How the place was found: chosen by hand, delivery address, location, or the default. */
    by: z.enum(['choice', 'delivery', 'location', 'default']),
    /** When a geolocation service answered, ISO 8601; null: none was asked. */
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
    /**
     * The day of the rates, ISO 8601; the time of reading them, if the product API gives no day;
     * null: built-in rates.
     */
    asOf: z.union([z.iso.date(), z.iso.datetime()]).nullable(),
  }),
  /** What the owner has set. */
  site: z.object({
    name: z.string(),
    line: z.string(),
    logo: logoView.nullable(),
    contactEmail: z.string().nullable(),
    daysToPay: z.int(),
    daysToShip: z.int(),
    daysToPayout: z.int(),
  }) satisfies z.ZodType<Site>,
  /** Those that a new quote uses. */
  fees: feesView,
  flags: z.record(z.string(), z.boolean()),
  /** Providers of social sign-in. */
  social: z.array(z.object({ provider: z.enum(socialProviders), isSandbox: z.boolean() })),
  sandbox: z.object({
    /** Path of the sandbox page that shows sent e-mail; null without a sandbox outbox. */
    outbox: z.string().nullable(),
    /** True if no real card processor is configured. */
    payments: z.boolean(),
  }),
  /** Address of an external help centre; null: none. */
  helpUrl: z.string().nullable(),
  /**
   * Features that need consent, the same for every visitor so that pages can be cached. The
   * visitor's own answer is in a cookie that the page reads.
   */
  nonEssential: z.object({
    analytics: z.boolean(),
    /** Address of the support chat's page; null: none. */
    chatUrl: z.string().nullable(),
  }),
});
export type SessionView = z.infer<typeof sessionView>;
