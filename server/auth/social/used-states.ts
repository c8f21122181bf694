const rememberedMs = 10 * 60_000;

/** States of sign-ins that have ended, while a copy of their cookies could still be valid. */
export type UsedStates = {
  has(state: string): boolean;
  /** False where the state was used before. */
  add(state: string): boolean;
};

/** Only in this process: at another copy the provider has already used up the code. */
export function createUsedStates(now: () => number): UsedStates {
  const used = new Map<string, number>();
  const has = (state: string) => (used.get(state) ?? 0) > now();
  return {
    has,
    add(state) {
      // Entries are in order of insertion, so the first is the oldest.
      for (const [old, until] of used) {
        if (until > now()) break;
        used.delete(old);
      }
      if (has(state)) return false;
      used.set(state, now() + rememberedMs);
      return true;
    },
  };
}
