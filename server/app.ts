import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createAnalytics } from './analytics/analytics.ts';
import { createVisitCookies } from './analytics/visit-cookies.ts';
import { addressLimitStore } from './auth/address-limit-store.ts';
import { createEndedSessions } from './auth/ended-sessions.ts';
import { createGate } from './auth/gate/gate.ts';
import { keyring } from './auth/seal.ts';
import { createSessionCookie } from './auth/session-cookie.ts';
import { noSocialSignIn, type SocialSettings } from './auth/social/social-settings.ts';
import { createSocialSignIn, offeredBy } from './auth/social/social-sign-in.ts';
import { createWhoseCookie } from './auth/whose-cookie.ts';
import { createCache } from './cache/create-cache.ts';
import { createTally } from './cache/tally.ts';
import type { Config } from './config.ts';
import { createAccountRefusals } from './consent/account-refusal.ts';
import type { App, Deps } from './deps.ts';
import { tooMany } from './errors.ts';
import { createCountrySources } from './geo/country-sources.ts';
import { createPlaces } from './geo/place.ts';
import { ownAddress, ownPathOf } from './own-address.ts';
import { apiHeaders } from './plugins/api-headers.ts';
import { answerBrokenRequest, oddRequests } from './plugins/broken-requests.ts';
import { closing } from './plugins/closing.ts';
import { consents } from './plugins/consent.ts';
import { csrfGuard } from './plugins/csrf-guard.ts';
import { errorHandler, sendFrameworkError } from './plugins/error-handler.ts';
import { expectations } from './plugins/expectations.ts';
import { gateGuard } from './plugins/gate-guard.ts';
import { hostGuard } from './plugins/host-guard.ts';
import { loadShedding } from './plugins/load-shedding.ts';
import { metrics } from './plugins/metrics.ts';
import { openApi } from './plugins/openapi.ts';
import { patientBodies } from './plugins/patient-bodies.ts';
import { pictures } from './plugins/pictures.ts';
import { places } from './plugins/place.ts';
import { requestIdOf, requestIds } from './plugins/request-ids.ts';
import { requestLog } from './plugins/request-log.ts';
import { registerSandbox } from './plugins/sandbox.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sessions } from './plugins/session.ts';
import { createPublicReads } from './reads/public-reads.ts';
import { registerRoutes } from './routes/register-routes.ts';
import { siteFiles } from './site/files.ts';
import { createGatePage } from './site/gate-page.ts';
import { registerPages } from './site/pages.ts';
import { createSlots } from './uploads/slots.ts';
import { createUpstream, type Limits } from './upstream/client.ts';
import { createDownloads } from './upstream/downloads.ts';
import { createFormCalls } from './upstream/form-calls.ts';
import { createPictures } from './upstream/pictures.ts';
import { readCookieRefusal, readDeliveryCountry } from './upstream/profiles.ts';
import { readFlags, readRates } from './upstream/settings.ts';
import { compileValidator } from './validation/compile-validator.ts';
import { createVisitors } from './visitors.ts';

export type AppOptions = {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'sandbox'> &
    Partial<
      Pick<Config, 'cacheUrl' | 'geoApiUrl' | 'geoHeader' | 'hasAnalytics' | 'supportWidgetUrl'>
    >;
  readonly productApiUrl: string;
  readonly sessionKeys: readonly Buffer[];
  /** Where the sandbox outbox shows its pages; null: mail really goes out. */
  readonly outboxUrl: string | null;
  /** Where the sandbox processor shows its pages; null: there is none. */
  readonly processorUrl: string | null;
  /** Where the sandbox that stands for Google and Apple answers; null or left out: there is none. */
  readonly openIdUrl?: string | null;
  /** Sign-in with Google and Apple; left out: there is none. */
  readonly social?: SocialSettings;
  /** The test environment's shared pass; null or left out: none opens the gate. */
  readonly gatePassword?: string | null;
  /** What a Prometheus elsewhere shows; null: only this machine reads the figures. */
  readonly metricsToken?: string | null;
  /** The built site: web/dist. */
  readonly siteDir: string;
  readonly logger: FastifyBaseLogger;
  readonly now?: () => number;
  readonly isStopping?: () => boolean;
  readonly limits?: Limits;
  /** Mean milliseconds of the event loop's delay from which on calls are refused; 0: never. */
  readonly maxEventLoopDelay?: number;
  /** So many requests at once are a crowd; fewer are never refused for it. */
  readonly crowd?: number;
  /** Takes the place of what is measured. */
  readonly eventLoopDelay?: () => number;
};

