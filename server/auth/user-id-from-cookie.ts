import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from './session-cookie.ts';

/**
 * The id of the person whose session cookie a request carries, even an ended one. Only for the log.
 */
export type UserIdFromCookie = (request: Pick<FastifyRequest, 'headers'>) => number | null;

export function createUserIdFromCookie({ name, openSession }: SessionCookie): UserIdFromCookie {
  return ({ headers }) => {
    const value =
      headers.cookie === undefined ? undefined : fastifyCookie.parse(headers.cookie)[name];
    // At time 0 no session has expired.
    return value === undefined ? null : (openSession(value, 0)?.session.user.id ?? null);
  };
}
