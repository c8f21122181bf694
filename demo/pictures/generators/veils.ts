import type { Canvas, Generator } from '../generator.ts';
import type { Rng } from '../kit/rng.ts';
import { el, fine, group, n, rect } from '../kit/svg.ts';

type Box = { x: number; y: number; w: number; h: number; round: number; soft: number };

/** The shape with an edge that fades in even flat steps, so that the colour does not band. */
function softMask(id: string, { x, y, w, h, round, soft }: Box): string {
  const steps = 9;
  let layers = '';
  for (let k = 0; k < steps; k++) {
    const by = (k / (steps - 1) - 0.5) * soft;
    layers += rect(x + by, y + by, w - 2 * by, h - 2 * by, {
      rx: n(Math.max(0, round - by)),
      fill: '#ffffff',
      opacity: fine(1 / (steps - k)),
    });
  }
  return el(
    'mask',
    {
      id,
      maskUnits: 'userSpaceOnUse',
      x: n(x - soft),
      y: n(y - soft),
      width: n(w + 2 * soft),
      height: n(h + 2 * soft),
    },
    layers,
  );
}

function fountain(rng: Rng, canvas: Canvas, i: number, upright: boolean): string {
  const ink = canvas.ink(i);
  const next = canvas.ink(i + rng.int(1, 2));
  const middle = rng.range(0.3, 0.7);
  const strength = [rng.range(0.85, 1), rng.range(0.55, 0.95), rng.range(0.12, 0.9)];
  const stops = rng.chance(0.5) ? [ink, ink, next] : [ink, next, next];
  return el(
    'linearGradient',
    {
      id: canvas.id(`v${i}`),
      x1: 0,
      x2: upright ? 0 : 1,
      y1: 0,
      y2: upright ? 1 : 0,
      ...(rng.chance(0.5) ? { gradientTransform: 'rotate(180 .5 .5)' } : {}),
    },
    stops
      .map((colour, k) =>
        el('stop', {
          offset: [0, middle, 1][k],
          'stop-color': colour,
          'stop-opacity': strength[k],
        }),
      )
      .join(''),
  );
}

/**
 * Colour fields: tall translucent shapes printed over one another, with soft edges and mixed
 * colours where they overlap.
 */
export const veils: Generator = {
  palettes: [
    { paper: '#f6f0e6', inks: ['#e8795a', '#f2b66d', '#7d6a9c', '#d9506a'], ground: '#e9a98a' },
    { paper: '#f3efe8', inks: ['#5f93ad', '#a7c4a0', '#35578a', '#e8cf8c'], ground: '#9dbbbb' },
    { paper: '#f5efe8', inks: ['#c65f4b', '#8a3f5c', '#eab287', '#4b4a7a'], ground: '#cf9481' },
    { paper: '#f2f0e8', inks: ['#6d8f5f', '#dcc65a', '#2f6f6a', '#e89a5f'], ground: '#b3b483' },
    { paper: '#f4eeee', inks: ['#d77fa1', '#f0a98a', '#6f7fc0', '#b7a3d0'], ground: '#d5a7b5' },
    { paper: '#f1ebe0', inks: ['#3f4a5f', '#b98a5a', '#7f8f9a', '#8f4f3f'], ground: '#a09488' },
  ],
  sheet: { open: true, margin: 0.1, foot: 0.03, mottle: 0.08 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const upright = rng.chance(0.6);
    const count = rng.int(3, 5);
    const short = Math.min(width, height);
    const round = rng.chance(0.6) ? 0.5 : rng.range(0.03, 0.12);
    let defs = '';
    let svg = '';
    for (let i = 0; i < count; i++) {
      const along = count === 1 ? 0.5 : i / (count - 1);
      const w = upright ? width * rng.range(0.3, 0.46) : width * rng.range(0.78, 0.98);
      const h = upright ? height * rng.range(0.72, 0.98) : height * rng.range(0.28, 0.42);
      const x = upright ? (width - w) * along : (width - w) * rng.next();
      const y = upright ? (height - h) * rng.next() : (height - h) * along;
      const box = {
        x,
        y,
        w,
        h,
        round: Math.min(w, h) * round,
        soft: short * rng.range(0.006, 0.04),
      };
      defs += fountain(rng, canvas, i, upright) + softMask(canvas.id(`m${i}`), box);
      svg += group(
        { style: 'mix-blend-mode:multiply', opacity: 0.92 },
        group(
          { mask: `url(#${canvas.id(`m${i}`)})` },
          rect(x - box.soft, y - box.soft, w + 2 * box.soft, h + 2 * box.soft, {
            fill: `url(#${canvas.id(`v${i}`)})`,
          }),
        ),
      );
    }
    return el('defs', {}, defs) + svg;
  },
};
