import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  bodyOf,
  HttpError,
  invalidRequest,
  notFound,
  overloaded,
  tooLarge,
  tooMany,
} from '../errors.ts';

/** Turns everything that is thrown into the error body of the contract. */
export const errorHandler = fp(
  async (app) => {
    app.setErrorHandler(sendError);
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  },
  { name: 'error-handler' },
);

/** For addresses that are none: the framework refuses them before any hook of ours has run. */
export function sendFrameworkError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({
    'x-request-id': request.id,
    'content-security-policy': "default-src 'self';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  sendError(thrown, request, reply);
  const { method } = request;
  request.log.info({ event: 'request', method, route: null, status: reply.statusCode }, 'request');
}

function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = httpErrorOf(thrown);
  if (request.track) request.track.failure = thrown;
  // The product API no longer knows the session that the browser shows: then neither do we.
  if (error.code === 'auth.required' && error.extras.upstream?.signedIn) reply.rejectSession();
  if (error.extras.retryAfter !== undefined) reply.header('retry-after', error.extras.retryAfter);
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(error, request.id));
}

function httpErrorOf(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    // An address that cannot be one names nothing.
    if (thrown.validationContext === 'params') return notFound();
    return invalidRequest(
      thrown.validation.map(({ instancePath, message }) => ({
        path: instancePath.split('/').filter(Boolean).join('.'),
        message: message ?? 'Invalid',
      })),
    );
  }
  const { statusCode = 500 } = (thrown ?? {}) as Partial<FastifyError>;
  if (statusCode === 413) return tooLarge();
  if (statusCode === 429) return tooMany(60);
  if (statusCode === 404) return notFound();
  if (statusCode === 503) return overloaded();
  if (statusCode >= 400 && statusCode < 500) return new HttpError(statusCode, 'request.invalid');
  return new HttpError(500, 'internal');
}
