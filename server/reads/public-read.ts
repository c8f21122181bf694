import type { ApiPath } from '../../shared/api/call.ts';
import type { Upstream } from '../upstream/client.ts';

/** Which trades make an answer out of date: all, those in the requested artwork, or none. */
type InvalidatedBy = 'any-trade' | 'its-trades' | 'no-trade';

/**
 * An answer that is the same for every reader. It is read once for all, kept as compressed bytes,
 * refreshed in the background, and carried by pages too.
 */
export type PublicRead<Asked, View = unknown> = {
  /** Unique: answers are cached under it. */
  readonly name: string;
  /** The path of the browser's call for it. */
  readonly path: (asked: Asked) => ApiPath<View>;
  /** Throws what the product API's calls throw. `now` in epoch milliseconds. */
  readonly read: (upstream: Upstream, asked: Asked, now: number) => Promise<View>;
  /**
   * Milliseconds. Fresh: returned as it is. Stale: returned as it is, and read again in the
   * background.
   */
  readonly lifetimes: { readonly freshMs: number; readonly staleMs: number };
  readonly invalidatedBy: InvalidatedBy;
};

/** For prices: at most two seconds behind the market while visitors read them. */
export const marketLifetimes = { freshMs: 2_000, staleMs: 10_000 } as const;
/** For what changes as time passes, such as upcoming releases. */
export const clockLifetimes = { freshMs: 15_000, staleMs: 60_000 } as const;
/** For articles and pages: one that is withdrawn is gone from every BFF within a minute. */
export const editedLifetimes = { freshMs: 15_000, staleMs: 60_000 } as const;
/** For texts, which seldom change. */
export const textLifetimes = { freshMs: 60_000, staleMs: 600_000 } as const;

/** Infers the types of the argument and the answer together. */
export function publicRead<Asked, View>(read: PublicRead<Asked, View>): PublicRead<Asked, View> {
  return read;
}
