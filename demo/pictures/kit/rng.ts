/** A seeded random number generator. The same seed always gives the same sequence. */
export type Rng = {
  next(): number;
  range(low: number, high: number): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Near the mean, mostly within two deviations. */
  gauss(mean: number, deviation: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /**
   * A sequence of its own, so that one part of a picture can change without moving another. A
   * label belongs to the art: another one draws another picture.
   */
  fork(label: string): Rng;
};

/** FNV-1a with a final mix, so that similar strings give unrelated numbers. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  // mulberry32 is fast, and 32 bits of state are enough for a picture.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const index = int(0, items.length - 1);
    if (index >= items.length || index < 0) throw new RangeError('nothing to pick from');
    return items[index] as T;
  };
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int,
    chance: (probability) => next() < probability,
    gauss: (mean, deviation) => mean + (next() + next() + next() + next() - 2) * 1.73 * deviation,
    pick,
    shuffle: (items) => {
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = int(0, i);
        const held = mixed[i];
        mixed[i] = mixed[j] as (typeof mixed)[number];
        mixed[j] = held as (typeof mixed)[number];
      }
      return mixed;
    },
    fork: (label) => createRng(hashText(`${seed}/${label}`)),
  };
}
