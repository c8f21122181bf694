import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameOf } from '../../shared/domain/cookie-names.ts';
import { type KeptPlace, readPlace, writePlace } from '../geo/kept-place.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The place that this browser chose for prices; null: none. */
    keptPlace: KeptPlace | null;
  }
  interface FastifyReply {
    /**
     * For this answer and later ones. A choice is stored for long, an address is soon read again.
     */
    keepPlace(place: KeptPlace): void;
    forgetPlace(): void;
    /** The delivery address is forgotten with the session; a choice by hand stays. */
    forgetDelivery(): void;
  }
}

/** Seconds. Browsers keep no cookie for longer than 400 days. */
const lasts = { choice: 400 * 86_400, delivery: 3_600 } as const;

export type PlaceOptions = { readonly isHttps: boolean };

/**
 * Decorates requests and replies; the returned function reads a request's cookie. The place is a
 * preference, so it needs no consent, and not secret, so it is not sealed.
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
