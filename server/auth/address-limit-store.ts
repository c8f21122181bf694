import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { z } from 'zod';
import type { RateCounter } from '../cache/rate-counter.ts';

/** The plugin passes this, but its types do not say so. */
const route = z.object({ routeInfo: z.object({ url: z.string() }) });

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/** The store for the framework's limits by address, when copies of this process share them. */
export function addressLimitStore(rateCounter: RateCounter): FastifyRateLimitStoreCtor {
  return class AddressLimitStore implements FastifyRateLimitStore {
    readonly #of: string;

    constructor(_options: unknown, of = 'all') {
      this.#of = of;
    }

    incr(who: string, told: Told, windowMs = 60_000): void {
      rateCounter.increment(this.#of, who, windowMs).then(
        ({ count, endsInMs }) => told(null, { current: count, ttl: endsInMs }),
        (error: Error) => told(error),
      );
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): AddressLimitStore {
      const { routeInfo } = route.parse(options);
      return new AddressLimitStore(options, routeInfo.url.replaceAll(/[^\w]+/g, '-'));
    }
  };
}
