import type { Plugin } from 'vite';

/** What the bundler cannot take out of the router's file, and what lets it. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
];

/**
 * The router comes as one file, of which names for the developer tools and warnings for developers
 * keep parts that this site has no use for: 4 kB on every page. Ends a build in which one of the
 * replacements finds nothing.
 */
export function slimRouter(): Plugin {
  const unused = new Set(replacements);
  return {
    name: 'slim-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*chunk-\w+\.mjs/ },
      handler(code) {
        let slim = code;
        for (const replacement of replacements) {
          const before = slim;
          slim = slim.replace(...replacement);
          if (slim !== before) unused.delete(replacement);
        }
        return { code: slim, map: null };
      },
    },
    buildEnd() {
      const [missing] = unused;
      if (missing) this.error(`react-router has changed: nothing in it is ${missing[0]}`);
    },
  };
}
