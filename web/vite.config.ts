import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { commonModules } from './bundling/common-modules.ts';
import { componentFile, firstComponents, pageModules, slimPages } from './bundling/page-modules.ts';
import { scopedName } from './bundling/scoped-name.ts';
import { slimRouter } from './bundling/slim-router.ts';
import { withoutInjectedStyles } from './bundling/without-injected-styles.ts';

const onEveryPage =
  /node_modules[\\/](react|react-dom|scheduler|react-router|swr|dequal|use-sync-external-store|jotai)[\\/]/;

const sources = join(import.meta.dirname, 'src');
const entry = join(sources, 'main.tsx');
const earlyClick = join(sources, 'early-click.ts');
const pages = [...firstComponents].map(componentFile);
let common: ReadonlySet<string> | null = null;

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), pageModules(), slimPages(), withoutInjectedStyles(), slimRouter()],
  server: { fs: { allow: ['..'] } },
  css: { modules: { generateScopedName: scopedName } },
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
          // A page carries the paths of the calls that it makes, and no other: see shared/api.
          optimization: { inlineConst: { mode: 'all' } },
          // The design page is never part of the site: `npm run design` shows it.
          input: mode === 'design' ? 'design.html' : ['index.html', earlyClick],
          output: {
            // Each page's script lists the files of others: names would be a twentieth of it.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'core', test: onEveryPage, priority: 2 },
                {
                  debugName: 'base',
                  name: (id, bundle) => {
                    common ??= commonModules(entry, pages, (of) => bundle.getModuleInfo(of));
                    return common.has(id) ? 'base' : null;
                  },
                  priority: 1,
                },
              ],
            },
          },
        },
  },
}));
