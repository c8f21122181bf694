import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { App, Deps } from './deps.ts';
import { addBearer } from './plugins/bearer.ts';
import { closeConnections } from './plugins/close-connections.ts';
import { addErrorHandler, sendError } from './plugins/error-handler.ts';
import { flushQueues } from './plugins/flush-queues.ts';
import { parseQuery } from './plugins/query-parser.ts';
import { rejectUnexpectedBody } from './plugins/reject-unexpected-body.ts';
import { addRequestLog, requestIdOf } from './plugins/request-log.ts';
import { addTradeIds } from './plugins/trade-ids.ts';
import { addUploadTimeout, answerClientError } from './plugins/upload-timeout.ts';
import { watchWrites } from './plugins/watch-writes.ts';
import { registerRoutes } from './routes/register-routes.ts';

/** Builds the product API, ready to listen or for `inject`. The caller closes it. */
export async function buildProductApi(
  deps: Deps,
  { logger }: { readonly logger: FastifyBaseLogger },
): Promise<App> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    /** The BFF forwards the visitor's address; only rate limits use it. */
    trustProxy: [...deps.trustProxy],
    routerOptions: { querystringParser: parseQuery },
    frameworkErrors: sendError,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  addErrorHandler(app);
  watchWrites(app);
  closeConnections(app);
  addRequestLog(app, deps);
  addTradeIds(app);
  addBearer(app, deps);
  rejectUnexpectedBody(app);
  addUploadTimeout(app);
  flushQueues(app, deps);
  await app.register(rateLimit, { global: false });
  await app.register(multipart, { throwFileSizeLimit: false });
  registerRoutes(app, deps);
  return app;
}
