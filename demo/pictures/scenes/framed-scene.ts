import { lighten } from '../kit/colour.ts';
import { gradient, softShadow } from '../kit/light.ts';
import { createRng } from '../kit/rng.ts';
import { el, group, n, path, rect } from '../kit/svg.ts';
import type { Recipe } from '../recipe.ts';
import { drawSheet, paletteOf, sheetSize } from '../sheet.ts';
import { drawFurniture, drawRoom } from './room.ts';

const tones = [
  '#d9d4cb',
  '#cfd3d1',
  '#e4dfd6',
  '#b9bfb8',
  '#c9bfb3',
  '#d8cfc8',
  '#a9adb0',
  '#dedad6',
];
const frames = [
  { face: '#c8a477', edge: '#9b7748' },
  { face: '#26231f', edge: '#0f0e0c' },
  { face: '#f1eee8', edge: '#c5c0b6' },
  { face: '#6b4a32', edge: '#432d1d' },
  { face: '#a9a8a4', edge: '#7c7b77' },
] as const;

export function wallColour(recipe: Pick<Recipe, 'seed'>): string {
  return createRng(recipe.seed).fork('wall').pick(tones);
}

/** The sheet framed on a wall, with light from the upper left. */
export function drawFramedScene(recipe: Recipe, width: number, height: number): string {
  const rng = createRng(recipe.seed).fork('hang');
  const aspect = recipe.sheetAspect ?? 0.75;
  const sheet = sheetSize(aspect);
  const floor = height * 0.885;
  const reach = rng.range(0.5, 0.58);
  const scale = Math.min((height * reach) / sheet.height, (width * 0.56) / sheet.width);
  const w = sheet.width * scale;
  const h = sheet.height * scale;
  const mat = rng.chance(0.6) ? Math.min(w, h) * rng.range(0.07, 0.13) : 3;
  const wood = rng.pick(frames);
  const thick = rng.range(8, 13);
  const box = {
    x: (width - w) / 2 - mat - thick,
    y: (floor - h) * 0.46 - mat - thick,
    width: w + 2 * (mat + thick),
    height: h + 2 * (mat + thick),
  };
  const inner = { x: box.x + thick, y: box.y + thick, width: w + 2 * mat, height: h + 2 * mat };
  const { x, y } = inner;
  let svg = drawRoom(rng, wallColour(recipe), width, height, floor);
  svg += drawFurniture(rng.fork('floor'), width, height, floor);
  svg += softShadow(box, 34, 0.026) + softShadow(box, 9, 0.03);
  svg += rect(box.x, box.y, box.width, box.height, { fill: wood.face });
  svg += path(
    `M${n(box.x + box.width)} ${n(box.y)}V${n(box.y + box.height)}H${n(box.x)}L${n(x)} ${n(y + inner.height)}H${n(x + inner.width)}V${n(y)}Z`,
    { fill: wood.edge, opacity: 0.55 },
  );
  svg += rect(box.x, box.y, box.width, 1.4, { fill: '#ffffff', opacity: 0.4 });
  svg += rect(x, y, inner.width, inner.height, { fill: lighten(paletteOf(recipe).paper, 0.55) });
  svg += group(
    { transform: `translate(${n(x + mat)} ${n(y + mat)}) scale(${scale.toFixed(4)})` },
    el('clipPath', { id: 'sheetclip' }, rect(0, 0, sheet.width, sheet.height, {})) +
      group({ 'clip-path': 'url(#sheetclip)' }, drawSheet(recipe, aspect, 's', false)),
  );
  // The frame's shadow on mat and sheet, and a faint reflection on the glass.
  svg += el(
    'defs',
    {},
    gradient(
      'sheen',
      [0, 0, 1, 1],
      [
        [0, '#ffffff', 0.12],
        [0.42, '#ffffff', 0.02],
        [1, '#ffffff', 0],
      ],
    ),
  );
  for (const [by, opacity] of [
    [7, 0.07],
    [4, 0.1],
    [2, 0.14],
  ] as const) {
    svg += path(
      `M${n(x)} ${n(y)}H${n(x + inner.width)}V${n(y + by)}H${n(x + by)}V${n(y + inner.height)}H${n(x)}Z`,
      { fill: '#14100b', opacity },
    );
  }
  return svg + rect(x, y, inner.width, inner.height, { fill: 'url(#sheen)' });
}
