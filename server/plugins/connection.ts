import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createClientAddress } from '../geo/client-address.ts';
import type { Limits } from '../upstream/client.ts';
import { closeListener } from './close-listener.ts';
import { drainForm } from './drain-form.ts';
import type { Metrics } from './metrics.ts';
import { answerNonRoutable } from './non-routable-requests.ts';
import { allowSlowUpload, openRequest } from './open-requests.ts';
import { logRequest, Track } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser's address, in one spelling; '' for a connection that is gone. */
    readonly address: string;
    /** The country of the address; null: not known. */
    readonly country: string | null;
    /** Lets this request's body take longer than the server's limit: the route limits it. */
    allowSlowUpload(): void;
  }
  interface FastifyInstance {
    /** How many requests have begun and are not answered completely. */
    presence(): number;
  }
}

type Options = {
  readonly trustProxy: boolean | string;
  readonly isHttps: boolean;
  readonly isStopping: () => boolean;
  readonly metrics: Metrics;
  readonly limits: Pick<Limits, 'silenceMs' | 'pace'>;
  readonly countryAt: (address: string) => string | null;
};

const wellFormedId = /^[\w.-]{8,64}$/;

/** A proxy's x-request-id if it is well formed, so that its log and ours name the same call. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/**
 * First in the pipeline, for every request, refused or not: its id, the count of open requests,
 * security headers, log line and metrics.
 */
export const connection = fp<Options>(
  async (app, { trustProxy, isHttps, isStopping, metrics, limits, countryAt }) => {
    const headers = securityHeaders(isHttps);
    let present = 0;
    app.decorate('presence', () => present);
    const addressOf = createClientAddress(trustProxy);
    app.decorateRequest('address', {
      getter(this: FastifyRequest) {
        return addressOf(this.raw);
      },
    });
    app.decorateRequest('country', {
      getter(this: FastifyRequest) {
        return countryAt(this.address);
      },
    });
    app.decorateRequest('track');
    app.decorateRequest('allowSlowUpload', function allow(this: FastifyRequest) {
      allowSlowUpload(this.raw);
    });
    answerNonRoutable(app);
    app.addHook('preClose', () => closeListener(app.server));

    app.addHook('onRequest', (request, reply, done) => {
      request.track = new Track();
      reply.headers(headers).header('x-request-id', request.id);
      watch(request, reply);
      done();
    });

    /**
     * Fastify's onResponse does not run for a POST whose browser left, and `request.signal` aborts
     * once a body has been read, so the response's own close event is used.
     */
    function watch(request: FastifyRequest, reply: FastifyReply): void {
      const { formBytes } = request.routeOptions.config;
      const close = openRequest(request.raw, reply.raw);
      let isAnswered = false;
      present += 1;
      reply.raw.once('finish', () => {
        isAnswered = true;
        if (formBytes !== undefined) drainForm(request.raw, reply.statusCode, formBytes, limits);
      });
      reply.raw.once('close', () => {
        present -= 1;
        close();
        if (!isAnswered) request.track.leave();
        logRequest(request, reply, !isAnswered);
        metrics.countRequest(request, reply, !isAnswered);
      });
    }

    app.addHook('onSend', (request, reply, payload, done) => {
      // While stopping, each answer closes its connection, so that no later request on it is cut
      // off.
      if (isStopping()) reply.header('connection', 'close');
      // The API's answers are personal and momentary, unless the route says otherwise.
      const isApi = request.routeOptions.url?.startsWith('/api/') ?? false;
      if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
    });
  },
  { name: 'connection' },
);
