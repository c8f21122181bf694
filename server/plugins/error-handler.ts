import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { defaultSite } from '../../shared/site.ts';
import type { UserIdFromCookie } from '../auth/user-id-from-cookie.ts';
import {
  bodyOf,
  HttpError,
  invalidRequest,
  notFound,
  overloaded,
  tooLarge,
  tooMany,
} from '../errors.ts';
import { isTold, tradeFailed } from '../events.ts';
import { type PlainPage, plainPage } from '../site/plain-page.ts';
import { tradeIdsOf } from '../trades/trade-ids.ts';
import { noAddress, reasonOf, unreadableReason } from './refusal-reason.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The latest that is known. */
    readonly siteName: () => string;
  }
}

/** Turns everything that is thrown into the contract's error body. */
export const errorHandler = fp<{
  readonly userIdFromCookie?: UserIdFromCookie;
  readonly siteName?: () => string;
}>(
  async (app, { userIdFromCookie = () => null, siteName = () => defaultSite.name }) => {
    app.decorate('siteName', siteName);
    app.setErrorHandler((thrown, request, reply) => {
      const error = httpErrorOf(thrown);
      logFailedTrade(thrown, error, request, reply, userIdFromCookie);
      return sendError(thrown, error, request, reply);
    });
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  },
  { name: 'error-handler' },
);

/** For malformed URLs, which the framework refuses before any of our hooks runs. */
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
  sendError(thrown, httpErrorOf(thrown), request, reply);
  const { method } = request;
  request.log.info({ event: 'request', method, route: null, status: reply.statusCode }, 'request');
}

/** Logs a trade that failed outside its steps like one that failed in them. */
function logFailedTrade(
  thrown: unknown,
  error: HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
  userIdFromCookie: UserIdFromCookie,
): void {
  if (thrown instanceof Error && isTold(thrown)) return;
  const ids = tradeIdsOf(request, request.session?.user.id ?? userIdFromCookie(request));
  if (ids) tradeFailed(request.log, ids, 'arrive', error, reply.elapsedTime);
}

function sendError(
  thrown: unknown,
  error: HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (request.track) Object.assign(request.track, { failure: thrown, shown: error });
  // The product API no longer knows the session, so it ends here too.
  if (error.code === 'auth.required' && error.extras.upstream?.signedIn) reply.rejectSession();
  if (error.extras.retryAfter !== undefined) reply.header('retry-after', error.extras.retryAfter);
  reply.code(error.statusCode).header('cache-control', 'no-store');
  const page = isNavigation(request) ? pageOf(error, request) : null;
  if (page) {
    return reply
      .header('content-security-policy', page.policy)
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(error, request.id));
}

/** Whether a person opened the URL in a browser; older browsers tell only by what they accept. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? /text\/html/.test(headers.accept ?? '') : mode === 'navigate';
}

/** For errors that the site's own pages cannot show, because no page can be sent. */
function pageOf(
  { code, message, extras }: HttpError,
  { id: requestId, server }: FastifyRequest,
): PlainPage | null {
  const siteName = server.siteName();
  if (code === 'overloaded') {
    const link = { href: '', text: 'Try again' };
    return plainPage({ siteName, title: 'One moment, please', text: message, link, requestId });
  }
  if (extras.reason === noAddress) {
    const text = 'The link may be incomplete or mistyped.';
    const link = { href: '/', text: 'Go to the home page' };
    return plainPage({ siteName, title: 'Page not found', text, link, requestId });
  }
  const { publicUrl } = extras;
  if (publicUrl !== undefined) {
    const link = { href: publicUrl, text: publicUrl };
    return plainPage({ siteName, title: 'Wrong address', text: message, link, requestId });
  }
  return null;
}

function httpErrorOf(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    // A path with invalid parameters names nothing.
    if (thrown.validationContext === 'params') return notFound();
    return invalidRequest(
      thrown.validation.map(({ instancePath, message }) => ({
        path: instancePath.split('/').filter(Boolean).join('.'),
        message: message ?? 'Invalid',
      })),
      reasonOf(thrown.validation),
    );
  }
  const { statusCode = 500, code } = (thrown ?? {}) as Partial<FastifyError>;
  if (statusCode === 413) return tooLarge();
  if (statusCode === 429) return tooMany(60);
  if (statusCode === 404) return notFound();
  if (statusCode === 503) return overloaded();
  if (statusCode >= 400 && statusCode < 500) {
    return new HttpError(statusCode, 'request.invalid', { reason: unreadableReason(code) });
  }
  return new HttpError(500, 'internal');
}
