import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageNames, pageRow } from './shared/domain/client-routes.ts';

const manifest = JSON.parse(readFileSync('web/dist/.vite/manifest.json', 'utf8'));

/** The JavaScript that a page needs before it works: its entry, its own chunk, what both import. */
function scriptsOf(component) {
  const [feature, name] = component.split('/');
  const chunks = new Set();
  const collect = (chunk) => {
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of manifest[chunk].imports ?? []) collect(imported);
  };
  collect('index.html');
  collect(`src/features/${feature}/pages/${name}-page.tsx`);
  return [...chunks].map((chunk) => compressed(`web/dist/${manifest[chunk].file}`));
}

const folder = mkdtempSync(join(tmpdir(), 'deckle-sizes-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const paths = new Map();

/** Pages share most chunks: each is compressed once, which takes a tenth of the time. */
function compressed(file) {
  const path = paths.get(file) ?? join(folder, basename(file));
  if (!paths.has(file)) writeFileSync(path, brotliCompressSync(readFileSync(file)));
  paths.set(file, path);
  return path;
}

/** Its first page waits until it is loaded; React's development build alone has 0.9 MB. */
const serverApp = {
  ...{ name: 'what renders pages on the server', path: 'web/dist/.server/entry-server.js' },
  ...{ limit: '3.5 MB', brotli: false },
};

/** The goal is 95 kB for every page. */
const firstLoads = pageNames.flatMap((name) => {
  const { component, limitKb } = pageRow(name);
  return limitKb === undefined
    ? []
    : [{ name, path: scriptsOf(component), limit: `${limitKb} kB`, brotli: false }];
});

export default [...firstLoads, serverApp];
