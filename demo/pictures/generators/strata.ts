import type { Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { createNoise } from '../kit/noise.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, fine, line, n, type Point, path, rect } from '../kit/svg.ts';

type Bound = (x: number) => number;

/** A bed's texture in geologists' symbols, between its two bounds. */
function bedding(rng: Rng, width: number, top: Bound, foot: Bound, mark: string): string {
  const kind = rng.int(0, 6);
  let d = '';
  const scatter = (count: number, put: (x: number, y: number) => string) => {
    for (let i = 0; i < count; i++) {
      const x = rng.range(0, width);
      const room = foot(x) - top(x);
      if (room > 7) d += put(x, top(x) + 3 + rng.next() * (room - 6));
    }
  };
  const along = (gap: number, dash: number, rest: number) => {
    for (let k = 1; k < 40; k++) {
      for (let x = -rng.range(0, dash); x < width; x += dash + rest * rng.range(0.6, 1.6)) {
        const y = (at: number) => top(at) + k * gap;
        const end = x + dash * rng.range(0.5, 1.2);
        if (y(x) < foot(x) - 3 && y(end) < foot(end) - 3)
          d += line([
            [x, y(x)],
            [(x + end) / 2, y((x + end) / 2)],
            [end, y(end)],
          ]);
      }
    }
  };
  if (kind === 0) scatter(900, (x, y) => `M${n(x)} ${n(y)}h0`);
  else if (kind === 1) along(8, 34, 12);
  else if (kind === 2) scatter(170, (x, y) => `M${n(x - 5)} ${n(y + 4)}l5 -8l5 8Z`);
  else if (kind === 3) scatter(190, (x, y) => `M${n(x - 9)} ${n(y)}q4.500 -6 9 0t9 0`);
  else if (kind === 4) along(5, 160, 8);
  else if (kind === 5)
    scatter(150, (x, y) => `M${n(x - 5)} ${n(y)}a5 4 0 1 0 10 0a5 4 0 1 0 -10 0`);
  else return '';
  return path(d, {
    fill: 'none',
    stroke: mark,
    'stroke-width': kind === 0 ? 2.6 : 1.5,
    'stroke-linecap': 'round',
    opacity: 0.8,
  });
}

/** Geological sections: beds, faults, and a small sun above. */
export const strata: Generator = {
  palettes: [
    {
      paper: '#f4ede0',
      inks: ['#f0e0c6', '#d98f6a', '#a8513f', '#e6b98a', '#5a4a4a', '#8fa39a', '#c9a27a'],
      ground: '#c99b78',
    },
    {
      paper: '#f2eee5',
      inks: ['#e3e6da', '#8fa68f', '#4f6f66', '#d9c79a', '#2f3f45', '#e0a58a', '#b4bfa4'],
      ground: '#9faa94',
    },
    {
      paper: '#f5efe8',
      inks: ['#f2dcd6', '#e09a9a', '#a05a70', '#f0c39a', '#4f3f5a', '#b9a6c0', '#e6cfc0'],
      ground: '#cd9a98',
    },
    {
      paper: '#f1ede4',
      inks: ['#dfe4e6', '#7f99a8', '#3f5a70', '#d6bf96', '#26303f', '#c97f5a', '#a9b6b6'],
      ground: '#8698a2',
    },
    {
      paper: '#f4eee0',
      inks: ['#f6e8bf', '#e0a93f', '#b5652a', '#7a3a26', '#3f2f2a', '#d9c590', '#8f8f5f'],
      ground: '#c68f45',
    },
  ],
  sheet: { margin: 0.08, foot: 0.04, mottle: 0.4 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const noise = createNoise(rng.int(0, 1e9));
    const count = rng.int(9, 14);
    const ground = height * rng.range(0.2, 0.34);
    const fault = width * rng.range(0.25, 0.75);
    const slip = rng.chance(0.7) ? rng.range(-0.07, 0.07) * height : 0;
    const dip = rng.range(-0.16, 0.16);
    const fold = rng.range(0.4, 1.6);
    const bounds = Array.from({ length: count + 1 }, (_, i): Bound => {
      const base =
        ground +
        (height * 1.12 - ground) * (i / count) ** 1.05 +
        (i === 0 ? 0 : rng.range(-0.02, 0.02) * height);
      return (x) => {
        const depth = i === 0 ? 0.3 : 1;
        const lean = fault + (base - height / 2) * 0.25;
        return (
          base +
          (noise((x * fold) / width + i * 0.13, i * 0.22) * height * 0.085 +
            (x - width / 2) * dip) *
            depth +
          noise(x / 70, i * 3) * 3 +
          (x > lean ? slip * depth : 0)
        );
      };
    });
    let svg = rect(0, 0, width, height, { fill: ink(0) });
    const r = Math.min(width, height) * rng.range(0.04, 0.08);
    svg += circle(width * rng.range(0.15, 0.85), ground * rng.range(0.3, 0.62), r, {
      fill: rng.chance(0.5) ? ink(1) : lighten(ink(3), 0.3),
    });
    let last = -1;
    for (let i = 0; i < count; i++) {
      const top = bounds[i];
      const foot = bounds[i + 1];
      if (!top || !foot) continue;
      let pick = rng.int(1, canvas.inkCount - 1);
      if (pick === last) pick = 1 + (pick % (canvas.inkCount - 1));
      last = pick;
      const colour = mix(ink(pick), ink(4), (i / count) * 0.2);
      const points: Point[] = [];
      for (let x = -6; x <= width + 6; x += 6) points.push([x, top(x)]);
      svg += path(line([...points, [width + 6, height + 6], [-6, height + 6]], true), {
        fill: colour,
      });
      svg += path(line(points), {
        fill: 'none',
        stroke: darken(colour, 0.5),
        'stroke-width': fine(rng.range(0.8, 2.4)),
        opacity: 0.7,
      });
      svg += bedding(
        rng,
        width,
        top,
        foot,
        rng.chance(0.5) ? darken(colour, 0.55) : lighten(colour, 0.55),
      );
    }
    const surface = bounds[0] ?? (() => ground);
    let grass = '';
    for (let x = 0; x < width; x += rng.range(5, 13))
      grass += `M${n(x)} ${n(surface(x) + 1)}l${n(rng.range(-3, 3))} ${n(-rng.range(3, 11))}`;
    return svg + path(grass, { stroke: ink(4), 'stroke-width': 1.3, 'stroke-linecap': 'round' });
  },
};
