import type { Plugin } from 'vite';

/**
 * The router comes as one file, from which the bundler takes nothing out that is given a name for
 * the developer tools, nor the development's warnings. Without those, what nobody uses goes.
 */
export function slimRouter(): Plugin {
  const slimmed: readonly (readonly [RegExp, string])[] = [
    [/^\w+\.displayName = ".*";$/gm, ''],
    [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
    [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  ];
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*chunk-\w+\.mjs/ },
      handler(code) {
        let slim = code;
        for (const [found, instead] of slimmed) slim = slim.replace(found, instead);
        return { code: slim, map: null };
      },
    },
  };
}
