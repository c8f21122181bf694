import type { Generator } from '../generator.ts';
import { darken, lighten } from '../kit/colour.ts';
import type { Rng } from '../kit/rng.ts';
import { curve, fine, group, n, path, rect } from '../kit/svg.ts';

type Draft = (x: number, y: number) => boolean;

const drafts: readonly Draft[] = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => (x + y) % 4 < 2,
  (x, y) => (Math.abs((x % 12) - 6) + y) % 4 < 2,
  (x, y) => (Math.abs((x % 16) - 8) + Math.abs((y % 16) - 8)) % 4 < 2,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0,
  (x, y) => (x * 3 + y) % 5 !== 0,
];

function stripes(rng: Rng, length: number, inks: readonly string[]): string[] {
  const run: string[] = [];
  while (run.length < length) {
    const ink = rng.pick(inks);
    for (let i = rng.pick([1, 2, 3, 4, 6, 10, 14]); i > 0 && run.length < length; i--)
      run.push(ink);
  }
  return run;
}

/** Woven cloth: warp and weft thread by thread, several patterns, and fringes. */
export const weaving: Generator = {
  palettes: [
    {
      paper: '#f4efe5',
      inks: ['#b23a2f', '#e9d9bd', '#2f3a5a', '#d9963f', '#7a8f74'],
      ground: '#b98d72',
    },
    {
      paper: '#f2eee6',
      inks: ['#2c4a4a', '#e8dcc6', '#c9773f', '#8fa69a', '#1d2a30'],
      ground: '#8b9388',
    },
    {
      paper: '#f5f0e8',
      inks: ['#e0a9a0', '#f3e6d6', '#8f3f4f', '#c9b39a', '#4f4a5a'],
      ground: '#cda79c',
    },
    {
      paper: '#f3efe2',
      inks: ['#d9b13f', '#efe3c0', '#5a6a3f', '#a65a2f', '#3a3426'],
      ground: '#b89f61',
    },
    {
      paper: '#f1eeea',
      inks: ['#1f2f6f', '#e6e0d6', '#6f86b9', '#c9c2b6', '#d95f4a'],
      ground: '#8890aa',
    },
  ],
  sheet: { open: true, margin: 0.11, foot: 0.04, mottle: 0.05 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const fringe = height * 0.05;
    const across = rng.int(54, 66);
    const cell = width / across;
    const down = Math.floor((height - 2 * fringe) / cell);
    const top = (height - down * cell) / 2;
    const inks = Array.from({ length: canvas.inkCount }, (_, i) => canvas.ink(i));
    const some = rng.shuffle(inks);
    const warp = stripes(rng, across, some.slice(0, rng.int(2, 3)));
    const weft = stripes(rng, down, some.slice(rng.int(0, 2), 5));
    if (rng.chance(0.5))
      for (let i = 0; i < across / 2; i++) warp[across - 1 - i] = warp[i] ?? canvas.ink(0);
    const kinds = rng.shuffle(drafts).slice(0, 3);
    const splitX = Math.round(across * rng.range(0.25, 0.75));
    const splitY = Math.round(down * rng.range(0.25, 0.75));
    const inlay = rng.chance(0.6)
      ? {
          x: rng.range(0.3, 0.7) * across,
          y: rng.range(0.3, 0.7) * down,
          r: across * rng.range(0.14, 0.24),
          round: rng.chance(0.5),
          ink: rng.pick(inks),
        }
      : null;
    const runs = new Map<string, string>();
    const add = (colour: string, d: string) => runs.set(colour, (runs.get(colour) ?? '') + d);
    for (let y = 0; y < down; y++) {
      for (let x = 0; x < across; x++) {
        const draft = kinds[(x < splitX ? 0 : 1) + (y < splitY ? 0 : 1)] ?? kinds[0];
        const inside =
          inlay &&
          (inlay.round
            ? Math.hypot(x - inlay.x, y - inlay.y) < inlay.r
            : Math.abs(x - inlay.x) + Math.abs(y - inlay.y) < inlay.r * 1.2);
        const up = draft ? draft(x, y) : true;
        const base = up ? (warp[x] ?? '#333333') : inside ? inlay.ink : (weft[y] ?? '#333333');
        const px = x * cell + cell / 2;
        const py = top + y * cell + cell / 2;
        const worn = rng.int(0, 3);
        const colour = worn === 0 ? lighten(base, 0.1) : worn === 1 ? darken(base, 0.08) : base;
        const off = rng.range(-0.06, 0.06) * cell;
        add(
          colour,
          up
            ? `M${n(px + off)} ${n(py - cell * 0.52)}v${n(cell * 1.04)}`
            : `M${n(px - cell * 0.52)} ${n(py + off)}h${n(cell * 1.04)}`,
        );
      }
    }
    let svg = rect(0, top, width, down * cell, { fill: darken(canvas.ink(4), 0.35) });
    for (const [colour, d] of runs) svg += path(d, { stroke: colour });
    let tassels = '';
    for (let x = 0; x < across; x++) {
      const px = x * cell + cell / 2;
      const thread = (from: number, to: number) =>
        curve([
          [px, from],
          [px + rng.range(-2, 2), (from + to) / 2],
          [px + rng.range(-4, 4), to],
        ]);
      tassels += path(
        thread(top, top - fringe * rng.range(0.6, 0.95)) +
          thread(top + down * cell, top + down * cell + fringe * rng.range(0.6, 0.95)),
        {
          fill: 'none',
          stroke: warp[x] ?? '#333333',
          'stroke-width': fine(cell * 0.34),
          'stroke-linecap': 'round',
        },
      );
    }
    return tassels + group({ fill: 'none', 'stroke-width': fine(cell * 0.86) }, svg);
  },
};
