import type { Canvas, Generator } from '../generator.ts';
import { darken } from '../kit/colour.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, curve, group, n, type Point, path, rect } from '../kit/svg.ts';

/** A bird 200 long that faces right, its feet at 0,0. */
function bird(rng: Rng, canvas: Canvas): string {
  const coat = canvas.ink(rng.int(1, 3));
  const other = canvas.ink(rng.pick([1, 2, 3, 4]));
  const wing = other === coat ? canvas.ink(4) : other;
  const dark = canvas.ink(5);
  const cut = canvas.paper;
  const plump = rng.range(0.86, 1.2);
  const lift = rng.range(-10, 22);
  const tail = rng.range(70, 125);
  const p = (x: number, y: number): Point => [x, y * plump];
  let svg = '';
  const legs = `M-6 -26L-10 0M12 -28L10 0M-18 0h18M2 0h18`;
  svg += path(legs, { stroke: dark, 'stroke-width': 3.6, fill: 'none', 'stroke-linecap': 'round' });
  for (let i = 0; i < 4; i++) {
    const y = -42 + i * 7 + lift;
    svg += path(
      `M-48 ${n(-60 + i * 6)}Q-90 ${n(y - 12)} ${n(-62 - tail + i * 9)} ${n(y + 8)}q-4 8 4 9Q-84 ${n(y + 12)} -40 ${n(-46 + i * 4)}Z`,
      { fill: i % 2 === 0 ? wing : dark },
    );
  }
  const [hx, hy] = [58, -112 * plump];
  svg += path(
    curve(
      [
        p(-66, -58),
        p(-30, -86),
        p(8, -104),
        p(34, -132),
        p(62, -142),
        p(84, -122),
        p(78, -92),
        p(62, -58),
        p(30, -30),
        p(-14, -24),
        p(-48, -40),
      ],
      true,
    ),
    { fill: coat },
  );
  svg += path(
    curve([p(78, -96), p(62, -58), p(30, -30), p(0, -26), p(28, -56), p(52, -78)], true),
    { fill: cut, opacity: 0.85 },
  );
  let flecks = '';
  for (let i = 0; i < 15; i++) {
    const t = rng.next();
    const x = 20 + t * 46 + rng.range(-6, 6);
    const y = (-38 - t * 42 + rng.range(-8, 8)) * plump;
    flecks += `M${n(x)} ${n(y)}l-3 6`;
  }
  svg += path(flecks, { stroke: dark, 'stroke-width': 2.6, 'stroke-linecap': 'round' });
  svg += path(`M${n(hx + 25)} ${n(hy - 18)}L${n(hx + 54)} ${n(hy - 8)}L${n(hx + 25)} ${n(hy)}Z`, {
    fill: dark,
  });
  svg += circle(hx + 8, hy - 10, 8.5, { fill: cut }) + circle(hx + 9, hy - 10, 4.6, { fill: dark });
  if (rng.chance(0.4))
    for (let i = 0; i < 3; i++)
      svg += path(
        `M${n(hx - 4 + i * 5)} ${n(-138 * plump)}q${n(-18 + i * 5)} -16 ${n(-22 + i * 9)} -34`,
        { stroke: wing, 'stroke-width': 4, fill: 'none', 'stroke-linecap': 'round' },
      );
  svg += path(
    curve(
      [
        p(34, -92),
        p(4, -94),
        p(-44, -72),
        p(-94, -40 + lift * 0.3),
        p(-40, -36),
        p(10, -44),
        p(36, -66),
      ],
      true,
    ),
    { fill: wing },
  );
  const rows = rng.int(3, 4);
  for (let r = 0; r < rows; r++) {
    for (let k = 0; k < 6 - r; k++) {
      const x = 22 - k * 17 - r * 10;
      const y = (-80 + r * 13 + k * 5) * plump;
      svg += path(`M${n(x)} ${n(y - 6)}q-13 3 -15 12q13 1 17 -7Z`, {
        fill: r % 2 === 0 ? cut : dark,
      });
    }
  }
  return svg;
}

