import type { Generator } from '../generator.ts';
import { createNoise } from '../kit/noise.ts';
import { circle, curve, group, n, type Point, path, rect } from '../kit/svg.ts';

/** Two regular systems of lines in two inks that interfere. */
export const moire: Generator = {
  palettes: [
    { paper: '#f5f3ec', inks: ['#e4432f', '#1f3fa0'], ground: '#c9a9a6' },
    { paper: '#f4f1ea', inks: ['#16161a', '#16161a'], ground: '#8f8d89' },
    { paper: '#f6f2e6', inks: ['#0f7f78', '#e2634f'], ground: '#b3aca0' },
    { paper: '#f7f1e4', inks: ['#efb21e', '#3b3f94'], ground: '#c2a97c' },
    { paper: '#f3f1ef', inks: ['#c23b78', '#2c6fb0'], ground: '#b59bb4' },
  ],
  sheet: { margin: 0.12, foot: 0.03, mottle: 0.06 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const short = Math.min(width, height);
    const kind = rng.int(0, 3);
    const gap = short / rng.range(58, 74);
    const stroke = { fill: 'none', 'stroke-width': n(gap * 0.42) } as const;
    const rounds = (x: number, y: number, step: number) => {
      let svg = '';
      for (let r = step; r < Math.hypot(width, height); r += step) svg += circle(x, y, r, {});
      return svg;
    };
    const swell = (turn: number, phase: number) => {
      const noise = createNoise(rng.int(0, 1e9));
      const cx = width * rng.range(0.35, 0.65);
      const cy = height * rng.range(0.35, 0.65);
      let d = '';
      const reach = Math.hypot(width, height) / 2 + 60;
      for (let off = -reach; off < reach; off += gap) {
        const points: Point[] = [];
        for (let along = -reach; along <= reach; along += 26) {
          const x = width / 2 + along * Math.cos(turn) - off * Math.sin(turn);
          const y = height / 2 + along * Math.sin(turn) + off * Math.cos(turn);
          const lift =
            Math.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / (short * 0.28) ** 2)) *
              short *
              0.13 *
              phase +
            noise(x / short, y / short) * gap * 1.6;
          points.push([x - lift * Math.sin(turn), y + lift * Math.cos(turn)]);
        }
        d += curve(points);
      }
      return path(d, {});
    };
    const [a, b] = [canvas.ink(0), canvas.ink(1)];
    const cx = width * rng.range(0.35, 0.65);
    const cy = height * rng.range(0.35, 0.65);
    const apart = short * rng.range(0.05, 0.16);
    let first = '';
    let second = '';
    if (kind === 0) {
      first = rounds(cx - apart, cy, gap);
      second = rounds(cx + apart, cy + apart * 0.4, gap);
    } else if (kind === 1) {
      const turn = rng.range(0.2, 1.2);
      first = swell(turn, 1);
      second = swell(turn + 0.05, -1);
    } else if (kind === 2) {
      first = rounds(cx, cy, gap);
      second = swell(rng.range(0, 3), 0.6);
    } else {
      const x = width * rng.pick([0, 0.5, 1]);
      first = rounds(x, height * 1.02, gap);
      second = rounds(width - x, -height * 0.02, gap * 1.03);
    }
    const r = short * rng.range(0.24, 0.34);
    return (
      rect(0, 0, width, height, { fill: canvas.paper }) +
      group({ stroke: a, ...stroke }, first) +
      group({ stroke: b, ...stroke, style: 'mix-blend-mode:multiply' }, second) +
      (rng.chance(0.4)
        ? circle(cx, cy, r, { fill: a, opacity: 0.9, style: 'mix-blend-mode:multiply' })
        : '')
    );
  },
};
