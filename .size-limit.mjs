import { readFileSync } from 'node:fs';
import { firstScreens } from './web/bundling/first-screens.ts';

/** The JavaScript that a page needs before it works: its entry, its own chunk, what both import. */
function scriptsOf(page) {
  const manifest = JSON.parse(readFileSync('web/dist/.vite/manifest.json', 'utf8'));
  const chunks = new Set();
  const collect = (name) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const imported of manifest[name].imports ?? []) collect(imported);
  };
  collect('index.html');
  collect(`src/features/${page}-page.tsx`);
  return [...chunks].map((name) => `web/dist/${manifest[name].file}`);
}

/** What has been reached, in kB; the goal is 95. */
const limits = {
  home: 101,
  artworks: 104,
  artwork: 108,
  'release calendar': 103,
  release: 105,
  articles: 100,
  article: 101,
  'how it works': 100,
  sell: 104,
  invest: 101,
  artists: 102,
  artist: 106,
  following: 101,
  notifications: 103,
  collections: 98,
  collection: 99,
};

export default Object.entries(firstScreens).map(([name, page]) => ({
  name,
  path: scriptsOf(page),
  limit: `${limits[name]} kB`,
  brotli: true,
}));
