import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Analytics } from './analytics/analytics.ts';
import type { OwnerLimit } from './auth/owner-limit.ts';
import type { RegisteredCookie } from './auth/registered-cookie.ts';
import type { SocialSignIn } from './auth/social/social-sign-in.ts';
import type { RateCounter } from './cache/rate-counter.ts';
import type { SharedCache } from './cache/shared-cache.ts';
import type { PublicReads } from './reads/public-reads.ts';
import type { Upstream } from './upstream/client.ts';
import type { Downloads } from './upstream/downloads.ts';
import type { FormCalls } from './upstream/form-calls.ts';
import type { Slots } from './upstream/form-slots.ts';
import type { Pictures } from './upstream/pictures.ts';
import type { Gate } from './visitor/gate.ts';
import type { Visitors } from './visitor/visitors.ts';

/** What routes use. */
export type Deps = {
  readonly upstream: Upstream;
  readonly forms: FormCalls;
  readonly slots: Slots;
  readonly downloads: Downloads;
  readonly visitors: Visitors;
  readonly publicReads: PublicReads;
  readonly pictures: Pictures;
  readonly social: SocialSignIn;
  readonly registered: RegisteredCookie;
  readonly gate: Gate;
  readonly analytics: Analytics;
  /** Shared with the other copies of this process, where CACHE_URL is set. */
  readonly cache: SharedCache;
  /** Counts that copies share; null: this process has none. */
  readonly rateCounter: RateCounter | null;
  /** For calls that need the current password. */
  readonly passwordGuesses: OwnerLimit;
  readonly now: () => number;
  /** The site's origin as browsers see it, without a trailing slash. */
  readonly publicUrl: string;
  /** True as soon as this process was told to stop. */
  readonly isStopping: () => boolean;
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
