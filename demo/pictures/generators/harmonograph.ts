import type { Generator } from '../generator.ts';
import { fine, group, line, n, type Point, path, rect } from '../kit/svg.ts';

/** Curves of four damped pendulums, in pale ink on dyed paper. */
export const harmonograph: Generator = {
  palettes: [
    { paper: '#1f2d3a', inks: ['#f0d9b5', '#e8876a'], ground: '#3a4650' },
    { paper: '#38252b', inks: ['#f2c9b8', '#d9a441'], ground: '#55403f' },
    { paper: '#e9dfcb', inks: ['#1f3f5f', '#b5432f'], ground: '#bdb2a2' },
    { paper: '#21382f', inks: ['#e6e3bf', '#8fc4a4'], ground: '#3d5347' },
    { paper: '#e8d3cb', inks: ['#6b2440', '#2a3f6b'], ground: '#c2a19f' },
    { paper: '#d9dcd2', inks: ['#26302d', '#c2672f'], ground: '#aeb0a5' },
  ],
  sheet: { margin: 0.06, foot: 0.02, mottle: 0 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const short = Math.min(width, height);
    const traces = rng.int(1, 2);
    let svg = '';
    const ratio = rng.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [1, 1],
      [2, 5],
      [4, 5],
    ] as const);
    for (let k = 0; k < traces; k++) {
      const off = rng.range(0.002, 0.009) * rng.pick([-1, 1]);
      const phase = rng.range(0, 6.28);
      const spin = rng.range(0.2, 0.42);
      const decay = rng.range(0.008, 0.013);
      const points: Point[] = [];
      const turnRate = rng.range(-0.004, 0.004);
      for (let t = 0; t < 230; t += 0.052) {
        const fade = Math.exp(-decay * t);
        const u =
          Math.sin(ratio[0] * t + phase) * (1 - spin) + Math.sin((ratio[1] + off) * t) * spin;
        const v =
          Math.sin(ratio[1] * t) * (1 - spin) +
          Math.sin((ratio[0] + off * 1.6) * t + phase * 1.7) * spin;
        const a = turnRate * t;
        const x = (u * Math.cos(a) - v * Math.sin(a)) * fade;
        const y = (u * Math.sin(a) + v * Math.cos(a)) * fade;
        points.push([
          width / 2 + x * short * 0.43,
          height / 2 + y * Math.min(short * 0.56, height * 0.43),
        ]);
      }
      svg += path(line(points), {
        fill: 'none',
        stroke: canvas.ink(k),
        'stroke-width': fine(k === 0 ? 0.95 : 0.8),
        'stroke-linejoin': 'round',
        opacity: 0.92,
      });
    }
    const corner = (x: number, y: number, sx: number, sy: number) =>
      `M${n(x)} ${n(y + sy * 16)}V${n(y)}H${n(x + sx * 16)}`;
    const marks =
      corner(1, 1, 1, 1) +
      corner(width - 1, 1, -1, 1) +
      corner(1, height - 1, 1, -1) +
      corner(width - 1, height - 1, -1, -1);
    return (
      rect(0, 0, width, height, { fill: canvas.paper }) +
      group({}, svg) +
      path(marks, { fill: 'none', stroke: canvas.ink(0), 'stroke-width': 1, opacity: 0.6 })
    );
  },
};
