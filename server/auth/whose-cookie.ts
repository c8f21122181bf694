import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from './session-cookie.ts';

/** Whose session a request shows, over or not, let in or not. For the log alone. */
export type WhoseCookie = (request: Pick<FastifyRequest, 'headers'>) => number | null;

export function createWhoseCookie({ name, openSession }: SessionCookie): WhoseCookie {
  return ({ headers }) => {
    const value =
      headers.cookie === undefined ? undefined : fastifyCookie.parse(headers.cookie)[name];
    // At the beginning of time no session is over.
    return value === undefined ? null : (openSession(value, 0)?.session.user.id ?? null);
  };
}
