import type { Hand } from '../hand.ts';
import { el, fine, n, rect } from '../kit/svg.ts';

/**
 * Colour fields: tall translucent lozenges from split fountains, printed one over another, whose
 * edges dissolve and whose crossings make the third and fourth colours.
 */
export const veils: Hand = {
  palettes: [
    { paper: '#f6f0e6', inks: ['#e8795a', '#f2b66d', '#7d6a9c', '#d9506a'], ground: '#e9a98a' },
    { paper: '#f3efe8', inks: ['#5f93ad', '#a7c4a0', '#35578a', '#e8cf8c'], ground: '#9dbbbb' },
    { paper: '#f5efe8', inks: ['#c65f4b', '#8a3f5c', '#eab287', '#4b4a7a'], ground: '#cf9481' },
    { paper: '#f2f0e8', inks: ['#6d8f5f', '#dcc65a', '#2f6f6a', '#e89a5f'], ground: '#b3b483' },
    { paper: '#f4eeee', inks: ['#d77fa1', '#f0a98a', '#6f7fc0', '#b7a3d0'], ground: '#d5a7b5' },
    { paper: '#f1ebe0', inks: ['#3f4a5f', '#b98a5a', '#7f8f9a', '#8f4f3f'], ground: '#a09488' },
  ],
  sheet: { margin: 0.11, foot: 0.03, mottle: 0.1 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const upright = rng.chance(0.65);
    const count = rng.int(3, 6);
    let defs = '';
    let svg = '';
    for (let i = 0; i < count; i++) {
      const ink = canvas.ink(i);
      const next = canvas.ink(i + rng.int(1, 2));
      const id = canvas.id(`v${i}`);
      const stops = [
        [0, ink, rng.range(0.75, 1)],
        [rng.range(0.35, 0.65), rng.chance(0.5) ? next : ink, rng.range(0.35, 0.8)],
        [1, next, rng.range(0.05, 0.85)],
      ] as const;
      const flip = rng.chance(0.5);
      defs += el(
        'linearGradient',
        {
          id,
          x1: 0,
          x2: upright ? 0 : 1,
          y1: 0,
          y2: upright ? 1 : 0,
          ...(flip ? { gradientTransform: 'rotate(180 .5 .5)' } : {}),
        },
        stops
          .map(([offset, colour, opacity]) =>
            el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
          )
          .join(''),
      );
      const along = (i + 0.5) / count;
      const w = upright ? width * rng.range(0.26, 0.46) : width * rng.range(0.72, 0.96);
      const h = upright ? height * rng.range(0.66, 0.96) : height * rng.range(0.24, 0.42);
      const x = upright
        ? (width - w) * along + rng.range(-0.02, 0.02) * width
        : (width - w) * rng.next();
      const y = upright ? (height - h) * rng.next() : (height - h) * along;
      const round = Math.min(w, h) * (rng.chance(0.5) ? 0.5 : 0.08);
      const soft = Math.min(width, height) * rng.range(0.006, 0.03);
      // The edge dissolves over eleven pulls of the same shape, each smaller than the last.
      for (let k = 0; k <= 10; k++) {
        const by = (k / 10 - 0.5) * soft;
        svg += rect(x + by, y + by, w - 2 * by, h - 2 * by, {
          rx: n(Math.max(0, round - by)),
          fill: `url(#${id})`,
          opacity: fine(k === 10 ? 0.62 : 0.05),
          style: 'mix-blend-mode:multiply',
        });
      }
    }
    return el('defs', {}, defs) + svg;
  },
};
