import t from 'tap';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { drawPicture } from './draw-picture.ts';
import { generatorNames, type Recipe, views } from './recipe.ts';

const recipe = (over: Partial<Recipe> = {}): Recipe => ({
  generator: 'hard-edge',
  seed: 20_260_101,
  view: 'front',
  aspect: 0.75,
  palette: 0,
  ...over,
});

/** Unbalanced tags, broken references, or numbers that went wrong; null: the SVG is sound. */
function faultOf(svg: string): string | null {
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0')) {
    if (
      !/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d.]+ [\d.]+ [\d.]+ [\d.]+">/.test(
        svg,
      )
    ) {
      return 'no proper root';
    }
  }
  const mishap = svg.match(/NaN|undefined|Infinity|null|<text|[\d.]e[-+]\d/);
  if (mishap) return mishap[0];
  const open: string[] = [];
  for (const [, close, tag, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (close) {
      if (open.pop() !== tag) return `</${tag}> out of place`;
    } else if (!rest?.endsWith('/')) open.push(tag ?? '');
  }
  if (open.length > 0) return `<${open.at(-1)}> left open`;
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) return 'an id given twice';
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) return `no ${id}`;
  return null;
}

t.test('draws the same recipe the same to the byte', async (t) => {
  for (const generator of generatorNames) {
    const [first, second] = [
      drawPicture(recipe({ generator })),
      drawPicture(recipe({ generator })),
    ];
    t.ok(first === second, generator);
  }
});

t.test('draws a sound picture with every generator and view', async (t) => {
  for (const generator of generatorNames) {
    for (const view of views) {
      const svg = drawPicture(recipe({ generator, view, aspect: view === 'front' ? 0.75 : 1.25 }));
      t.equal(faultOf(svg), null, `${generator}, ${view}`);
      t.ok(svg.length < 1_500_000, `${generator}, ${view}: ${svg.length} characters`);
    }
  }
});

t.test('draws a sound front for every artwork of the catalogue', async (t) => {
  for (const { key, pictures } of buildCatalogue().artworks) {
    const [front] = pictures;
    t.equal(front ? faultOf(drawPicture(front)) : 'no front', null, key);
  }
});

t.test('draws another picture for another seed, palette, generator or view', async (t) => {
  const drawn = drawPicture(recipe());
  for (const other of [
    { seed: 8 },
    { palette: 1 },
    { generator: 'moire' },
    { view: 'framed' },
  ] as const) {
    t.not(drawPicture(recipe(other)), drawn, JSON.stringify(other));
  }
  t.equal(
    new Set(generatorNames.map((generator) => drawPicture(recipe({ generator })))).size,
    generatorNames.length,
  );
});

t.test('uses the partner’s inks in a collaboration', async (t) => {
  const own = drawPicture(recipe({ generator: 'windows' }));
  t.not(drawPicture(recipe({ generator: 'windows', inksOf: 'cut-paper' })), own);
});
