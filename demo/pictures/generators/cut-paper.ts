import type { Generator } from '../generator.ts';
import { handheld } from '../kit/polygon.ts';
import type { Rng } from '../kit/rng.ts';
import { curve, group, line, type Point, path, rect } from '../kit/svg.ts';

/** A cut-out frond: rounded lobes left and right of a bent spine. */
function frond(rng: Rng, x: number, y: number, tall: number, wide: number, turn: number): string {
  const lobes = rng.int(3, 5);
  const bend = rng.range(-0.3, 0.3);
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const t = (i + 0.5) / lobes;
    const swell = Math.sin(Math.PI * (0.15 + t * 0.8)) * wide * rng.range(0.8, 1.1);
    const spine = bend * wide * Math.sin(t * Math.PI) * 2;
    const at = tall * (0.5 - t);
    const lift = tall * 0.11;
    const waist = wide * rng.range(0.16, 0.24);
    right.push(
      [spine + waist, at + lift * 0.55],
      [spine + swell * 0.86, at + lift * 0.1],
      [spine + swell, at - lift],
      [spine + swell * 0.7, at - lift * 1.25],
      [spine + waist, at - lift * 0.35],
    );
    left.push(
      [spine - waist, at + lift * 0.55],
      [spine - swell * 0.86, at + lift * 0.2],
      [spine - swell, at - lift * 0.9],
      [spine - swell * 0.7, at - lift * 1.2],
      [spine - waist, at - lift * 0.4],
    );
  }
  const outline = [
    [0, tall * 0.56] as Point,
    ...right,
    [0, -tall * 0.6] as Point,
    ...left.toReversed(),
  ];
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return curve(
    outline.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]),
    true,
    0.85,
  );
}

/** Collage: overlapping painted papers, each with a frond, a star or a pebble. */
export const cutPaper: Generator = {
  palettes: [
    {
      paper: '#f5f0e4',
      inks: ['#1f4fa3', '#f5f0e4', '#e5533d', '#f3b63f', '#1d7a5f', '#e99bb0', '#22222a'],
      ground: '#8f93ad',
    },
    {
      paper: '#f4ece0',
      inks: ['#d9694a', '#f2d7b6', '#5c2f3f', '#e8a33d', '#88a096', '#f4ece0', '#2e3d5c'],
      ground: '#cf9a78',
    },
    {
      paper: '#f3f0ea',
      inks: ['#0f6a73', '#f0e6d2', '#f07f5a', '#123a52', '#bcd7cf', '#f2c14e', '#7a2e4d'],
      ground: '#88a6a0',
    },
    {
      paper: '#f6efe6',
      inks: ['#c23a5a', '#f8e4dc', '#2f2f6b', '#f5a66b', '#7fb7a6', '#f3d76b', '#4c1d3a'],
      ground: '#d68f93',
    },
    {
      paper: '#f3eee2',
      inks: ['#3c6e3f', '#efe7cf', '#e07b3b', '#1f3b2d', '#d8c84f', '#b8cfae', '#8c2f2b'],
      ground: '#9ca877',
    },
  ],
  sheet: { margin: 0.06, foot: 0.03, mottle: 0.18 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const inks = rng.shuffle(Array.from({ length: canvas.inkCount }, (_, i) => canvas.ink(i)));
    const at = (i: number) => inks[i % inks.length] ?? '#222222';
    let svg = rect(0, 0, width, height, { fill: at(0) });
    const pasted = (d: string, fill: string) =>
      path(d, { fill: '#1a1210', opacity: 0.2, transform: 'translate(1.6 2.6)' }) +
      path(d, { fill });
    const columns = width > height * 1.15 ? 3 : 2;
    const rows = height > width * 1.15 ? 3 : 2;
    const splits = (count: number) => [
      0,
      ...Array.from({ length: count - 1 }, (_, i) => (i + 1 + rng.range(-0.2, 0.2)) / count),
      1,
    ];
    const xs = splits(columns);
    const ys = splits(rows);
    const places: [number, number][] = [];
    for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) places.push([c, r]);
    let papers = '';
    let fronds = '';
    for (const [k, [c, r]] of rng.shuffle(places).entries()) {
      const x = width * (xs[c] ?? 0);
      const y = height * (ys[r] ?? 0);
      const cellW = width * (xs[c + 1] ?? 1) - x;
      const cellH = height * (ys[r + 1] ?? 1) - y;
      const over = Math.min(cellW, cellH) * 0.05;
      const back = at(k + 1 + (k % 2));
      const block: Point[] = [
        [x - rng.range(0, over), y - rng.range(0, over)],
        [x + cellW + rng.range(-over, over), y - rng.range(0, over)],
        [x + cellW + rng.range(-over, over), y + cellH + rng.range(-over, over)],
        [x - rng.range(0, over), y + cellH + rng.range(-over, over)],
      ];
      papers += pasted(line(handheld(rng, block, 1, 60), true), back);
      const choices = inks.filter((ink) => ink !== back);
      const fill = rng.pick(choices);
      const mx = x + cellW * rng.range(0.44, 0.56);
      const my = y + cellH * rng.range(0.46, 0.54);
      const turn = rng.range(-0.5, 0.5) + (cellW > cellH * 1.25 ? Math.PI / 2 : 0);
      const long = Math.max(cellW, cellH) * rng.range(0.66, 0.82);
      const slim = Math.min(cellW, cellH) * rng.range(0.33, 0.44);
      fronds += pasted(frond(rng, mx, my, long, slim, turn), fill);
      if (rng.chance(0.25))
        fronds += pasted(
          frond(rng, mx + slim * 0.1, my, long * 0.5, slim * 0.42, turn + 0.2),
          rng.pick(choices.filter((ink) => ink !== fill)),
        );
    }
    svg += papers + fronds;
    let crumbs = '';
    for (let i = rng.int(3, 7); i > 0; i--) {
      const x = width * rng.range(0.06, 0.94);
      const y = height * rng.range(0.06, 0.94);
      const r = Math.min(width, height) * rng.range(0.015, 0.035);
      const corners = rng.int(5, 8);
      const pebble = Array.from({ length: corners }, (_, j): Point => {
        const a = (j / corners) * Math.PI * 2;
        const reach = r * rng.range(0.75, 1.2);
        return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
      });
      crumbs += pasted(curve(pebble, true), rng.pick(inks));
    }
    return svg + group({}, crumbs);
  },
};
