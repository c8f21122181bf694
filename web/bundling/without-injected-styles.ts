import type { Plugin } from 'vite';

/**
 * sonner writes its style sheet into the page when it is imported, which the content security
 * policy refuses. The site links the same sheet as a file, so the call is taken out.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        const cut = code.replace(/^__insertCSS\(.*\);$/m, '');
        if (cut === code) this.error('sonner no longer injects its styles as expected');
        return { code: cut, map: null };
      },
    },
  };
}
