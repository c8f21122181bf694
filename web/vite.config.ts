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
  // The server's app has the packages in it: their many files take a second to load.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    // The server never serves folders whose names begin with a dot.
    outDir: isSsrBuild ? 'dist/.server' : 'dist',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    sourcemap: true,
    // The content security policy blocks fonts and CSS images as data: URLs.
    assetsInlineLimit: 0,
    // Browsers without modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    // Few files per page, as each costs a round trip: a page's own modules are bundled with it.
    rolldownOptions: isSsrBuild
      ? // One file: the server imports it under a new address for each build, and a chunk that
        // imported it by name would load a second copy with its own state.
        { output: { codeSplitting: false } }
      : {
          // Inlined constants: a page contains only the paths of its own calls, see shared/api.
          optimization: { inlineConst: { mode: 'all' } },
          // The design page is not part of the site: `npm run design` shows it.
          input: mode === 'design' ? 'design.html' : ['index.html', earlyClick],
          output: {
            // Short hashes alone: every page carries the list of its lazily loaded files.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
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
