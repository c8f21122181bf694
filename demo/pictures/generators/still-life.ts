import type { Canvas, Generator } from '../generator.ts';
import { darken } from '../kit/colour.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, curve, el, group, n, type Point, path, rect } from '../kit/svg.ts';

/** A vase's profile: half widths from foot to lip, mirrored. */
function vase(rng: Rng, x: number, foot: number, tall: number, fill: string, mark: string): string {
  const belly = tall * rng.range(0.26, 0.42);
  const neck = belly * rng.range(0.25, 0.5);
  const lip = neck * rng.range(1.1, 1.7);
  const at = rng.range(0.3, 0.55);
  const half: Point[] = [
    [belly * 0.5, 0],
    [belly * 0.85, -tall * at * 0.4],
    [belly, -tall * at],
    [belly * 0.75, -tall * (at + 0.2)],
    [neck, -tall * 0.84],
    [neck, -tall * 0.93],
    [lip, -tall],
  ];
  const outline = [
    ...half.map(([dx, dy]): Point => [x + dx, foot + dy]),
    ...half.toReversed().map(([dx, dy]): Point => [x - dx, foot + dy]),
  ];
  const shape = curve(outline, true, 0.8);
  const shade = curve(
    [
      ...half.map(([dx, dy]): Point => [x + dx, foot + dy]),
      ...half.toReversed().map(([dx, dy]): Point => [x + dx * 0.35, foot + dy]),
    ],
    true,
    0.8,
  );
  let svg = path(shape, { fill }) + path(shade, { fill: darken(fill, 0.4), opacity: 0.35 });
  const bands = rng.int(0, 2);
  for (let i = 0; i < bands; i++) {
    const y = foot - tall * (at - 0.12 + i * 0.12);
    svg += path(
      `M${n(x - belly * 0.96)} ${n(y)}Q${n(x)} ${n(y + belly * 0.16)} ${n(x + belly * 0.96)} ${n(y)}`,
      { fill: 'none', stroke: mark, 'stroke-width': n(tall * 0.022) },
    );
  }
  return svg;
}

function branch(rng: Rng, canvas: Canvas, x: number, lip: number, reach: number): string {
  const stem = canvas.ink(5);
  let svg = '';
  for (let s = rng.int(2, 4); s > 0; s--) {
    const lean = rng.range(-0.75, 0.75);
    const tip: Point = [x + lean * reach * 0.8, lip - reach * rng.range(0.55, 1)];
    const mid: Point = [x + lean * reach * 0.2, lip - reach * 0.45];
    svg += path(curve([[x, lip + 12], mid, tip]), {
      fill: 'none',
      stroke: stem,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    });
    const leaf = rng.chance(0.5);
    for (let i = 1; i <= 7; i++) {
      const t = i / 7;
      const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * mid[0] + t * t * tip[0];
      const py = (1 - t) ** 2 * lip + 2 * t * (1 - t) * mid[1] + t * t * tip[1];
      const side = i % 2 === 0 ? 1 : -1;
      const size = reach * rng.range(0.09, 0.14);
      const turn = (Math.atan2(tip[1] - lip, tip[0] - x) * 180) / Math.PI + side * 48;
      svg += leaf
        ? el('ellipse', {
            cx: n(size),
            cy: 0,
            rx: n(size),
            ry: n(size * 0.36),
            fill: stem,
            transform: `translate(${n(px)} ${n(py)}) rotate(${n(turn)})`,
          })
        : circle(px + side * size * 0.4, py, size * 0.42, {
            fill: canvas.ink(i % 3 === 0 ? 4 : 2),
          });
    }
  }
  return svg;
}

function fruit(rng: Rng, x: number, y: number, r: number, fill: string, stem: string): string {
  const pear = rng.chance(0.35);
  const body = pear
    ? curve(
        [
          [x, y - r * 1.7],
          [x + r * 0.45, y - r * 0.9],
          [x + r * 0.95, y - r * 0.05],
          [x, y + r * 0.75],
          [x - r * 0.95, y - r * 0.05],
          [x - r * 0.45, y - r * 0.9],
        ],
        true,
      )
    : curve(
        [
          [x, y - r * 0.86],
          [x + r * 0.8, y - r * 0.66],
          [x + r * 0.92, y + r * 0.2],
          [x, y + r * 0.86],
          [x - r * 0.92, y + r * 0.2],
          [x - r * 0.8, y - r * 0.66],
        ],
        true,
      );
  const shade = el('ellipse', {
    cx: n(x + r * 0.38),
    cy: n(y + r * 0.12),
    rx: n(r * 0.4),
    ry: n(r * 0.55),
    fill: darken(fill, 0.5),
    opacity: 0.22,
  });
  const top = pear ? y - r * 1.7 : y - r * 0.8;
  return (
    path(body, { fill }) +
    shade +
    path(`M${n(x)} ${n(top + 4)}q${n(r * 0.05)} ${n(-r * 0.3)} ${n(r * 0.28)} ${n(-r * 0.42)}`, {
      fill: 'none',
      stroke: stem,
      'stroke-width': n(r * 0.11),
      'stroke-linecap': 'round',
    })
  );
}

