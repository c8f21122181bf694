import type { FastifyRequest } from 'fastify';
import { returnToHeader } from '../../shared/contracts/wire/auth.ts';
import { safePath } from '../../shared/domain/paths.ts';

/** The path that a mail's link should lead back to; null unless it is a path of the site. */
export function returnToOf(request: FastifyRequest): string | null {
  return safePath(request.headers[returnToHeader]);
}
