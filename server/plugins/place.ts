import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import { type KeptPlace, readPlace, writePlace } from '../geo/kept-place.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where this browser wants prices for; null: it has not said. */
    keptPlace: KeptPlace | null;
  }
  interface FastifyReply {
    /** For this answer and the next ones. A choice lasts; an address is read again in a while. */
    keepPlace(place: KeptPlace): void;
    forgetPlace(): void;
    /** Where things are delivered to goes with the session; what was chosen by hand stays. */
    forgetDelivery(): void;
  }
}

/** Seconds. Browsers keep no cookie for longer than 400 days. */
const lasts = { choice: 400 * 86_400, delivery: 3_600 } as const;

export type PlaceOptions = { readonly isHttps: boolean };

/**
 * Decorates requests and replies; what it returns reads a request's cookie. The place is a
 * preference, so that it needs no consent, and nothing secret, so that it is not sealed.
 */
export function addPlace(
  app: FastifyInstance,
  { isHttps }: PlaceOptions,
): (request: FastifyRequest) => void {
  const name = cookieNameOf('deckle-place', isHttps);
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
  app.decorateReply('forgetDelivery', function forgetDelivery(this: FastifyReply) {
    if (this.request.keptPlace?.by === 'delivery') this.forgetPlace();
  });
  return (request) => {
    const value = request.cookies[name];
    if (value !== undefined) request.keptPlace = readPlace(value);
  };
}
