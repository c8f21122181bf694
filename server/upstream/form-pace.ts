/** How slowly a form may come: slower than the slowest phone, quicker than who only holds a place. */
export type Pace = {
  /** Milliseconds that a mean is taken over; nothing is asked of a form before the first are over. */
  readonly windowMs: number;
  /** Bytes that come in so many milliseconds. */
  readonly windowBytes: number;
  /** Milliseconds that a form may take in all. */
  readonly totalMs: number;
};

export const formPace: Pace = { windowMs: 30_000, windowBytes: 30_000, totalMs: 15 * 60_000 };

/** Looks at a form that is coming, again and again. */
export type Pacer = {
  /** Whether it comes too slowly, or has come for too long. `bytes`: of it, so far. */
  isTooSlow(bytes: number): boolean;
  /** It was kept waiting: the mean is taken anew from here. */
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
