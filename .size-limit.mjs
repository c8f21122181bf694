import { readFileSync } from 'node:fs';

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

export default [
  { name: 'home', page: 'home/pages/home' },
  { name: 'artworks', page: 'artworks/pages/artworks' },
  { name: 'artwork', page: 'artwork/pages/artwork' },
  { name: 'release calendar', page: 'releases/pages/releases' },
  { name: 'release', page: 'releases/pages/release' },
  { name: 'articles', page: 'articles/pages/articles' },
  { name: 'article', page: 'articles/pages/article' },
  { name: 'how it works', page: 'content/pages/how-it-works' },
  { name: 'sell', page: 'sell/pages/sell' },
  { name: 'invest', page: 'invest/pages/invest' },
  { name: 'artists', page: 'artists/pages/artists' },
  { name: 'artist', page: 'artist/pages/artist' },
  { name: 'following', page: 'following/pages/following' },
  { name: 'notifications', page: 'releases/pages/notifications' },
  { name: 'collections', page: 'collections/pages/collections' },
  { name: 'collection', page: 'collections/pages/collection' },
].map(({ name, page }) => ({ name, path: scriptsOf(page), limit: '115 kB', brotli: true }));
