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

const onEveryPage =
  /node_modules[\\/](react|react-dom|scheduler|react-router|swr|dequal|use-sync-external-store|jotai)[\\/]/;

/** What home, the artworks and an artwork have in common; a file that is missed only costs a request. */
const onFirstScreens = new RegExp(
  [
    'web/src/lib/(?!consent|form-issues|overlays/overlay-history|trade-lines|test-setup).*',
    'web/src/ui/(artwork-|button|deckle-edge|empty-state|failed-state|icon|link|load-more|page|picture|price|skeleton|spread|state|status|visually-hidden|wordmark).*',
    'shared/domain/(api-paths|client-routes|money|rates|regions)\\.ts',
    'shared/(product|contracts/error-codes)\\.ts',
  ].join('|'),
);

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutInjectedStyles()],
  server: { fs: { allow: ['..'] } },
  build: {
    // Folders whose names begin with a dot are never served.
    outDir: isSsrBuild ? 'dist/.server' : 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    sourcemap: true,
    // As data: URLs, fonts and styles' pictures would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Few files a page: each costs a round trip. What one page alone uses comes with that page.
    rolldownOptions: isSsrBuild
      ? // One file: the server loads it under an address of its own for each build, and a chunk that
        // imports from it by its name would bring a second copy, with a session of its own.
        { output: { codeSplitting: false } }
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'core', test: onEveryPage, priority: 2 },
                { name: 'base', test: onFirstScreens, priority: 1 },
              ],
            },
          },
        },
  },
}));
