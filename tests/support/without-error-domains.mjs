import { registerHooks } from 'node:module';

/**
 * In place of async-hook-domain, by which tap finds the test that an escaped error belongs to: its
 * hook on every promise takes a tenth of these tests' processor time. `run-together.ts` reports
 * escaped errors instead.
 */
export class Domain {
  destroy() {}
}

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'async-hook-domain'
      ? { url: import.meta.url, shortCircuit: true }
      : next(specifier, context),
});
