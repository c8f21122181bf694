import type { FastifyRequest } from 'fastify';
import { returnToHeader } from '../../shared/contracts/wire/auth.ts';
import { safePath } from '../../shared/domain/paths.ts';

/** Where the caller wants a mail's link to lead back to, if that is a path of the site. */
export function returnToOf(request: FastifyRequest): string | null {
  return safePath(request.headers[returnToHeader]);
}
