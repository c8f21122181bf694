const rememberedMs = 10 * 60_000;

/**
 * Whether this is the first time that a state comes back, while a copy of its cookie could still
 * be good. In this process only: at the others its code is used up with the provider.
 */
export function createUsedOnce(now: () => number): (state: string) => boolean {
  const used = new Map<string, number>();
  return (state) => {
    // In the order they came: what is at the front is oldest.
    for (const [old, until] of used) {
      if (until > now()) break;
      used.delete(old);
    }
    if (used.has(state)) return false;
    used.set(state, now() + rememberedMs);
    return true;
  };
}
