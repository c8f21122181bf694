/**
 * The slowest pace of an upload: below that of a slow phone, above that of an attacker who only
 * holds a slot.
 */
export type Pace = {
  /** Milliseconds over which the mean is taken; the first window is not checked before its end. */
  readonly windowMs: number;
  /** Bytes that have to arrive in one window. */
  readonly windowBytes: number;
  /** Milliseconds that a whole form may take. */
  readonly totalMs: number;
};

export const formPace: Pace = { windowMs: 30_000, windowBytes: 30_000, totalMs: 15 * 60_000 };

/** Checks a form that is being sent, repeatedly. */
export type Pacer = {
  /** Whether it is too slow, or has taken too long. `bytes`: sent so far. */
  isTooSlow(bytes: number): boolean;
  /** The product API kept it waiting: the mean starts anew. */
  excuse(bytes: number): void;
};

export function createPacer({ windowMs, windowBytes, totalMs }: Pace): Pacer {
  const began = performance.now();
  let from = { at: began, bytes: 0 };
  return {
    isTooSlow(bytes) {
      const at = performance.now();
      if (at - began > totalMs) return true;
      if (at - from.at < windowMs) return false;
      const isBelow = ((bytes - from.bytes) * windowMs) / (at - from.at) < windowBytes;
      from = { at, bytes };
      return isBelow;
    },
    excuse(bytes) {
      from = { at: performance.now(), bytes };
    },
  };
}
