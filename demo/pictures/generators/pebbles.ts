import type { Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { blob } from '../kit/polygon.ts';
import { curve, fine, type Point, path, rect } from '../kit/svg.ts';

type Stone = { x: number; y: number; r: number };

/** Tightly packed stones, each cut open to show its rings. */
export const pebbles: Generator = {
  palettes: [
    {
      paper: '#f4efe6',
      inks: ['#e9e1d3', '#6f7f86', '#c9b59a', '#3f4a52', '#d98f6a', '#a9b3ad'],
      ground: '#b9b2a5',
    },
    {
      paper: '#f3ede3',
      inks: ['#2a2f38', '#d9a37a', '#f0e0c6', '#8f5f4f', '#6f8f8f', '#e6c48f'],
      ground: '#6d635c',
    },
    {
      paper: '#f5f0ea',
      inks: ['#f0e0da', '#c97f7f', '#8f6f8f', '#f2c6a6', '#5a4a6a', '#e9dccf'],
      ground: '#d4b0ab',
    },
    {
      paper: '#f1f0e6',
      inks: ['#dfe6d6', '#5f8f7a', '#b9c98f', '#2f5a52', '#e0b95f', '#94b0a6'],
      ground: '#aebfa2',
    },
    {
      paper: '#f4efe4',
      inks: ['#1f3f5f', '#e9d6ae', '#c9562f', '#7fa3b9', '#f3ead6', '#3f6f8f'],
      ground: '#5f7484',
    },
  ],
  sheet: { margin: 0.07, foot: 0.04, mottle: 0.24 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const short = Math.min(width, height);
    const stones: Stone[] = [];
    const sizes = [0.2, 0.13, 0.09, 0.06, 0.04, 0.026, 0.016];
    for (const [k, size] of sizes.entries()) {
      for (let tries = 0; tries < 70 * (k + 1) ** 1.5; tries++) {
        const stone = {
          x: rng.range(-20, width + 20),
          y: rng.range(-20, height + 20),
          r: short * size * rng.range(0.75, 1.1),
        };
        if (k === 0 && stones.length >= rng.int(1, 3)) break;
        if (
          stones.every(
            (s) => Math.hypot(s.x - stone.x, s.y - stone.y) > s.r + stone.r + short * 0.006,
          )
        )
          stones.push(stone);
      }
    }
    let svg = rect(0, 0, width, height, { fill: ink(0) });
    for (const { x, y, r } of stones) {
      const corners = r > short * 0.05 ? 13 : 8;
      const outline = blob(rng, [0, 0], [r * 0.97, r * 0.97], {
        corners,
        wander: r > short * 0.04 ? 0.05 : 0.09,
      });
      const [hx, hy] = [rng.range(-0.28, 0.28) * r, rng.range(-0.28, 0.28) * r];
      const base = ink(rng.int(1, canvas.inkCount - 1));
      const other = ink(rng.int(1, canvas.inkCount - 1));
      const shape = (k: number) =>
        curve(
          outline.map(([px, py]): Point => [x + hx * (1 - k) + px * k, y + hy * (1 - k) + py * k]),
          true,
        );
      svg += path(shape(1), { fill: darken(base, 0.12) });
      const rings = Math.max(1, Math.round((r / short) * rng.range(60, 95)));
      const banded = rng.chance(0.75);
      for (let i = 1; i <= rings && banded; i++) {
        const k = 1 - (i / (rings + 1)) ** rng.range(0.85, 1.15);
        const tone = mix(base, other, i / rings);
        svg += path(shape(k), {
          fill: i % 2 === 0 ? lighten(tone, rng.range(0, 0.35)) : darken(tone, rng.range(0, 0.25)),
        });
      }
      if (!banded) {
        let specks = '';
        for (let i = 0; i < (r / short) * 500; i++) {
          const a = rng.range(0, 6.28);
          const d = Math.sqrt(rng.next()) * r * 0.86;
          specks += `M${(x + Math.cos(a) * d).toFixed(1)} ${(y + Math.sin(a) * d).toFixed(1)}h0`;
        }
        svg += path(specks, {
          fill: 'none',
          stroke: lighten(other, 0.25),
          'stroke-width': fine(rng.range(1.4, 3.2)),
          'stroke-linecap': 'round',
        });
      }
    }
    return svg;
  },
};
