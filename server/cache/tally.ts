import { createHmac, hkdfSync } from 'node:crypto';
import type { SharedCache } from './shared-cache.ts';

/** Tries that copies of this process add up. Who tried is known to the cache by a keyed hash only. */
export type Tally = {
  /** One more, within a time that begins with the first. Times are milliseconds. */
  add(of: string, who: string, windowMs: number): Promise<{ count: number; endsInMs: number }>;
  /** One that was none. */
  takeBack(of: string, who: string): Promise<void>;
};

/** `sessionKeys`: the same in every copy. */
export function createTally(cache: SharedCache, sessionKeys: readonly Buffer[]): Tally {
  const [secret = Buffer.alloc(0)] = sessionKeys;
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'deckle tallies', 32));
  const place = (of: string, who: string) => {
    const hash = createHmac('sha256', hashKey).update(`${of} ${who}`).digest('base64url');
    return `tally:${of}:${hash.slice(0, 22)}`;
  };
  return {
    add: (of, who, windowMs) => cache.count(place(of, who), windowMs),
    takeBack: (of, who) => cache.uncount(place(of, who)),
  };
}
