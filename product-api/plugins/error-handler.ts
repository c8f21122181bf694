import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { WireError } from '../../shared/contracts/wire/envelope.ts';
import { isAccountClosed, isDatabaseUnavailable, isUnstorableText } from '../db/failures.ts';
import type { App } from '../deps.ts';
import { HttpError, type Issue, notFound, tooManyRequests, unauthorized } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, for the log only. */
    refusedFor: string | undefined;
  }
}

/** Texts for the framework's own errors, which never quote the request. */
const refusals: ReadonlyMap<number, readonly [name: string, message: string]> = new Map([
  [400, ['BadRequestError', 'The request could not be read']],
  [404, ['NotFoundError', 'Not Found']],
  [405, ['MethodNotAllowedError', 'Method Not Allowed']],
  [414, ['URITooLongError', 'The address is longer than can be read']],
  [413, ['PayloadTooLargeError', 'The request is larger than can be taken']],
  [415, ['UnsupportedMediaTypeError', 'Unsupported media type']],
  [429, [tooManyRequests().name, tooManyRequests().message]],
  [503, ['ServiceUnavailableError', 'Service Unavailable']],
]);

/** Turns every error into Strapi's error body. Server errors are logged and not described. */
export function addErrorHandler(app: App): void {
  app.decorateRequest('refusedFor');
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body = bodyOf(isAccountClosed(error) ? unauthorized() : error);
  if (error instanceof HttpError) request.refusedFor = error.details.reason;
  if (body.error.status >= 500) {
    request.log.error({ event: 'product-api.failed', err: error }, 'request failed');
  }
  return reply.code(body.error.status).type('application/json; charset=utf-8').send(body);
}

function bodyOf(error: unknown): WireError {
  if (error instanceof HttpError) {
    const { code, next, issues } = error.details;
    return wire(error.statusCode, error.name, error.message, {
      ...(code === undefined ? {} : { code }),
      ...(next === undefined ? {} : { next }),
      ...(issues === undefined ? {} : { errors: issues.map(wireIssue) }),
    });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: pathOf(instancePath),
      message: message ?? 'Invalid',
    }));
    const summary = issues.length === 1 ? issues[0]?.message : `${issues.length} errors occurred`;
    return wire(400, 'ValidationError', summary ?? 'Invalid', { errors: issues.map(wireIssue) });
  }
  const status = statusOf(error);
  const [name, message] = refusals.get(status) ?? ['InternalServerError', 'Internal Server Error'];
  return wire(refusals.has(status) ? status : 500, name, message, {});
}

function wire(
  status: number,
  name: string,
  message: string,
  details: WireError['error']['details'],
): WireError {
  return { data: null, error: { status, name, message, details } };
}

function wireIssue({ path, message }: Issue) {
  return { path: [...path], message, name: 'ValidationError' };
}

/** '/filters/id/0' as ['filters', 'id', 0]. */
function pathOf(instancePath: string): (string | number)[] {
  const steps = instancePath.split('/').filter((step) => step !== '');
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The disk, or the process's share of it, is full. */
const fullDiskCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

function statusOf(error: unknown): number {
  if (isDatabaseUnavailable(error)) return 503;
  if (error instanceof Error && 'code' in error && fullDiskCodes.includes(error.code)) return 503;
  if (isUnstorableText(error)) return 400;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' ? status : 500;
}
