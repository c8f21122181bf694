import { createRng } from './kit/rng.ts';
import { el, group, n, rect } from './kit/svg.ts';
import { paperGrain } from './kit/texture.ts';
import type { Recipe } from './recipe.ts';
import { drawFramedScene } from './scenes/framed-scene.ts';
import { drawWorkshopScene } from './scenes/workshop-scene.ts';
import { drawPlate, drawSheet, sheetSize } from './sheet.ts';

type Frame = { x: number; y: number; width: number; height: number };

/** A complete SVG document; the same recipe gives the same bytes. */
export function drawPicture(recipe: Recipe): string {
  const { width, height } = sheetSize(recipe.aspect);
  const whole = { x: 0, y: 0, width, height };
  switch (recipe.view) {
    case 'front':
      return svgDocument(whole, drawSheet(recipe, recipe.aspect));
    case 'detail':
      return svgDocument(
        detailFrame(recipe),
        drawSheet(recipe, recipe.sheetAspect ?? recipe.aspect),
      );
    case 'framed':
      return svgDocument(whole, drawFramedScene(recipe, width, height));
    case 'avatar':
      return svgDocument({ x: 0, y: 0, width: 480, height: 480 }, drawAvatar(recipe));
    case 'profile':
      return svgDocument(whole, drawWorkshopScene(recipe, width, height));
  }
}

function svgDocument({ x, y, width, height }: Frame, content: string): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${n(x)} ${n(y)} ${n(width)} ${n(height)}` },
    content,
  );
}

/** A third of the sheet near its middle, where every generator draws something. */
function detailFrame(recipe: Recipe): Frame {
  const sheet = sheetSize(recipe.sheetAspect ?? recipe.aspect);
  const rng = createRng(recipe.seed).fork('detail');
  const long = Math.min(sheet.width, sheet.height) * rng.range(0.42, 0.52);
  const width = recipe.aspect >= 1 ? long : long * recipe.aspect;
  const height = recipe.aspect >= 1 ? long / recipe.aspect : long;
  return {
    x: (sheet.width - width) * rng.range(0.3, 0.7),
    y: (sheet.height - height) * rng.range(0.3, 0.65),
    width,
    height,
  };
}

function drawAvatar(recipe: Recipe): string {
  return (
    el('defs', {}, paperGrain('grain', 7)) +
    group({}, drawPlate(recipe, 480, 480, 'a')) +
    rect(0, 0, 480, 480, { fill: 'url(#grain)' })
  );
}