function twig(rng: Rng, canvas: Canvas, from: Point, to: Point, bend: number): string {
  const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + bend];
  let svg = path(`M${n(from[0])} ${n(from[1])}Q${n(mid[0])} ${n(mid[1])} ${n(to[0])} ${n(to[1])}`, {
    fill: 'none',
    stroke: canvas.ink(5),
    'stroke-width': 8,
    'stroke-linecap': 'round',
  });
  const kind = rng.int(0, 2);
  for (let i = 1; i < 15; i++) {
    const t = i / 15;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * mid[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * mid[1] + t * t * to[1];
    const turn = (i % 2 === 0 ? -1 : 1) * rng.range(30, 65) + (to[0] > from[0] ? 0 : 180);
    const long = rng.range(34, 58);
    const leaf = `M0 0Q${n(long * 0.5)} ${n(-long * 0.34)} ${n(long)} 0Q${n(long * 0.5)} ${n(long * 0.34)} 0 0Z`;
    const fill = canvas.ink(rng.pick([2, 3, 4]));
    svg += group(
      { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
      kind === 2 && i % 3 === 0
        ? path(`M0 0L${n(long * 0.5)} 0`, { stroke: canvas.ink(5), 'stroke-width': 2.4 }) +
            circle(long * 0.6, 0, 10, { fill: canvas.ink(1) })
        : path(leaf, { fill }) +
            path(`M${n(long * 0.15)} 0H${n(long * 0.8)}`, {
              stroke: canvas.paper,
              'stroke-width': 2,
            }),
    );
  }
  return svg;
}

/** Linocut birds on branches, each feather one cut. */
export const birds: Generator = {
  palettes: [
    {
      paper: '#f5eedd',
      inks: ['#f0d9a8', '#c8402c', '#2f6f5a', '#e0a02f', '#2f4f7a', '#22201f'],
      ground: '#d9b780',
    },
    {
      paper: '#f3efe4',
      inks: ['#cfdcd6', '#d97a4a', '#4f7f7a', '#a9b86a', '#e6c46a', '#1f2f3a'],
      ground: '#b4c0b2',
    },
    {
      paper: '#f4ece4',
      inks: ['#e9b7a4', '#8f2f3f', '#5f7f4f', '#e9c27a', '#3f4a7a', '#2a1a20'],
      ground: '#d3a08e',
    },
    {
      paper: '#f2eee6',
      inks: ['#2f4a5a', '#e8a93f', '#7fa39a', '#d9603f', '#c9d3b9', '#121a22'],
      ground: '#4d656f',
    },
    {
      paper: '#f5f0e2',
      inks: ['#e7d36f', '#3f5fa0', '#3f7f4f', '#d1543f', '#8fb6c4', '#26221f'],
      ground: '#d6c673',
    },
  ],
  sheet: { margin: 0.075, foot: 0.04, mottle: 0.7 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const cut = canvas.paper;
    let svg = rect(0, 0, width, height, { fill: canvas.ink(0) });
    let gouges = '';
    for (let i = 0; i < 130; i++) {
      const x = rng.range(0, width);
      const y = rng.range(0, height);
      gouges += `M${n(x)} ${n(y)}l${n(rng.range(8, 22))} ${n(rng.range(-3, 3))}`;
    }
    svg += path(gouges, {
      stroke: darken(canvas.ink(0), 0.18),
      'stroke-width': 2,
      'stroke-linecap': 'round',
      opacity: 0.5,
    });
    if (rng.chance(0.55))
      svg += circle(
        width * rng.range(0.25, 0.75),
        height * rng.range(0.2, 0.36),
        Math.min(width, height) * rng.range(0.13, 0.22),
        { fill: rng.chance(0.5) ? cut : canvas.ink(1), opacity: 0.9 },
      );
    const rows = height > width * 1.1 ? rng.int(2, 3) : rng.int(1, 2);
    for (let r = 0; r < rows; r++) {
      const y = height * ((r + 0.92) / (rows + 0.25));
      const left = r % 2 === 0;
      const bend = rng.range(-40, 50);
      const from: Point = left
        ? [-10, y + rng.range(-24, 24)]
        : [width + 10, y + rng.range(-24, 24)];
      const to: Point = left ? [width * 0.94, y] : [width * 0.06, y];
      const many = rows === 1 ? rng.int(1, 2) : width > height ? rng.int(2, 3) : rng.int(1, 2);
      let flock = '';
      const size = Math.min((height / (rows + 0.25)) * 0.0046, (width / many) * 0.0041);
      for (let k = 0; k < many; k++) {
        const t = (k + 0.5) / many + rng.range(-0.05, 0.05);
        const x = from[0] + (to[0] - from[0]) * t;
        const on =
          (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * ((from[1] + to[1]) / 2 + bend) + t * t * to[1];
        flock += group(
          {
            transform: `translate(${n(x)} ${n(on - 3)}) scale(${(rng.chance(0.5) ? -size : size).toFixed(3)} ${size.toFixed(3)})`,
          },
          bird(rng, canvas),
        );
      }
      svg += twig(rng, canvas, from, to, bend) + flock;
    }
    return svg;
  },
};
