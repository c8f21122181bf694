import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Consent,
  consentLastsMs,
  readConsent,
  writeConsent,
} from '../../shared/domain/consent.ts';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import type { VisitCookies } from '../analytics/visit-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** This browser's answer about cookies that are not needed; null: it has given none. */
    consent: Consent | null;
  }
  interface FastifyReply {
    /** Without consent, what was set under it goes at once. */
    keepConsent(isGiven: boolean): void;
  }
}

export type ConsentOptions = {
  readonly isHttps: boolean;
  readonly visits: VisitCookies;
  readonly now: () => number;
};

/**
 * Decorates requests and replies; what it returns reads a request's cookie. Our own scripts may read
 * it too: so the page knows whether to ask without being made for each visitor. A visitor who has
 * answered nothing has refused nothing and consented to nothing.
 */
export function addConsent(
  app: FastifyInstance,
  { isHttps, visits, now }: ConsentOptions,
): (request: FastifyRequest) => void {
  const name = cookieNameOf('deckle-consent', isHttps);
  const options = { path: '/', sameSite: 'lax', secure: isHttps } as const;
  app.decorateRequest('consent', null);
  app.decorateReply('keepConsent', function keepConsent(this: FastifyReply, isGiven) {
    const consent: Consent = { isGiven, at: now() };
    this.request.consent = consent;
    this.setCookie(name, writeConsent(consent), { ...options, maxAge: consentLastsMs / 1000 });
    if (!isGiven) visits.clear(this.request, this);
  });
  return (request) => {
    const value = request.cookies[name];
    if (value !== undefined) request.consent = readConsent(value, now());
  };
}
