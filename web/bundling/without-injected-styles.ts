import type { Plugin } from 'vite';

/**
 * sonner injects a <style> element on import, which the content security policy blocks. The site
 * links the same style sheet as a file, so the call is removed.
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
