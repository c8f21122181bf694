import { createHmac, hkdfSync } from 'node:crypto';
import type { SharedCache } from './shared-cache.ts';

/**
 * Attempts that copies of this process count together. The cache sees only a keyed hash of the
 * person or address.
 */
export type RateCounter = {
  /** Adds one within a window that begins with the first. Times are milliseconds. */
  increment(
    of: string,
    who: string,
    windowMs: number,
  ): Promise<{ count: number; endsInMs: number }>;
  /** Takes back an attempt that was not judged. */
  decrement(of: string, who: string): Promise<void>;
};

/** `sessionKeys`: the same in every copy. */
export function createRateCounter(cache: SharedCache, sessionKeys: readonly Buffer[]): RateCounter {
  const [secret = Buffer.alloc(0)] = sessionKeys;
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'deckle rates', 32));
  const place = (of: string, who: string) => {
    const hash = createHmac('sha256', hashKey).update(`${of} ${who}`).digest('base64url');
    return `rate:${of}:${hash.slice(0, 22)}`;
  };
  return {
    increment: (of, who, windowMs) => cache.count(place(of, who), windowMs),
    decrement: (of, who) => cache.uncount(place(of, who)),
  };
}
