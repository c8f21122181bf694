import { lighten } from '../kit/colour.ts';
import { gradient, softShadow } from '../kit/light.ts';
import { createRng } from '../kit/rng.ts';
import { circle, curve, el, group, n, path, rect } from '../kit/svg.ts';
import { paperGrain } from '../kit/texture.ts';
import type { Recipe } from '../recipe.ts';
import { drawSheet, paletteOf, sheetSize } from '../sheet.ts';
import { wallColour } from './framed-scene.ts';
import { brayer, brushJar, inkTin } from './workshop-props.ts';

type Place = { x: number; y: number; height: number; turn: number; aspect: number };

function hungSheet(recipe: Recipe, place: Place, index: number): string {
  const size = sheetSize(place.aspect);
  const scale = place.height / size.height;
  const sheet: Recipe = {
    ...recipe,
    seed: recipe.seed + index * 7919,
    palette: recipe.palette + index,
  };
  const clip = `clip${index}`;
  const inside =
    softShadow({ x: 0, y: 0, width: size.width, height: size.height }, 26, 0.022) +
    el('clipPath', { id: clip }, rect(0, 0, size.width, size.height, {})) +
    group({ 'clip-path': `url(#${clip})` }, drawSheet(sheet, place.aspect, `p${index}`, false));
  return group(
    {
      transform: `translate(${n(place.x)} ${n(place.y)}) rotate(${place.turn.toFixed(2)}) scale(${scale.toFixed(4)})`,
    },
    inside,
  );
}

function backdrop(tone: string, width: number, height: number, table: number): string {
  const top = '#b59673';
  return (
    el(
      'defs',
      {},
      paperGrain('plaster', 5, 0.1) +
        gradient(
          'light',
          [0, 0, 1, 0.9],
          [
            [0, '#ffffff', 0.45],
            [0.55, '#ffffff', 0],
            [1, '#1a1510', 0.24],
          ],
        ) +
        gradient(
          'table',
          [0, 0, 0, 1],
          [
            [0, '#2a1c10', 0.28],
            [0.25, '#2a1c10', 0.03],
            [1, '#2a1c10', 0.25],
          ],
        ),
    ) +
    rect(0, 0, width, height, { fill: tone }) +
    rect(0, 0, width, table, { fill: 'url(#light)' }) +
    rect(0, 0, width, table, { fill: 'url(#plaster)' }) +
    rect(0, table, width, height - table, { fill: top }) +
    rect(0, table, width, height - table, { fill: 'url(#table)' }) +
    rect(0, table, width, 2.5, { fill: lighten(top, 0.5), opacity: 0.8 })
  );
}

/** The artist's workshop: sheets hung up to dry above a bench with inks. */
export function drawWorkshopScene(recipe: Recipe, width: number, height: number): string {
  const rng = createRng(recipe.seed).fork('studio');
  const { inks } = paletteOf(recipe);
  const table = height * 0.8;
  const onLine = rng.chance(0.5);
  let svg = backdrop(wallColour(recipe), width, height, table);
  const count = width > height * 1.2 ? 3 : 2;
  const slot = (width * 0.92) / count;
  const sag = (x: number) => height * (0.085 + 0.05 * Math.sin((x / width) * Math.PI));
  if (onLine) {
    svg += path(
      curve([
        [0, sag(0)],
        [width * 0.25, sag(width * 0.25)],
        [width * 0.5, sag(width * 0.5)],
        [width * 0.75, sag(width * 0.75)],
        [width, sag(width)],
      ]),
      { fill: 'none', stroke: '#4b443b', 'stroke-width': 1.8 },
    );
  }
  for (let i = 0; i < count; i++) {
    const aspect = rng.pick([0.72, 0.76, 0.8]);
    const tall = Math.min(height * rng.range(0.5, 0.56), (slot * 0.88) / aspect);
    const x = width * 0.04 + slot * i + (slot - tall * aspect) / 2;
    const y = onLine ? sag(x + (tall * aspect) / 2) : height * rng.range(0.1, 0.14);
    svg += hungSheet(recipe, { x, y, height: tall, turn: rng.range(-0.9, 0.9), aspect }, i);
    for (const at of onLine ? [0.12, 0.88] : [0.5]) {
      const px = x + tall * aspect * at;
      svg += onLine
        ? rect(px - 4, y - 9, 8, 24, { fill: '#c8a371', rx: 1.5 }) +
          rect(px + 1, y - 9, 3, 24, { fill: '#000000', opacity: 0.14 })
        : circle(px + 2, y + 9, 4.5, { fill: '#000000', opacity: 0.25 }) +
          circle(px, y + 7, 4.5, { fill: '#a83a2b' });
    }
  }
  const floor = table + height * 0.075;
  const size = height * 0.075;
  let bench = '';
  const tins = count === 3 ? 4 : 2;
  const from = width * rng.range(0.08, 0.16);
  for (let i = 0; i < tins; i++) {
    bench += inkTin(
      from + i * size * 1.45,
      floor + rng.range(-8, 8),
      size * rng.range(0.85, 1.15),
      inks[i % inks.length] ?? '#333333',
    );
  }
  const slabX = width * rng.range(0.5, 0.56);
  const slab = inks[rng.int(0, inks.length - 1)] ?? '#333333';
  bench += path(
    `M${n(slabX)} ${n(floor)}H${n(slabX + size * 3.6)}L${n(slabX + size * 4)} ${n(floor + size * 0.8)}H${n(slabX - size * 0.4)}Z`,
    { fill: '#e9e8e2' },
  );
  bench += path(
    `M${n(slabX + size * 0.3)} ${n(floor + size * 0.14)}H${n(slabX + size * 2.4)}L${n(slabX + size * 2.5)} ${n(floor + size * 0.62)}H${n(slabX + size * 0.1)}Z`,
    { fill: slab },
  );
  bench += brayer(slabX + size * 2.3, floor + size * 0.28, size * 0.8, slab);
  bench += brushJar(rng, width * rng.range(0.88, 0.92), floor + 4, size * 1.1, inks);
  // A bench for the left-handed is the mirror image.
  const mirror = rng.chance(0.5) ? `translate(${n(width)} 0) scale(-1 1)` : undefined;
  return svg + group({ transform: mirror }, bench);
}
