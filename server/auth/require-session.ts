import type { FastifyReply, FastifyRequest } from 'fastify';
import { authRequired } from '../errors.ts';
import type { Session } from './session-cookie.ts';

/** preValidation of routes for a signed-in person. */
export function requireSession(
  { session }: FastifyRequest,
  _reply: FastifyReply,
  done: (refusal?: Error) => void,
): void {
  done(session ? undefined : authRequired());
}

/** The session of the person who is signed in; throws the 401 where none is. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw authRequired();
  return request.session;
}
