import type { ApiPath } from '../../shared/api/call.ts';
import type { Upstream } from '../upstream/client.ts';

/** Which trades make an answer out of date: any, those in the artwork asked for, none. */
type InvalidatedBy = 'any-trade' | 'its-trades' | 'no-trade';

/**
 * Something that everybody sees alike. It is read once for all who ask, kept as compressed bytes,
 * and refreshed behind them; pages carry it too.
 */
export type PublicRead<Asked, View = unknown> = {
  /** Unlike any other's: answers are kept under it. */
  readonly name: string;
  /** Where a browser gets it: the call's own path. */
  readonly path: (asked: Asked) => ApiPath<View>;
  /** Throws what the product API's calls throw. `now` in epoch milliseconds. */
  readonly read: (upstream: Upstream, asked: Asked, now: number) => Promise<View>;
  /** Milliseconds. Fresh: as it is. Stale: as it is, and read anew behind it. */
  readonly lifetimes: { readonly freshMs: number; readonly staleMs: number };
  readonly invalidatedBy: InvalidatedBy;
};

/** Prices move: two seconds behind the market at most, while anybody is looking. */
export const marketLifetimes = { freshMs: 2_000, staleMs: 10_000 } as const;
/** What changes as time passes, such as what is still to come. */
export const clockLifetimes = { freshMs: 15_000, staleMs: 60_000 } as const;
/** What people write and seldom change. */
export const textLifetimes = { freshMs: 60_000, staleMs: 600_000 } as const;

/** Keeps the types of what is asked and seen together. */
export function publicRead<Asked, View>(read: PublicRead<Asked, View>): PublicRead<Asked, View> {
  return read;
}
