import t from 'tap';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { drawPicture } from './draw-picture.ts';
import { handNames, type Recipe, views } from './recipe.ts';

const recipe = (over: Partial<Recipe> = {}): Recipe => ({
  hand: 'hard-edge',
  seed: 20_260_101,
  view: 'front',
  aspect: 0.75,
  palette: 0,
  ...over,
});

/** Tags open and close in pairs, and nothing drawn is a mishap of arithmetic. */
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
  for (const hand of handNames) {
    const [first, second] = [drawPicture(recipe({ hand })), drawPicture(recipe({ hand }))];
    t.ok(first === second, hand);
  }
});

t.test('draws a sound picture in every hand and view', async (t) => {
  for (const hand of handNames) {
    for (const view of views) {
      const svg = drawPicture(recipe({ hand, view, aspect: view === 'front' ? 0.75 : 1.25 }));
      t.equal(faultOf(svg), null, `${hand}, ${view}`);
      t.ok(svg.length < 1_500_000, `${hand}, ${view}: ${svg.length} characters`);
    }
  }
});

t.test('draws a sound front for every artwork of the catalogue', async (t) => {
  for (const { key, pictures } of buildCatalogue().artworks) {
    const [front] = pictures;
    t.equal(front ? faultOf(drawPicture(front)) : 'no front', null, key);
  }
});

t.test('draws another picture for another seed, palette, hand or view', async (t) => {
  const drawn = drawPicture(recipe());
  for (const other of [{ seed: 8 }, { palette: 1 }, { hand: 'moire' }, { view: 'wall' }] as const) {
    t.not(drawPicture(recipe(other)), drawn, JSON.stringify(other));
  }
  t.equal(new Set(handNames.map((hand) => drawPicture(recipe({ hand })))).size, handNames.length);
});

t.test('uses the partner’s inks in a collaboration', async (t) => {
  const own = drawPicture(recipe({ hand: 'windows' }));
  t.not(drawPicture(recipe({ hand: 'windows', inksOf: 'cut-paper' })), own);
});
