import type { FastifyBaseLogger } from 'fastify';
import { createAnalytics } from './analytics/analytics.ts';
import { createVisitCookies, type VisitCookies } from './analytics/visit-cookies.ts';
import { createEndedSessions, type EndedSessions } from './auth/ended-sessions.ts';
import { createOwnerLimit } from './auth/owner-limit.ts';
import { createRegisteredCookie } from './auth/registered-cookie.ts';
import { keyring } from './auth/seal.ts';
import { createSessionCookie, type SessionCookie } from './auth/session-cookie.ts';
import { createSocialSignIn, offeredBy } from './auth/social/social-sign-in.ts';
import { createCache } from './cache/create-cache.ts';
import { createRateCounter } from './cache/rate-counter.ts';
import { noSocialSignIn, type SocialSettings } from './config/social-settings.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { createCountrySources } from './geo/country-sources.ts';
import { createPlaces } from './geo/place.ts';
import { createPublicReads } from './reads/public-reads.ts';
import { createUpstream, type Limits } from './upstream/client.ts';
import { createDownloads } from './upstream/downloads.ts';
import { createFormCalls } from './upstream/form-calls.ts';
import { createSlots } from './upstream/form-slots.ts';
import { createPictures } from './upstream/pictures.ts';
import { readAccountPlace, readCookieRefusal } from './upstream/profiles.ts';
import { readFlags, readRates, readSite } from './upstream/settings.ts';
import { createGate } from './visitor/gate.ts';
import { createSyncConsent } from './visitor/sync-consent.ts';
import { createVisitors } from './visitor/visitors.ts';

export type DepsOptions = {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'> &
    Partial<
      Pick<
        Config,
        'cacheUrl' | 'geoApiUrl' | 'geoHeader' | 'hasAnalytics' | 'supportWidgetUrl' | 'helpUrl'
      >
    >;
  readonly productApiUrl: string;
  readonly sessionKeys: readonly Buffer[];
  /** Where the sandbox outbox shows its pages; null: mail is really sent. */
  readonly outboxUrl: string | null;
  /** Where the sandbox processor shows its pages; null: there is none. */
  readonly processorUrl: string | null;
  /** Sign-in with Google and Apple; left out: there is none. */
  readonly social?: SocialSettings;
  /** The shared password of the test environment; null or left out: none opens the gate. */
  readonly gatePassword?: string | null;
  readonly now?: () => number;
  readonly isStopping?: () => boolean;
  readonly limits?: Limits;
};

type Parts = {
  readonly deps: Deps;
  readonly sessionCookie: SessionCookie;
  readonly ended: EndedSessions;
  readonly visits: VisitCookies;
  /** The country of an address; null: not known. */
  readonly countryAt: (address: string) => string | null;
  close(): Promise<void>;
};

/** Creates what the plugins and the routes use. */
export async function createDeps(options: DepsOptions, log: FastifyBaseLogger): Promise<Parts> {
  const { config, productApiUrl, sessionKeys, limits, outboxUrl, now = Date.now } = options;
  const isHttps = config.publicUrl.startsWith('https:');
  const keys = keyring(sessionKeys);
  const kit = { keys, isHttps, now };
  const social = options.social ?? noSocialSignIn;
  const upstream = createUpstream(productApiUrl, limits);
  const forms = createFormCalls(productApiUrl, limits);
  const downloads = createDownloads(productApiUrl, limits);
  const pictures = createPictures(productApiUrl, now);
  const cache = await createCache(config.cacheUrl ?? null, log, now);
  const countries = await createCountrySources({ config, cache, sessionKeys, log, now });
  const isShared = (config.cacheUrl ?? null) !== null;
  const ended = createEndedSessions(isShared ? cache : null, now);
  const nonEssential = {
    analytics: config.hasAnalytics ?? false,
    chatUrl: config.supportWidgetUrl ?? null,
  };
  const visits = createVisitCookies({ isHttps, now });
  const analytics = createAnalytics({ isConfigured: nonEssential.analytics, upstream, visits });
  const visitors = createVisitors({
    readRates: (caller) => readRates(upstream, caller),
    readFlags: (caller) => readFlags(upstream, caller),
    readSite: (caller) => readSite(upstream, caller),
    ended,
    placeOf: createPlaces({
      countryOf: countries.countryOf,
      readAccountPlace: (caller, userId) => readAccountPlace(upstream, caller, userId),
      now,
    }),
    cache,
    social: offeredBy(social),
    sandbox: { outbox: outboxUrl && '/sandbox/outbox', payments: options.processorUrl !== null },
    helpUrl: config.helpUrl ?? null,
    nonEssential,
    syncConsent: createSyncConsent({
      isAsked: nonEssential.analytics || nonEssential.chatUrl !== null,
      readRefusal: (caller, userId) => readCookieRefusal(upstream, caller, userId),
      now,
    }),
    now,
  });
  const publicReads = createPublicReads(upstream, now);
  publicReads.onInvalidateAll(visitors.site.forget);
  const { publicUrl } = config;
  const rateCounter = isShared ? createRateCounter(cache, sessionKeys) : null;
  return {
    deps: {
      upstream,
      forms,
      slots: createSlots(),
      downloads,
      visitors,
      gate: createGate({ password: options.gatePassword ?? null, kit, flagsOf: visitors.flagsOf }),
      publicReads,
      pictures,
      social: createSocialSignIn({ settings: social, publicUrl, kit, upstream, analytics }),
      registered: createRegisteredCookie(kit),
      analytics,
      cache,
      rateCounter,
      passwordGuesses: createOwnerLimit({ now, rateCounter }),
      now,
      publicUrl,
      isStopping: options.isStopping ?? (() => false),
    },
    sessionCookie: createSessionCookie(keys, isHttps),
    ended,
    visits,
    countryAt: countries.countryAt,
    async close() {
      await Promise.all(
        [upstream, forms, downloads, pictures, countries].map((one) => one.close()),
      );
      await cache.close();
    },
  };
}
