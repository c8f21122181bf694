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
import type { Content } from './content/load-content.ts';
import type { Database } from './db/database.ts';
import type { DrawOriginal } from './media/render-picture.ts';
import type { Payments } from './payments/open-payments.ts';

/** What routes and jobs are built from. Clock and randomness are here, so that tests own them. */
export type Deps = {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly now: () => Date;
  readonly signingKeys: SigningKeys;
  /** Says, after a commit, that there may be mail to send: it then goes out at once. */
  readonly flushOutbox: () => void;
  /** The same for money that may have to move. */
  readonly flushPaymentTasks: () => void;
  /** The site's address, for links in e-mail; without a trailing slash. */
  readonly publicUrl: string;
  /** Google and Apple, where they are configured. */
  readonly social: SocialProviders;
  /** null: events are not sent anywhere. */
  readonly analytics: Analytics | null;
  /** null: no processor is configured, and orders wait for an operator. */
  readonly payments: Payments | null;
  /** Articles and pages, read and checked at the start. */
  readonly content: Content;
  /** null: no source draws recipes, and pictures that were not rendered before are not found. */
  readonly drawOriginal: DrawOriginal | null;
  /** Where rendered pictures and uploads are kept. */
  readonly dataDir: string;
};

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** One endpoint: a function that adds itself to the app. */
export type Route = (app: App, deps: Deps) => void;
