import { registerHooks } from 'node:module';

/** Replaces the module: throws for edition 301 before the first call, for 302 after placing. */
const buggy = `
export function bidSteps(upstream, caller, body, key) {
  const steps = stepsWithoutBug(upstream, caller, body, key);
  const bugAt = (edition) => body.editionId === edition && undefined.planted;
  return {
    ...steps,
    draft: async () => bugAt(301) || steps.draft(),
    place: async (draft) => {
      const placed = await steps.place(draft);
      bugAt(302);
      return placed;
    },
  };
}`;

/** Preloaded into a BFF to plant a bug in its code. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/server/trades/bid-steps.ts')) return loaded;
    const { source: found } = loaded;
    const original = typeof found === 'string' ? found : new TextDecoder().decode(found);
    const source = original.replace('export function bidSteps', 'function stepsWithoutBug') + buggy;
    return { ...loaded, source };
  },
});
