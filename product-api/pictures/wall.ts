import { darken, lighten, mix } from './kit/colour.ts';
import { createRng, type Rng } from './kit/rng.ts';
import { el, fine, group, n, path, rect } from './kit/svg.ts';
import { paperGrain } from './kit/texture.ts';
import type { Recipe } from './recipe.ts';
import { drawSheet, paletteOf, sheetSize } from './sheet.ts';

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

export function wallTone(recipe: Pick<Recipe, 'seed'>): string {
  return createRng(recipe.seed).fork('wall').pick(tones);
}

/** A soft shadow without a blur: many faint layers, each a little larger. */
export function softShadow(
  box: { x: number; y: number; width: number; height: number },
  reach: number,
  strength = 0.03,
): string {
  let layers = '';
  for (let i = 12; i >= 0; i--) {
    const grow = (i / 12) * reach;
    layers += rect(
      box.x - grow + reach * 0.28,
      box.y - grow + reach * 0.62,
      box.width + 2 * grow,
      box.height + 2 * grow,
      { rx: n(grow + 1), fill: '#1d1813', opacity: fine(strength) },
    );
  }
  return layers;
}

export function gradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  return el(
    'linearGradient',
    { id, x1, y1, x2, y2 },
    stops
      .map(([offset, colour, opacity = 1]) =>
        el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join(''),
  );
}

function room(rng: Rng, tone: string, width: number, height: number, floor: number): string {
  const defs =
    paperGrain('plaster', 11, 0.1) +
    gradient(
      'light',
      [0, 0, 0.9, 1],
      [
        [0, '#ffffff', 0.42],
        [0.5, '#ffffff', 0],
        [1, '#1a1510', 0.2],
      ],
    ) +
    gradient(
      'floor',
      [0, 0, 0, 1],
      [
        [0, '#000000', 0.22],
        [0.35, '#000000', 0.02],
        [1, '#000000', 0.16],
      ],
    );
  const boards = rng.pick(['#a58a6c', '#8d8a86', '#b9a58c', '#6d5a4b']);
  let svg = el('defs', {}, defs) + rect(0, 0, width, floor, { fill: tone });
  svg += rect(0, 0, width, floor, { fill: 'url(#light)' });
  svg += rect(0, 0, width, floor, { fill: 'url(#plaster)' });
  // Daylight from a window out of sight, fallen aslant across the wall.
  const x = width * rng.range(-0.1, 0.5);
  const lean = width * 0.16;
  for (const [from, to] of [
    [0, 0.16],
    [0.18, 0.34],
  ] as const) {
    const a = x + width * from;
    const b = x + width * to;
    svg += path(
      `M${n(a + lean)} 0L${n(b + lean)} 0L${n(b - lean)} ${n(floor)}L${n(a - lean)} ${n(floor)}Z`,
      {
        fill: '#fff6e4',
        opacity: 0.13,
      },
    );
  }
  svg += rect(0, floor, width, height - floor, { fill: boards });
  for (let i = 1; i < 4; i++) {
    const y = floor + (height - floor) * (i / 4) ** 1.3;
    svg += rect(0, y, width, 1, { fill: darken(boards, 0.5), opacity: 0.35 });
  }
  svg += rect(0, floor, width, height - floor, { fill: 'url(#floor)' });
  svg += rect(0, floor - 15, width, 15, { fill: lighten(tone, 0.4) });
  svg += rect(0, floor - 15, width, 1.2, { fill: darken(tone, 0.4), opacity: 0.5 });
  return svg + rect(0, floor - 1, width, 2, { fill: '#17120d', opacity: 0.5 });
}

function furniture(rng: Rng, width: number, height: number, floor: number): string {
  const kind = rng.int(0, 2);
  const wood = rng.pick(['#b08a5b', '#3b2c22', '#d3c6b1', '#7a5537']);
  if (kind === 0) {
    const w = width * 0.42;
    const x = width * rng.range(0.2, 0.4);
    const top = floor - height * 0.045;
    const leg = (at: number) =>
      rect(at, top + 10, 13, height * 0.115, { fill: darken(wood, 0.35) });
    const shadow = el('ellipse', {
      cx: n(x + w / 2),
      cy: n(top + height * 0.128),
      rx: n(w * 0.55),
      ry: 9,
      fill: '#120d08',
      opacity: 0.22,
    });
    return (
      shadow +
      leg(x + 22) +
      leg(x + w - 35) +
      rect(x, top, w, 13, { fill: wood, rx: 1.5 }) +
      rect(x, top, w, 2.5, { fill: lighten(wood, 0.4), opacity: 0.7 })
    );
  }
  if (kind === 1) {
    const x = width * rng.pick([0.1, 0.87]);
    const pot = '#c2bcb2';
    let leaves = '';
    for (let i = 0; i < 13; i++) {
      const lean = rng.range(-1, 1);
      const tall = height * rng.range(0.14, 0.3);
      const tipX = x + lean * 62;
      const tipY = floor - 26 - tall;
      leaves += path(
        `M${n(x)} ${n(floor - 22)}Q${n(x + lean * 8 - 12)} ${n(floor - tall * 0.7)} ${n(tipX)} ${n(tipY)}Q${n(x + lean * 26 + 12)} ${n(floor - tall * 0.6)} ${n(x)} ${n(floor - 22)}`,
        { fill: mix('#3d5a45', '#71865f', rng.next()) },
      );
    }
    return (
      el('ellipse', {
        cx: n(x + 8),
        cy: n(floor + 24),
        rx: 50,
        ry: 8,
        fill: '#120d08',
        opacity: 0.25,
      }) +
      leaves +
      path(
        `M${n(x - 32)} ${n(floor - 34)}H${n(x + 32)}L${n(x + 24)} ${n(floor + 24)}H${n(x - 24)}Z`,
        { fill: pot },
      ) +
      path(
        `M${n(x + 8)} ${n(floor - 34)}H${n(x + 32)}L${n(x + 24)} ${n(floor + 24)}H${n(x + 6)}Z`,
        { fill: '#000000', opacity: 0.1 },
      )
    );
  }
  return '';
}

/** The sheet framed and hung, with light from the upper left. */
export function drawWall(recipe: Recipe, width: number, height: number): string {
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
  let svg = room(rng, wallTone(recipe), width, height, floor);
  svg += furniture(rng.fork('floor'), width, height, floor);
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
  // The rebate's shadow on mat and sheet, and the faintest sheen of glass.
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
