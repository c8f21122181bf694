import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../errors.ts';

/** The user of the request's bearer token. */
export type CurrentUser = {
  readonly id: number;
  readonly sessionId: string;
  /** Browser and country, 'Firefox on Windows, GB'; null where the BFF says nothing. */
  readonly origin: string | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** null for anonymous requests; set by plugins/bearer.ts. */
    currentUser: CurrentUser | null;
  }
}

/** preHandler of routes for signed-in users. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  userOf(request);
}

/** The signed-in user; throws the 401 where there is none. */
export function userOf(request: FastifyRequest): CurrentUser {
  if (!request.currentUser) throw unauthorized();
  return request.currentUser;
}
