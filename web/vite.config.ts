import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * sonner writes its style sheet into the page when it is imported, which the content security
 * policy refuses. The site links the same sheet as a file, so the call is taken out.
 */
function withoutInjectedStyles(): Plugin {
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutInjectedStyles()],
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: true,
    // As data: URLs, fonts and styles' pictures would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
});
