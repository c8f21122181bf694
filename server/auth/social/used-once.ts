const rememberedMs = 10 * 60_000;

/**
 * Whether a state comes back for the first time while a copy of its cookie could still be valid.
 * Only in this process: at another copy the provider has already used up the code.
 */
export function createUsedOnce(now: () => number): (state: string) => boolean {
  const used = new Map<string, number>();
  return (state) => {
    // Entries are in order of insertion, so the first is the oldest.
    for (const [old, until] of used) {
      if (until > now()) break;
      used.delete(old);
    }
    if (used.has(state)) return false;
    used.set(state, now() + rememberedMs);
    return true;
  };
}