/** The BFF, ready to listen or to be injected into. Whoever builds it closes it. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, outboxUrl, now = Date.now } = options;
  const isHttps = config.publicUrl.startsWith('https:');
  const own = ownAddress(config.publicUrl);
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => ownPathOf(url, own),
    trustProxy: config.trustProxy,
    // A request without one is answered by the host guard, in the form of all our errors.
    // Slow clients are looked for often enough that each is given up soon after its time is over.
    http: { requireHostHeader: false, headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: answerBrokenRequest(options.logger),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // What still comes on a connection that was open is answered like all before it.
    return503OnClosing: false,
    frameworkErrors: sendFrameworkError,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);

  const keys = keyring(options.sessionKeys);
  const social = options.social ?? noSocialSignIn;
  const upstream = createUpstream(options.productApiUrl, options.limits);
  const forms = createFormCalls(options.productApiUrl, options.limits);
  const downloads = createDownloads(options.productApiUrl, options.limits);
  const pagePictures = createPictures(options.productApiUrl, now);
  app.addHook('onClose', async () => {
    await Promise.all([upstream, forms, downloads, pagePictures].map((one) => one.close()));
  });
  const cache = await createCache(config.cacheUrl ?? null, options.logger, now);
  app.addHook('onClose', () => cache.close());
  const countries = await createCountrySources({
    config,
    cache,
    sessionKeys: options.sessionKeys,
    log: options.logger,
    now,
  });
  app.addHook('onClose', () => countries.close());
  const isShared = (config.cacheUrl ?? null) !== null;
  const tally = isShared ? createTally(cache, options.sessionKeys) : null;
  const ended = createEndedSessions(isShared ? cache : null, now);
  const kit = { keys, isHttps, now };
  const nonEssential = {
    analytics: config.hasAnalytics ?? false,
    chatUrl: config.supportWidgetUrl ?? null,
  };
  const visits = createVisitCookies({ isHttps, now });
  const analytics = createAnalytics({ isConfigured: nonEssential.analytics, upstream, visits });
  const visitors = createVisitors({
    readRates: (caller) => readRates(upstream, caller),
    readFlags: (caller) => readFlags(upstream, caller),
    ended,
    placeOf: createPlaces({
      countryOf: countries.countryOf,
      readDeliveryCountry: (caller, userId) => readDeliveryCountry(upstream, caller, userId),
      now,
    }),
    cache,
    social: offeredBy(social),
    sandbox: { outbox: outboxUrl && '/sandbox/outbox', payments: options.processorUrl !== null },
    nonEssential,
    meetAccount: createAccountRefusals({
      isAsked: nonEssential.analytics || nonEssential.chatUrl !== null,
      readRefusal: (caller, userId) => readCookieRefusal(upstream, caller, userId),
      now,
    }),
    now,
  });
  const gate = createGate({
    password: options.gatePassword ?? null,
    kit,
    flagsOf: visitors.flagsOf,
  });
  const deps: Deps = {
    upstream,
    forms,
    slots: createSlots(),
    downloads,
    visitors,
    gate,
    publicReads: createPublicReads(upstream, now),
    pictures: pagePictures,
    social: createSocialSignIn({
      settings: social,
      publicUrl: config.publicUrl,
      kit,
      upstream,
      analytics,
    }),
    analytics,
    cache,
    tally,
    now,
    publicUrl: config.publicUrl,
    isStopping: options.isStopping ?? (() => false),
  };

  const sessionCookie = createSessionCookie(keys, isHttps);
  await app.register(errorHandler, { whose: createWhoseCookie(sessionCookie) });
  await app.register(requestLog);
  await app.register(metrics, { token: options.metricsToken ?? null });
  await app.register(oddRequests);
  await app.register(expectations);
  await app.register(patientBodies, options.limits ?? {});
  await app.register(requestIds);
  await app.register(closing, { isStopping: deps.isStopping });
  await app.register(securityHeaders, { isHttps });
  await app.register(hostGuard, { own, publicUrl: config.publicUrl });
  await app.register(loadShedding, {
    ...(options.maxEventLoopDelay === undefined
      ? {}
      : { maxEventLoopDelay: options.maxEventLoopDelay }),
    ...(options.crowd === undefined ? {} : { crowd: options.crowd }),
    eventLoopDelay: options.eventLoopDelay,
    onReadRefused: () => app.countRefused('read', 'overload'),
  });
  await app.register(csrfGuard, { own });
  await app.register(apiHeaders);
  await app.register(rateLimit, {
    global: false,
    ...(tally ? { store: addressLimitStore(tally) } : {}),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  await app.register(openApi);

  await app.register(async (scope: App) => {
    await scope.register(cookie);
    await scope.register(places, { isHttps });
    await scope.register(sessions, { cookie: sessionCookie, ended, now });
    const showGate = createGatePage({ siteDir: options.siteDir, publicUrl: config.publicUrl });
    await scope.register(gateGuard, { gate, showGate });
    await scope.register(consents, { isHttps, visits, now });
    registerRoutes(scope, deps);
    await registerSandbox(scope, options);
    registerPages(scope, deps, {
      siteDir: options.siteDir,
      publicUrl: config.publicUrl,
      hasCardScript: options.processorUrl === null,
      chatUrl: nonEssential.chatUrl,
    });
  });
  // Files and pictures are everybody's: no session is opened for them, and caches may keep them.
  await app.register(pictures, { productApiUrl: options.productApiUrl });
  await app.register(siteFiles, { siteDir: options.siteDir });
  return app;
}

/** Where `npm run build` puts the site. */
export const builtSite = join(import.meta.dirname, '..', 'web', 'dist');
