import type { Generator } from '../generator.ts';
import { mix } from '../kit/colour.ts';
import { rings, sampleField } from '../kit/contour.ts';
import { createNoise, octaves } from '../kit/noise.ts';
import { circle, curve, fine, line, n, type Point, path, rect } from '../kit/svg.ts';

/**
 * Maps of invented islands: tints stepped by height, a contour at each step, depths in the water,
 * and a dotted track to the summit.
 */
export const contourLand: Generator = {
  palettes: [
    {
      paper: '#f4efe2',
      inks: ['#9cc3c1', '#f0e2bd', '#d98b5b', '#6b3b34', '#2c4a5a'],
      ground: '#b7c7b8',
    },
    {
      paper: '#f3eee4',
      inks: ['#e9c9b4', '#f6eddc', '#7f9f86', '#2f4a45', '#b2503c'],
      ground: '#c4bf9f',
    },
    {
      paper: '#f0ece6',
      inks: ['#28405e', '#7f9bb0', '#d5d3c4', '#f3ead6', '#e2674a'],
      ground: '#506a85',
    },
    {
      paper: '#f5efe6',
      inks: ['#f1d27d', '#f6ead0', '#e58a72', '#7a3f5f', '#34557a'],
      ground: '#edcb8b',
    },
    {
      paper: '#f2eee7',
      inks: ['#c9d3c6', '#eee9da', '#b3a37f', '#5c5345', '#c2472f'],
      ground: '#c7c9b6',
    },
    {
      paper: '#f3ede5',
      inks: ['#5f4b6b', '#b48aa0', '#ecc6b0', '#f7ead3', '#2f6f78'],
      ground: '#84688a',
    },
  ],
  sheet: { margin: 0.09, foot: 0.045, mottle: 0.3 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const noise = octaves(createNoise(rng.int(0, 1e9)), 4);
    const zoom = rng.range(2.1, 3.2) / Math.max(width, height);
    const hx = width * rng.range(0.35, 0.65);
    const hy = height * rng.range(0.35, 0.65);
    const spread = Math.min(width, height) * rng.range(0.42, 0.55);
    const rise = (x: number, y: number) =>
      noise(x * zoom, y * zoom) * 0.62 +
      0.62 * Math.exp(-(((x - hx) ** 2 + (y - hy) ** 2) / spread ** 2)) -
      0.14;
    const field = sampleField(width, height, 9, rise);
    const steps = 14;
    const low = -0.32;
    const high = 0.78;
    let svg = rect(0, 0, width, height, { fill: ink(0) });
    const lines = ['', ''];
    for (let i = 0; i < steps; i++) {
      const level = low + ((high - low) * i) / (steps - 1);
      const t = i / (steps - 1);
      const shore = 0.3;
      const tint =
        t < shore
          ? mix(ink(0), ink(1), (t / shore) * 0.55)
          : t < 0.62
            ? mix(ink(1), ink(2), (t - shore) / 0.32)
            : mix(ink(2), ink(3), (t - 0.62) / 0.38);
      let d = '';
      for (const ring of rings(field, level))
        d += curve(
          ring.filter((_, k) => k % 2 === 0 || ring.length < 24),
          true,
        );
      svg += path(d, { fill: tint, 'fill-rule': 'evenodd' });
      const heavy = i % 4 === 0 ? 1 : 0;
      lines[heavy] += d;
    }
    svg += path(lines[0] ?? '', {
      fill: 'none',
      stroke: ink(4),
      'stroke-width': 1,
      opacity: 0.75,
    });
    svg += path(lines[1] ?? '', {
      fill: 'none',
      stroke: ink(4),
      'stroke-width': 2.2,
      opacity: 0.95,
    });
    svg += track(rng.range(0, 6.28), rise, [hx, hy], ink(4));
    for (let i = 1; i < 5; i++) {
      svg += path(
        `M${n((width * i) / 5)} 0v12M${n((width * i) / 5)} ${n(height)}v-12M0 ${n((height * i) / 5)}h12M${n(width)} ${n((height * i) / 5)}h-12`,
        { stroke: ink(4), 'stroke-width': 1.4 },
      );
    }
    return (
      svg +
      rect(0.8, 0.8, width - 1.6, height - 1.6, {
        fill: 'none',
        stroke: ink(4),
        'stroke-width': 2.4,
      })
    );
  },
};

/** A track up the steepest slope to the nearest summit. */
function track(
  from: number,
  rise: (x: number, y: number) => number,
  [hx, hy]: Point,
  colour: string,
) {
  let x = hx + Math.cos(from) * 210;
  let y = hy + Math.sin(from) * 210;
  const points: Point[] = [];
  for (let i = 0; i < 60; i++) {
    points.push([x, y]);
    const gx = rise(x + 4, y) - rise(x - 4, y);
    const gy = rise(x, y + 4) - rise(x, y - 4);
    const reach = Math.hypot(gx, gy);
    if (reach < 0.004) break;
    x += (gx / reach) * 7 + (hx - x) * 0.02;
    y += (gy / reach) * 7 + (hy - y) * 0.02;
  }
  const [ax, ay] = points[0] ?? [hx, hy];
  return (
    path(line(points), {
      fill: 'none',
      stroke: colour,
      'stroke-width': fine(3.2),
      'stroke-dasharray': '0.1 8',
      'stroke-linecap': 'round',
    }) +
    circle(ax, ay, 5, { fill: 'none', stroke: colour, 'stroke-width': 2 }) +
    path(`M${n(x)} ${n(y - 12)}l9 15h-18Z`, { fill: colour })
  );
}
