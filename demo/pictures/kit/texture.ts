import { el, fine, rect } from './svg.ts';

/*
 * Noise costs time for every pixel, so it is drawn once on a small tile that repeats seamlessly.
 */
const tile = 160;

function noiseTile(id: string, frequency: number, detail: number, seed: number, matrix: string) {
  const noise = el('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: fine(frequency),
    numOctaves: detail,
    seed,
    stitchTiles: 'stitch',
  });
  const filter = el(
    'filter',
    { id: `${id}f`, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    noise + el('feColorMatrix', { values: matrix }),
  );
  const pattern = el(
    'pattern',
    { id, width: tile, height: tile, patternUnits: 'userSpaceOnUse' },
    rect(0, 0, tile, tile, { filter: `url(#${id}f)` }),
  );
  return filter + pattern;
}

/** Faint, fine paper grain. Fill with `url(#id)`. */
export const paperGrain = (id: string, seed: number, strength = 0.22) =>
  noiseTile(
    id,
    0.5,
    3,
    seed,
    `0 0 0 0 .18 0 0 0 0 .15 0 0 0 0 .12 ${fine(strength)} 0 0 0 ${fine(-strength * 0.4)}`,
  );

/** Specks where the ink did not take, in the paper's colour. */
export function inkMottle(id: string, seed: number, paper: string, strength: number): string {
  const value = Number.parseInt(paper.slice(1), 16);
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((v) =>
    fine(v / 255),
  );
  return noiseTile(
    id,
    0.32,
    4,
    seed,
    `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${fine(3.2 * strength)} 0 0 0 ${fine(-1.92 * strength)}`,
  );
}
