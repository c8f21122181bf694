import type { Canvas, Generator, Palette } from './generator.ts';
import { generators } from './generators.ts';
import { lightness } from './kit/colour.ts';
import { createRng, hashText, type Rng } from './kit/rng.ts';
import { el, group, line, type Point, path, rect } from './kit/svg.ts';
import { inkMottle, paperGrain } from './kit/texture.ts';
import type { Recipe } from './recipe.ts';
import { drawSignature } from './signature.ts';

export function paletteOf(recipe: Pick<Recipe, 'generator' | 'inksOf' | 'palette'>): Palette {
  const { palettes } = generators[recipe.inksOf ?? recipe.generator];
  const chosen = palettes[recipe.palette % palettes.length];
  if (!chosen) throw new RangeError('a generator without palettes');
  return chosen;
}

function createCanvas(palette: Palette, width: number, height: number, prefix: string): Canvas {
  return {
    width,
    height,
    paper: palette.paper,
    inkCount: palette.inks.length,
    ink: (place) => palette.inks[place % palette.inks.length] ?? '#222222',
    id: (name) => `${prefix}${name}`,
  };
}

/** The sheet's size in drawing units: the long edge is always 1000. */
export function sheetSize(aspect: number): { width: number; height: number } {
  return aspect >= 1
    ? { width: 1000, height: 1000 / aspect }
    : { width: 1000 * aspect, height: 1000 };
}

function tornEdge(rng: Rng, width: number, height: number): string {
  const by = 7;
  const points: Point[] = [];
  const corners: Point[] = [
    [by, by],
    [width - by, by],
    [width - by, height - by],
    [by, height - by],
  ];
  for (const [i, [x, y]] of corners.entries()) {
    const [toX, toY] = corners[(i + 1) % 4] ?? [x, y];
    const steps = Math.round(Math.hypot(toX - x, toY - y) / 7);
    let drift = 0;
    for (let k = 0; k < steps; k++) {
      drift = drift * 0.86 + rng.range(-1.3, 1.3);
      const along = k / steps;
      const off = drift + rng.range(-0.7, 0.7);
      const across = i % 2 === 0 ? ([0, off] as const) : ([off, 0] as const);
      points.push([x + (toX - x) * along + across[0], y + (toY - y) * along + across[1]]);
    }
  }
  return line(points, true);
}

function plateMark(x: number, y: number, width: number, height: number): string {
  const by = 11;
  const frame = (grow: number, stroke: string, opacity: number) =>
    rect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, {
      fill: 'none',
      stroke,
      'stroke-width': 1.6,
      opacity,
      rx: 3,
    });
  return (
    frame(by, '#5a5348', 0.3) + frame(by - 1.6, '#ffffff', 0.6) + frame(by - 3, '#8d8577', 0.12)
  );
}

function imageBox(generator: Generator, width: number, height: number) {
  const { margin, foot = 0 } = generator.sheet;
  const short = Math.min(width, height);
  const side = margin * short;
  return { x: side, y: side, width: width - 2 * side, height: height - 2 * side - foot * short };
}

/**
 * The whole sheet with its margins as a fragment at 0,0. Small in a scene (`near` false), it is
 * drawn without the paper's grain, which would only alias.
 */
export function drawSheet(recipe: Recipe, aspect: number, prefix = 's', near = true): string {
  const generator = generators[recipe.generator];
  const palette = paletteOf(recipe);
  const rng = createRng(recipe.seed);
  const { width, height } = sheetSize(aspect);
  const box = imageBox(generator, width, height);
  const canvas = createCanvas(palette, box.width, box.height, prefix);
  const { margin, foot = 0, mottle = 0.3, deckle = false, signed = margin > 0 } = generator.sheet;
  const grainSeed = 1 + (recipe.seed % 97);
  let svg = el(
    'defs',
    {},
    el('clipPath', { id: `${prefix}clip` }, rect(0, 0, box.width, box.height, {})) +
      (near
        ? paperGrain(`${prefix}grain`, grainSeed) +
          inkMottle(`${prefix}mottle`, grainSeed, palette.paper, mottle)
        : ''),
  );
  const edge = deckle ? tornEdge(rng.fork('edge'), width, height) : '';
  if (deckle) {
    svg += rect(0, 0, width, height, { fill: '#dedbd5' });
    for (const [by, opacity] of [
      [5, 0.06],
      [3, 0.1],
      [1.5, 0.14],
    ] as const) {
      svg += path(edge, { fill: '#2b2620', opacity, transform: `translate(${by * 0.6} ${by})` });
    }
    svg += path(edge, { fill: palette.paper });
  } else svg += rect(0, 0, width, height, { fill: palette.paper });
  let image = generator.draw(rng.fork('image'), canvas);
  if (near && mottle > 0)
    image += rect(0, 0, box.width, box.height, { fill: `url(#${prefix}mottle)` });
  svg += group(
    {
      transform: `translate(${box.x.toFixed(1)} ${box.y.toFixed(1)})`,
      'clip-path': `url(#${prefix}clip)`,
    },
    image,
  );
  if (generator.sheet.plateMark) svg += plateMark(box.x, box.y, box.width, box.height);
  if (near) {
    const fill = `url(#${prefix}grain)`;
    svg += deckle ? path(edge, { fill }) : rect(0, 0, width, height, { fill });
  }
  if (signed && lightness(palette.paper) > 0.5) {
    const room = height - box.y - box.height;
    const size = Math.max(9, Math.min(17, room * 0.26));
    const y = box.y + box.height + Math.min(room * 0.3, 20 + foot * 60);
    svg += drawSignature(
      hashText(recipe.generator),
      rng.fork('pencil'),
      { left: box.x + 4, right: box.x + box.width - 4, y, size },
      recipe.editionSize,
    );
  }
  return svg;
}

/** The generator's image without a sheet's margins, for avatars. */
export function drawPlate(recipe: Recipe, width: number, height: number, prefix: string): string {
  const palette = paletteOf(recipe);
  const edge = generators[recipe.generator].sheet.open ? 0.08 * width : 0;
  const canvas = createCanvas(palette, width - 2 * edge, height - 2 * edge, prefix);
  return (
    rect(0, 0, width, height, { fill: palette.paper }) +
    group(
      { transform: `translate(${edge.toFixed(1)} ${edge.toFixed(1)})` },
      generators[recipe.generator].draw(createRng(recipe.seed).fork('image'), canvas),
    )
  );
}
