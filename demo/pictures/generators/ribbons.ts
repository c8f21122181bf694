import type { Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { line, type Point, path, rect } from '../kit/svg.ts';

type Piece = { depth: number; strips: readonly (readonly [d: string, fill: string])[] };

/** A short piece of ribbon, `wide` across, that overlaps its neighbours a little. */
function strip(
  [ax, ay]: Point,
  [bx, by]: Point,
  turns: readonly [number, number],
  wide: number,
): string {
  const side = (x: number, y: number, turn: number, half: number): Point => [
    x - Math.sin(turn) * half,
    y + Math.cos(turn) * half,
  ];
  const [dx, dy] = [(bx - ax) * 0.18, (by - ay) * 0.18];
  const half = wide / 2;
  return line(
    [
      side(ax - dx, ay - dy, turns[0], half),
      side(bx + dx, by + dy, turns[1], half),
      side(bx + dx, by + dy, turns[1], -half),
      side(ax - dx, ay - dy, turns[0], -half),
    ],
    true,
  );
}

/** Broad knotted ribbons that pass over and under themselves and each other. */
export const ribbons: Generator = {
  palettes: [
    { paper: '#f5efe3', inks: ['#f2dfc9', '#d9482f', '#24518f', '#f0a93b'], ground: '#e3b08a' },
    { paper: '#f3efe8', inks: ['#1f3b3a', '#e8a587', '#f0e2c6', '#6fa08d'], ground: '#48605a' },
    { paper: '#f4f0ea', inks: ['#e6d9e6', '#6c3f7f', '#e27a6d', '#f2c48a'], ground: '#c9a9bd' },
    { paper: '#f6f2e7', inks: ['#f3e9cc', '#2f6b4f', '#d9b23a', '#a6402f'], ground: '#cfc08e' },
    { paper: '#f2eee9', inks: ['#22263f', '#d9cdb9', '#c8553d', '#7f93b9'], ground: '#565a70' },
  ],
  sheet: { margin: 0.08, foot: 0.035, mottle: 0.16 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const short = Math.min(width, height);
    const pieces: Piece[] = [];
    const count = rng.int(2, 3);
    for (let r = 0; r < count; r++) {
      const colour = canvas.ink(1 + (r % (canvas.inkCount - 1)));
      const wide = short * rng.range(0.06, 0.1);
      // A turn and a counter-turn give loops without cusps.
      const [loops, small] = rng.pick([
        [-2, 0.6],
        [-3, 0.5],
        [-3, 0.42],
        [3, 0.5],
        [-4, 0.42],
        [4, 0.42],
        [5, 0.36],
      ] as const);
      const phase = rng.range(0, 6.28);
      const turn = rng.range(0, 6.28);
      const reach = 1 - 0.07 * r;
      const waves = rng.pick([4, 5, 7]);
      const shift = rng.range(0, 6.28);
      const at = (t: number): Point => [
        width *
          (0.5 +
            0.42 *
              reach *
              ((1 - small) * Math.cos(t + turn) + small * Math.cos(loops * t + phase))),
        height *
          (0.5 +
            0.42 *
              reach *
              ((1 - small) * Math.sin(t + turn) + small * Math.sin(loops * t + phase))),
      ];
      const steps = 230;
      for (let i = 0; i < steps; i++) {
        const t = (i / steps) * Math.PI * 2;
        const dt = (Math.PI * 2) / steps;
        const [from, to, after] = [at(t), at(t + dt), at(t + 2 * dt)];
        const before = at(t - dt);
        const lean = Math.atan2(to[1] - before[1], to[0] - before[0]);
        const next = Math.atan2(after[1] - from[1], after[0] - from[0]);
        const light = 0.5 + 0.5 * Math.sin(lean * 2 + 0.6);
        const fill =
          light > 0.5 ? lighten(colour, (light - 0.5) * 0.4) : darken(colour, (0.5 - light) * 0.5);
        const of = (share: number) => strip(from, to, [lean, next], wide * share);
        pieces.push({
          depth: Math.sin(waves * t + shift) + r * 0.05,
          strips: [
            [of(1.13), darken(colour, 0.5)],
            [of(1), fill],
            [of(0.64), mix(fill, canvas.ink(0), 0.75)],
            [of(0.46), fill],
          ],
        });
      }
    }
    pieces.sort((p, q) => p.depth - q.depth);
    let svg = rect(0, 0, width, height, { fill: canvas.ink(0) });
    for (const { strips } of pieces) for (const [d, fill] of strips) svg += path(d, { fill });
    return svg;
  },
};
