import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import { type KeptPlace, readPlace, writePlace } from '../geo/kept-place.ts';
import { type OwnCurrency, readOwnCurrency, writeOwnCurrency } from '../geo/own-currency.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The place that this browser chose for prices; null: none. */
    keptPlace: KeptPlace | null;
    /** The currency that an account keeps, as read before; null: none was read. */
    ownCurrency: OwnCurrency | null;
  }
  interface FastifyReply {
    /**
     * For this answer and later ones. A choice is stored for long, an address is soon read again.
     */
    keepPlace(place: KeptPlace): void;
    forgetPlace(): void;
    /** For an hour, after which it is read again. */
    keepCurrency(currency: OwnCurrency): void;
    /** What is the account's is forgotten with the session; a choice by hand stays. */
    forgetAccountPlace(): void;
  }
}

/** Seconds. Browsers keep no cookie for longer than 400 days. */
const lasts = { choice: 400 * 86_400, delivery: 3_600, currency: 3_600 } as const;

export type PlaceOptions = { readonly isHttps: boolean };

/**
 * Decorates requests and replies; the returned function reads a request's cookies. Place and
 * currency are preferences, so they need no consent, and not secret, so they are not sealed.
 */
export function addPlace(
  app: FastifyInstance,
  { isHttps }: PlaceOptions,
): (request: FastifyRequest) => void {
  const name = cookieNameOf('deckle-place', isHttps);
  const currencyName = cookieNameOf('deckle-currency', isHttps);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  app.decorateRequest('keptPlace', null);
  app.decorateReply('keepPlace', function keepPlace(this: FastifyReply, place) {
    this.request.keptPlace = place;
    this.setCookie(name, writePlace(place), { ...options, maxAge: lasts[place.by] });
  });
  app.decorateReply('forgetPlace', function forgetPlace(this: FastifyReply) {
    this.request.keptPlace = null;
    this.clearCookie(name, options);
  });
  app.decorateRequest('ownCurrency', null);
  app.decorateReply('keepCurrency', function keepCurrency(this: FastifyReply, own) {
    this.request.ownCurrency = own;
    this.setCookie(currencyName, writeOwnCurrency(own), { ...options, maxAge: lasts.currency });
  });
  app.decorateReply('forgetAccountPlace', function forgetAccountPlace(this: FastifyReply) {
    if (this.request.keptPlace?.by === 'delivery') this.forgetPlace();
    if (this.request.ownCurrency === null) return;
    this.request.ownCurrency = null;
    this.clearCookie(currencyName, options);
  });
  return (request) => {
    const value = request.cookies[name];
    if (value !== undefined) request.keptPlace = readPlace(value);
    const own = request.cookies[currencyName];
    if (own !== undefined) request.ownCurrency = readOwnCurrency(own);
  };
}
