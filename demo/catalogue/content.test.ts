import t from 'tap';
import { worksNamedIn } from '../../product-api/content/check-text.ts';
import { loadContent } from '../../product-api/content/load-content.ts';
import { buildCatalogue } from './build-catalogue.ts';

t.test('articles and pages speak of works that the demo catalogue has', async (t) => {
  const catalogue = buildCatalogue();
  const nameOf = new Map(catalogue.artists.map(({ key, name }) => [key, name]));
  const known = new Set(
    catalogue.artworks.flatMap(({ artistKeys, name }) =>
      artistKeys.map((key) => `${nameOf.get(key)}/${name}`),
    ),
  );
  const texts = await loadContent();
  const named = texts.flatMap((text) => worksNamedIn(text.kind, text));
  t.ok(named.length > 30);
  for (const { artist, artwork } of named) t.ok(known.has(`${artist}/${artwork}`), artwork);
});
