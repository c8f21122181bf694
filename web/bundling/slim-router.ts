import type { Plugin } from 'vite';

/** Code in the router's file that the bundler keeps, and a replacement that lets it be removed. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
];

/**
 * The router ships as one file with developer tools and warnings: 4 kB on every page that the site
 * does not use. Fails the build if a replacement matches nothing.
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