/** Vessels and fruit in flat shapes on a tilted table with a patterned cloth. */
export const stillLife: Generator = {
  palettes: [
    {
      paper: '#f4ecdf',
      inks: ['#e7b8a0', '#c8553d', '#f0c987', '#2d4a52', '#f4ecdf', '#38503c'],
      ground: '#e0b297',
    },
    {
      paper: '#f3efe6',
      inks: ['#a9c0bd', '#e9dcc3', '#d98a4e', '#234055', '#b44a3c', '#2f3f36'],
      ground: '#b3c1b8',
    },
    {
      paper: '#f5eee3',
      inks: ['#e2c25f', '#f5eee3', '#cf5c43', '#4d5a8a', '#e9a58d', '#2c3b2e'],
      ground: '#dfc06a',
    },
    {
      paper: '#f1ebe2',
      inks: ['#3a4d66', '#c4876a', '#e8c07d', '#d9d2c3', '#b6473f', '#91a38a'],
      ground: '#54606f',
    },
    {
      paper: '#f5f0ea',
      inks: ['#d8c7d6', '#8f4a5e', '#f0b27a', '#40526b', '#f5f0ea', '#4f6650'],
      ground: '#d2bccb',
    },
    {
      paper: '#f4eee4',
      inks: ['#5d7a63', '#e6cfa8', '#e07b4c', '#2b2f3f', '#f2ddc9', '#1f3329'],
      ground: '#6f8a6f',
    },
  ],
  sheet: { margin: 0.075, foot: 0.035, mottle: 0.22 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const table = height * rng.range(0.56, 0.66);
    let svg = rect(0, 0, width, height, { fill: ink(0) });
    if (rng.chance(0.6)) {
      const wx = width * rng.range(0.08, 0.6);
      const ww = width * rng.range(0.24, 0.34);
      svg +=
        rect(wx, -4, ww, table * 0.72, { fill: ink(4), opacity: 0.5 }) +
        rect(wx + ww * 0.47, -4, ww * 0.05, table * 0.72, { fill: ink(0) }) +
        rect(wx, table * 0.34, ww, ww * 0.05, { fill: ink(0) });
    }
    svg += rect(0, table, width, height - table, { fill: ink(1) });
    const clothX = width * rng.range(0.1, 0.35);
    const clothW = width * rng.range(0.4, 0.55);
    const cloth: string[] = [];
    for (let i = 0; i < 9; i++)
      cloth.push(
        rect(clothX + (i + 0.25) * (clothW / 9), table + height * 0.03, clothW / 18, height, {
          fill: ink(3),
          opacity: 0.85,
        }),
      );
    svg += group(
      { transform: `skewX(${n(rng.range(-9, 9))})` },
      rect(clothX, table + height * 0.03, clothW, height, { fill: ink(4) }) + cloth.join(''),
    );
    const pots = rng.int(2, 3);
    for (let i = 0; i < pots; i++) {
      const x = width * ((i + 0.5) / pots + rng.range(-0.06, 0.06));
      const foot = table + height * rng.range(0.05, 0.13);
      const tall = height * rng.range(0.2, 0.36);
      const fill = ink([3, 2, 5][i] ?? 3);
      if (i === 0 || rng.chance(0.35))
        svg += branch(rng, canvas, x, foot - tall, height * rng.range(0.2, 0.3));
      svg += path(
        `M${n(x)} ${n(foot)}l${n(tall * 0.75)} ${n(tall * 0.1)}q${n(tall * 0.15)} ${n(tall * 0.08)} ${n(-tall * 0.05)} ${n(tall * 0.1)}l${n(-tall * 0.9)} ${n(-tall * 0.1)}Z`,
        { fill: darken(ink(1), 0.5), opacity: 0.35 },
      );
      svg += vase(rng, x, foot, tall, fill, ink(4));
    }
    for (let i = rng.int(3, 6); i > 0; i--) {
      const r = Math.min(width, height) * rng.range(0.045, 0.065);
      const x = width * rng.range(0.1, 0.9);
      const y = table + (height - table) * rng.range(0.42, 0.82);
      svg += el('ellipse', {
        cx: n(x + r * 0.5),
        cy: n(y + r * 0.7),
        rx: n(r * 1.2),
        ry: n(r * 0.28),
        fill: darken(ink(1), 0.5),
        opacity: 0.35,
      });
      svg += fruit(rng, x, y, r, ink(rng.pick([2, 4, 5])), ink(5));
    }
    return svg;
  },
};
