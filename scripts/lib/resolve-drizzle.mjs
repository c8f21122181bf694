import { registerHooks } from 'node:module';

/**
 * Node reads and parses a package.json at each import from the package. That of drizzle-orm has
 * 179 kB and some 200 files import it: a second of processor at each start of the product API.
 */
const resolved = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { conditions, parentURL = '' } = context;
    if (!conditions.includes('import')) return next(specifier, context);
    if (specifier.startsWith('./') || specifier.startsWith('../')) {
      if (!parentURL.includes('/node_modules/drizzle-orm/')) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context);
    const found = resolved.get(specifier) ?? next(specifier, context);
    resolved.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
