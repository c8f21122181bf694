import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import type { VisitIds } from '../upstream/analytics.ts';

export type VisitCookies = {
  /**
   * The ids in the browser's cookies, else new ones. Call it only for a visitor who has consented.
   */
  keep(request: FastifyRequest, reply: FastifyReply): VisitIds;
  /** Does nothing where the browser has none of these cookies. */
  clear(request: FastifyRequest, reply: FastifyReply): void;
};

const day = 86_400;
/** Seconds: thirteen months from the first visit, not prolonged by later ones. */
const clientLasts = 395 * day;
/** Seconds after the last event. */
const sessionLasts = 1_800;

/** As the service's own script writes it: a random number and its creation time in seconds. */
const clientForm = /^\d{1,10}\.(\d{10})$/;
/** When the visit began, in seconds. */
const sessionForm = /^\d{10}$/;

export function createVisitCookies(options: {
  readonly isHttps: boolean;
  readonly now: () => number;
}): VisitCookies {
  const { isHttps } = options;
  const client = cookieNameOf('deckle-visit-client', isHttps);
  const session = cookieNameOf('deckle-visit-session', isHttps);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;

  return {
    keep({ cookies }, reply) {
      const now = Math.floor(options.now() / 1000);
      const kept = cookies[client] ?? '';
      const age = now - Number(clientForm.exec(kept)?.[1]);
      const isGood = age >= 0 && age < clientLasts;
      const clientId = isGood ? kept : `${randomInt(1, 2 ** 31)}.${now}`;
      if (!isGood) reply.setCookie(client, clientId, { ...attributes, maxAge: clientLasts });
      const began = cookies[session] ?? '';
      const sessionId = sessionForm.test(began) ? began : String(now);
      reply.setCookie(session, sessionId, { ...attributes, maxAge: sessionLasts });
      return { clientId, sessionId };
    },
    clear({ cookies }, reply) {
      for (const name of [client, session]) {
        if (cookies[name] !== undefined) reply.clearCookie(name, attributes);
      }
    },
  };
}
