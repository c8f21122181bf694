import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addressLimitStore } from './auth/address-limit-store.ts';
import { createUserIdFromCookie } from './auth/user-id-from-cookie.ts';
import type { Config } from './config.ts';
import { createDeps, type DepsOptions } from './create-deps.ts';
import type { App } from './deps.ts';
import { compileSerializer } from './plugins/compile-serializer.ts';
import { compileValidator } from './plugins/compile-validator.ts';
import { connection, requestIdOf } from './plugins/connection.ts';
import { errorHandler, sendFrameworkError } from './plugins/error-handler.ts';
import { guard } from './plugins/guard.ts';
import { createMetrics, serveMetrics } from './plugins/metrics.ts';
import { clientErrorHandler } from './plugins/non-routable-requests.ts';
import { openApi } from './plugins/openapi.ts';
import { type OwnAddress, ownAddress, ownPathOf } from './plugins/own-address.ts';
import { pictures } from './plugins/pictures.ts';
import { visitor } from './plugins/visitor.ts';
import { registerRoutes } from './routes/register-routes.ts';
import { registerSandbox } from './routes/sandbox/register-sandbox.ts';
import { siteFiles } from './site/files.ts';
import { createGatePage } from './site/gate-page.ts';
import { registerPages } from './site/pages.ts';

export type AppOptions = DepsOptions & {
  readonly config: Pick<Config, 'sandbox'>;
  /** Where the sandbox that stands for Google and Apple answers; null or left out: there is none. */
  readonly openIdUrl?: string | null;
  /** The token with which /metrics can be read; null: there is no /metrics. */
  readonly metricsToken?: string | null;
  /** The built site: web/dist. */
  readonly siteDir: string;
  readonly logger: FastifyBaseLogger;
  /** Mean delay of the event loop in milliseconds from which calls are refused; 0: never. */
  readonly maxEventLoopDelay?: number;
  /** Requests at once below which none is refused for a high delay. */
  readonly minConcurrent?: number;
  /** Replaces the measured delay in tests. */
  readonly eventLoopDelay?: () => number;
};

/**
 * The BFF, ready to listen or to be injected into; the caller closes it. Every request passes
 * connection and guard; calls, pages and pictures pass visitor too, files do not.
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, siteDir, limits = {} } = options;
  const { maxEventLoopDelay, minConcurrent, eventLoopDelay } = options;
  const { publicUrl } = config;
  const isHttps = publicUrl.startsWith('https:');
  const own = ownAddress(publicUrl);
  const app = createServer(options, own);
  const { deps, sessionCookie, ended, visits, countryAt, close } = await createDeps(
    options,
    options.logger,
  );
  app.addHook('onClose', close);
  const { gate, rateCounter, isStopping, now } = deps;
  const metrics = createMetrics(deps.visitors.rateFigures);

  const { latest } = deps.visitors.site;
  await app.register(errorHandler, {
    userIdFromCookie: createUserIdFromCookie(sessionCookie),
    siteName: () => latest().site.name,
  });
  await app.register(connection, {
    trustProxy: config.trustProxy,
    isHttps,
    isStopping,
    metrics,
    limits,
    countryAt,
  });
  await app.register(guard, {
    own,
    publicUrl,
    load: {
      maxEventLoopDelay,
      minConcurrent,
      eventLoopDelay,
      onReadRefused: () => metrics.countRefused('read', 'overload'),
    },
    rateStore: rateCounter && addressLimitStore(rateCounter),
  });
  await app.register(openApi, { publicUrl, sessionCookieName: sessionCookie.name });
  serveMetrics(app, metrics, options.metricsToken ?? null);
  await app.register(async (scope: App) => {
    const showGate = createGatePage({ siteDir, publicUrl, latest });
    await scope.register(visitor, { isHttps, sessionCookie, ended, visits, gate, showGate, now });
    registerRoutes(scope, deps);
    await registerSandbox(scope, { ...options, publicUrl });
    await scope.register(pictures, { productApiUrl: options.productApiUrl });
    registerPages(scope, deps, {
      siteDir,
      publicUrl,
      hasCardScript: options.processorUrl === null,
      chatUrl: config.supportWidgetUrl ?? null,
    });
  });
  // Files are the same for every reader, also of the gate page: no session is opened for them.
  await app.register(siteFiles, { siteDir });
  return app;
}

function createServer({ config, logger }: AppOptions, own: OwnAddress): App {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => ownPathOf(url, own),
    trustProxy: config.trustProxy,
    // The guard refuses a request without Host, with our error body. The short interval ends slow
    // clients soon after their time limit.
    http: { requireHostHeader: false, headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: clientErrorHandler(logger),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // While stopping, requests on open connections are still answered.
    return503OnClosing: false,
    frameworkErrors: sendFrameworkError,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  return app;
}

/** Where `npm run build` puts the site. */
export const builtSite = join(`${findPackageJSON(import.meta.url)}`, '..', 'web', 'dist');
