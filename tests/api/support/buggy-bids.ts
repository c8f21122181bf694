import { registerHooks } from 'node:module';

/** Takes the place of the steps: throws for edition 301 before it asks, for 302 once it has placed. */
const buggy = `
export function bidSteps(upstream, caller, body, key) {
  const steps = stepsWithoutBug(upstream, caller, body, key);
  const bugAt = (edition) => body.editionId === edition && null.of(body);
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

/** Preloaded into a BFF, puts a bug into its code. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/server/trades/bid-steps.ts')) return loaded;
    const { source: found } = loaded;
    const right = typeof found === 'string' ? found : new TextDecoder().decode(found);
    const source = right.replace('export function bidSteps', 'function stepsWithoutBug') + buggy;
    return { ...loaded, source };
  },
});
