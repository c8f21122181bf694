import type { Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { centroid, cutBy, inset } from '../kit/polygon.ts';
import type { Rng } from '../kit/rng.ts';
import { line, n, type Point, path, rect } from '../kit/svg.ts';

/** Voronoi cells: the sheet, cut by the bisector between each pair of points. */
function regions(seeds: readonly Point[], width: number, height: number): Point[][] {
  return seeds.map(([x, y], i) => {
    let cell: Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    for (const [j, [ox, oy]] of seeds.entries()) {
      if (i === j || cell.length === 0) continue;
      cell = cutBy(cell, ox - x, oy - y, (ox * ox + oy * oy - x * x - y * y) / 2);
    }
    return cell;
  });
}

function cuts(rng: Rng, cell: readonly Point[], colour: string): string {
  const [cx, cy] = centroid(cell);
  const turn = rng.range(0, Math.PI);
  let d = '';
  const reach = Math.max(...cell.map(([x, y]) => Math.hypot(x - cx, y - cy)));
  for (let off = -reach; off < reach; off += 7) {
    const a = Math.cos(turn);
    const b = Math.sin(turn);
    const c = a * cx + b * cy + off;
    const strip = cutBy(cutBy(cell, a, b, c + 1.1), -a, -b, -(c - 1.1));
    if (strip.length > 2 && rng.chance(0.85)) d += line(strip, true);
  }
  return path(d, { fill: colour, opacity: 0.5 });
}

/** Stained glass: coloured panes between leads, around a rose. */
export const leadings: Generator = {
  palettes: [
    {
      paper: '#f3eddf',
      inks: ['#1a1c22', '#1f5fa0', '#d9402f', '#f2b63a', '#2f8f6f', '#f0dfc0'],
      ground: '#5f6f80',
    },
    {
      paper: '#f2ede4',
      inks: ['#221a26', '#7a3f8f', '#e07f9f', '#f0c98f', '#3f5fa6', '#f3e3e0'],
      ground: '#806a8a',
    },
    {
      paper: '#f3efe2',
      inks: ['#1f2420', '#3f7f5a', '#c9d06f', '#e9a03f', '#1f5f6f', '#efe9c9'],
      ground: '#70856a',
    },
    {
      paper: '#f4ebdf',
      inks: ['#2a1814', '#b9402a', '#e88a3f', '#f4ce7a', '#7f2a3f', '#f6e4c4'],
      ground: '#a8653f',
    },
    {
      paper: '#eff0ee',
      inks: ['#141c2c', '#2f6f9f', '#8fc0d0', '#e6eef0', '#1f3f7a', '#f0d9a0'],
      ground: '#5f8099',
    },
  ],
  sheet: { margin: 0.085, foot: 0.04, mottle: 0.6 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const short = Math.min(width, height);
    const cx = width * rng.range(0.32, 0.68);
    const cy = height * rng.range(0.26, 0.62);
    const seeds: Point[] = [[cx, cy]];
    const rose = rng.int(2, 4);
    for (let ring = 1; ring <= rose; ring++) {
      const many = 6 + ring * rng.int(2, 4);
      for (let k = 0; k < many; k++) {
        const a = (k / many) * Math.PI * 2 + ring * 0.3;
        seeds.push([cx + Math.cos(a) * short * 0.1 * ring, cy + Math.sin(a) * short * 0.1 * ring]);
      }
    }
    for (let tries = 0; seeds.length < 120 && tries < 3000; tries++) {
      const p: Point = [rng.range(0, width), rng.range(0, height)];
      const near = Math.hypot(p[0] - cx, p[1] - cy) / short;
      if (near < 0.1 * rose + 0.05) continue;
      if (seeds.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) > short * (0.05 + near * 0.07)))
        seeds.push(p);
    }
    let svg = rect(0, 0, width, height, { fill: ink(0) });
    for (const [i, cell] of regions(seeds, width, height).entries()) {
      const glass = inset(cell, short * 0.0075);
      if (glass.length < 3) continue;
      const [x, y] = centroid(cell);
      const far = Math.hypot(x - cx, y - cy) / short;
      const base =
        i === 0
          ? ink(3)
          : far < 0.1 * rose + 0.05
            ? ink(2 + (Math.round(far * 10) % 3))
            : rng.chance(0.16)
              ? ink(5)
              : rng.chance(0.75)
                ? mix(ink(1), ink(4), rng.next())
                : ink(rng.int(2, 4));
      const lit = rng.range(-0.22, 0.28) - far * 0.12;
      const fill = lit < 0 ? darken(base, -lit) : lighten(base, lit);
      svg += path(line(glass, true), {
        fill,
        'stroke-linejoin': 'round',
        stroke: fill,
        'stroke-width': n(2),
      });
      if (rng.chance(0.55)) svg += cuts(rng, glass, rng.chance(0.6) ? ink(0) : canvas.paper);
    }
    return (
      svg +
      rect(2, 2, width - 4, height - 4, {
        fill: 'none',
        stroke: ink(0),
        'stroke-width': n(short * 0.018),
      })
    );
  },
};
