import type { Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { createNoise } from '../kit/noise.ts';
import type { Rng } from '../kit/rng.ts';
import { line, type Point, path, rect } from '../kit/svg.ts';

type Tile = { points: Point[]; colour: string };

/** A tile of a ring: four corners, each a little off. */
function tileAt(
  rng: Rng,
  cx: number,
  cy: number,
  r: number,
  deep: number,
  a: number,
  span: number,
): Point[] {
  const off = () => rng.range(-0.09, 0.09) * deep;
  const corner = (radius: number, angle: number): Point => [
    cx + Math.cos(angle) * radius + off(),
    cy + Math.sin(angle) * radius + off(),
  ];
  const gap = 0.06 * span;
  const grout = deep * 0.07;
  return [
    corner(r + grout, a + gap),
    corner(r + deep - grout, a + gap),
    corner(r + deep - grout, a + span - gap),
    corner(r + grout, a + span - gap),
  ];
}

/** Mosaics: thousands of cut squares laid in fans, like cobbles. */
export const tesserae: Generator = {
  palettes: [
    {
      paper: '#efe8da',
      inks: ['#2f6f8f', '#e9d8b0', '#d9703f', '#1f3a4f', '#8fb8b5'],
      ground: '#8fa39b',
    },
    {
      paper: '#f0e9dd',
      inks: ['#b5452f', '#f0cf9a', '#7a2f35', '#e08a4f', '#3f2a2a'],
      ground: '#bf7f5c',
    },
    {
      paper: '#eeebe0',
      inks: ['#4f7a4a', '#e5dfb0', '#2a4a3a', '#c2a93f', '#8fb07f'],
      ground: '#93a075',
    },
    {
      paper: '#efeae2',
      inks: ['#5a4f8f', '#e7c9d0', '#2f2a55', '#c26f8f', '#9fa3d0'],
      ground: '#8f80a6',
    },
    {
      paper: '#ece6da',
      inks: ['#3a3a3d', '#e6dcc6', '#8f7f6a', '#c9a24f', '#5f5a55'],
      ground: '#8e857a',
    },
  ],
  sheet: { margin: 0.06, foot: 0.035, mottle: 0.1 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const noise = createNoise(rng.int(0, 1e9));
    const short = Math.min(width, height);
    const tiles: Tile[] = [];
    const deep = short * rng.range(0.02, 0.027);
    const tone = (x: number, y: number, ring: number) => {
      const drift = noise((x * 1.5) / short, (y * 1.5) / short) + noise(x / 90, y / 90) * 0.1;
      const band = (Math.floor((drift + 1) * 2.6) + (ring % 4 === 0 ? 1 : 0)) % 5;
      const base = ink(band);
      const worn = rng.range(-0.16, 0.16);
      return worn < 0 ? darken(base, -worn) : lighten(base, worn);
    };
    const fans = rng.chance(0.6);
    if (fans) {
      const across = width > height * 1.15 ? rng.int(4, 5) : rng.int(2, 4);
      const R = width / across / 2;
      const rows = Math.ceil((height * 2) / R) + 3;
      // From the top down, so that each fan overlaps the two above it.
      for (let row = 0; row < rows; row++) {
        for (let c = -1; c <= across; c++) {
          const cx = (c + (row % 2 === 0 ? 0.5 : 0)) * R * 2;
          const cy = (row * R) / 2;
          tiles.push({
            points: Array.from(
              { length: 40 },
              (_, k): Point => [
                cx + Math.cos(Math.PI + (k / 39) * Math.PI) * R,
                cy + Math.sin(Math.PI + (k / 39) * Math.PI) * R,
              ],
            ),
            colour: canvas.paper,
          });
          const rings = Math.floor(R / deep);
          for (let i = 0; i < rings; i++) {
            const r = R - (i + 1) * deep;
            const many = Math.max(2, Math.round((Math.PI * (r + deep / 2)) / deep));
            for (let k = 0; k < many; k++) {
              const a = Math.PI + (k / many) * Math.PI;
              const x = cx + Math.cos(a) * r;
              const y = cy + Math.sin(a) * r;
              if (x < -deep || x > width + deep || y < -deep || y > height + deep) continue;
              tiles.push({
                points: tileAt(rng, cx, cy, r, deep, a, Math.PI / many),
                colour: i === 0 ? mix(ink(3), ink(0), rng.range(0, 0.3)) : tone(cx, cy, i),
              });
            }
          }
        }
      }
    } else {
      const cx = width * rng.range(0.2, 0.8);
      const cy = height * rng.range(0.2, 0.8);
      const reach = Math.hypot(width, height);
      for (let i = 0; i * deep < reach; i++) {
        const r = i * deep;
        const many = Math.max(3, Math.round((2 * Math.PI * (r + deep / 2)) / deep));
        const start = rng.range(0, 1);
        for (let k = 0; k < many; k++) {
          const a = ((k + start) / many) * Math.PI * 2;
          const x = cx + Math.cos(a) * r;
          const y = cy + Math.sin(a) * r;
          if (x < -deep || x > width + deep || y < -deep || y > height + deep) continue;
          const petal = Math.sin(a * 8 + Math.sin(r / 60) * 2) > 0.1;
          tiles.push({
            points: tileAt(rng, cx, cy, r, deep, a, (Math.PI * 2) / many),
            colour:
              r < short * 0.1
                ? mix(ink(2), ink(1), rng.range(0, 0.4))
                : petal && r < short * 0.42
                  ? mix(ink(1), ink(2), r / short + rng.range(-0.1, 0.1))
                  : tone(x, y, i),
          });
        }
      }
    }
    let svg = rect(0, 0, width, height, { fill: mix(canvas.paper, ink(4), 0.12) });
    for (const { points, colour } of tiles) svg += path(line(points, true), { fill: colour });
    return svg;
  },
};
