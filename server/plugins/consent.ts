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
    /** This browser's answer about cookies that are not needed; null: none given. */
    consent: Consent | null;
  }
  interface FastifyReply {
    /** A refusal deletes at once the cookies that were set with consent. */
    keepConsent(isGiven: boolean): void;
  }
}

export type ConsentOptions = {
  readonly isHttps: boolean;
  readonly visits: VisitCookies;
  readonly now: () => number;
};

/**
 * Decorates requests and replies; the returned function reads a request's cookie. Our scripts read
 * it too, so that a page need not be made for each visitor. No answer is neither refusal nor
 * consent.
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
