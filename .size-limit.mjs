import { readFileSync } from 'node:fs';
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
  return [...chunks].map((chunk) => `web/dist/${manifest[chunk].file}`);
}

/** The goal is 95 kB for every page. */
export default pageNames.flatMap((name) => {
  const { component, limitKb } = pageRow(name);
  return limitKb === undefined
    ? []
    : [{ name, path: scriptsOf(component), limit: `${limitKb} kB`, brotli: true }];
});
