import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { Analytics } from './analytics.ts';
import type { SigningKeys } from './auth/signing-keys.ts';
import type { SocialProviders } from './auth/social/social-provider.ts';
import type { Database } from './db/database.ts';
import type { DrawOriginal } from './media/render-picture.ts';
import type { Payments } from './payments/open-payments.ts';
import type { PurchaseRules } from './payments/purchase-rules.ts';

/** Dependencies of routes and jobs, including the clock, so that tests control it. */
export type Deps = {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly now: () => Date;
  readonly signingKeys: SigningKeys;
  /** Call after a commit: sends queued mail at once. */
  readonly flushOutbox: () => void;
  /** Call after a commit: starts queued charges, refunds and payouts at once. */
  readonly flushPaymentTasks: () => void;
  /** The site's address for links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** Google and Apple, where they are configured. */
  readonly social: SocialProviders;
  /** null: events are not sent anywhere. */
  readonly analytics: Analytics | null;
  readonly purchaseRules: PurchaseRules;
  /** Lines of the address that sellers ship to; null: not configured. */
  readonly receivingAddress: readonly string[] | null;
  /** null: no processor is configured, and orders wait for an operator. */
  readonly payments: Payments | null;
  /** null: recipes cannot be drawn, and pictures that are not on disk yet are not found. */
  readonly drawOriginal: DrawOriginal | null;
  /** Addresses, networks and names of proxy-addr whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** With less than this left in `dataDir`, this product API is not ready. */
  readonly leastFreeBytes: number;
  /** The folder of rendered pictures and uploads. */
  readonly dataDir: string;
};

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** An endpoint: a function that registers itself. */
export type Route = (app: App, deps: Deps) => void;
