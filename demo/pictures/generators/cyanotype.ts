import type { Generator } from '../generator.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, curve, fine, group, line, n, type Point, path, rect } from '../kit/svg.ts';

type Stem = { from: Point; lean: number; tall: number };

const stemAt = ({ from, lean, tall }: Stem, t: number): Point => [
  from[0] + lean * t * t * tall * 0.5,
  from[1] - tall * t,
];
const leaf = (x: number, y: number, turn: number, long: number, wide: number) => {
  const point = (along: number, across: number) =>
    `${n(x + Math.cos(turn) * along - Math.sin(turn) * across)} ${n(y + Math.sin(turn) * along + Math.cos(turn) * across)}`;
  return `M${point(0, 0)}Q${point(long * 0.4, wide)} ${point(long, 0)}Q${point(long * 0.4, -wide)} ${point(0, 0)}Z`;
};

function fern(rng: Rng, stem: Stem): string {
  let d = '';
  const pairs = rng.int(16, 24);
  for (let i = 1; i <= pairs; i++) {
    const t = i / (pairs + 0.5);
    const [x, y] = stemAt(stem, t);
    const reach = stem.tall * 0.3 * Math.sin(Math.PI * (0.12 + t * 0.87)) ** 0.8;
    for (const side of [-1, 1]) {
      const turn = -Math.PI / 2 + side * (1.15 - t * 0.45) + stem.lean * t * 0.8;
      const pins = Math.max(3, Math.round(reach / 7));
      for (let k = 1; k <= pins; k++) {
        const u = k / pins;
        const px = x + Math.cos(turn) * reach * u;
        const py = y + Math.sin(turn) * reach * u;
        const small = reach * 0.2 * (1 - u * 0.75);
        d +=
          leaf(px, py, turn + 0.85, small, small * 0.3) +
          leaf(px, py, turn - 0.85, small, small * 0.3);
      }
    }
  }
  return path(d, {});
}

function umbel(rng: Rng, stem: Stem): string {
  let rays = '';
  let florets = '';
  const head = (x: number, y: number, reach: number, turn: number) => {
    const count = rng.int(9, 14);
    for (let i = 0; i < count; i++) {
      const a = turn + ((i + 0.5) / count - 0.5) * 2.3;
      const long = reach * rng.range(0.82, 1.05);
      const ex = x + Math.cos(a) * long;
      const ey = y + Math.sin(a) * long;
      rays += `M${n(x)} ${n(y)}Q${n(x + Math.cos(a) * long * 0.5)} ${n(y + Math.sin(a) * long * 0.62)} ${n(ex)} ${n(ey)}`;
      for (let k = 0; k < 8; k++) {
        const b = rng.range(0, 6.28);
        const r = reach * 0.13 * Math.sqrt(rng.next());
        florets += `M${n(ex + Math.cos(b) * r)} ${n(ey + Math.sin(b) * r)}h0`;
      }
    }
  };
  const [tx, ty] = stemAt(stem, 1);
  head(tx, ty, stem.tall * rng.range(0.2, 0.26), -Math.PI / 2 + stem.lean * 0.6);
  for (const t of [0.55, 0.72]) {
    const [x, y] = stemAt(stem, t);
    const side = rng.pick([-1, 1]);
    const ex = x + side * stem.tall * 0.19;
    const ey = y - stem.tall * 0.2;
    rays += `M${n(x)} ${n(y)}Q${n(x + side * stem.tall * 0.1)} ${n(y - stem.tall * 0.06)} ${n(ex)} ${n(ey)}`;
    head(ex, ey, stem.tall * 0.12, -Math.PI / 2 + side * 0.4);
  }
  return (
    path(rays, { fill: 'none', 'stroke-width': 1.6 }) +
    path(florets, { fill: 'none', 'stroke-width': fine(5), 'stroke-linecap': 'round' })
  );
}

function sprig(rng: Rng, stem: Stem): string {
  let d = '';
  const count = rng.int(9, 15);
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const [x, y] = stemAt(stem, t);
    const long = stem.tall * rng.range(0.13, 0.19) * (1.15 - t * 0.6);
    for (const side of [-1, 1])
      d += leaf(
        x,
        y,
        -Math.PI / 2 + side * rng.range(0.5, 0.85) + stem.lean * t * 0.8,
        long,
        long * 0.24,
      );
  }
  return path(d, {});
}

/** Cyanotypes: the pale shapes of plants on a brushed blue coat. */
export const cyanotype: Generator = {
  palettes: [
    { paper: '#f3efe4', inks: ['#123f73', '#eef2ee'], ground: '#2a5689' },
    { paper: '#f2ede2', inks: ['#0f2f55', '#e6eef0'], ground: '#28476d' },
    { paper: '#f4ecdd', inks: ['#5a3424', '#f3e6d2'], ground: '#75503f' },
    { paper: '#eef0e6', inks: ['#1d4d47', '#e9f0e4'], ground: '#3a675f' },
  ],
  sheet: { open: true, margin: 0.075, foot: 0.03, deckle: true, mottle: 0.35 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const coat = canvas.ink(0);
    let svg = '';
    // Each brush pass of the coat starts and stops a little elsewhere.
    const step = height / rng.int(13, 17);
    for (let y = step * 0.6; y < height; y += step * 0.82) {
      const from = rng.range(0.005, 0.045) * width;
      const to = width - rng.range(0.005, 0.045) * width;
      const pass: Point[] = [
        [from, y - step * 0.4],
        [width * 0.5, y - step * rng.range(0.46, 0.56)],
        [to, y - step * 0.4],
        [to + rng.range(-12, 6), y + step * 0.3],
        [width * 0.5, y + step * 0.5],
        [from + rng.range(-6, 12), y + step * 0.36],
      ];
      svg += path(line(pass, true), { fill: coat, opacity: 0.95 });
      svg += path(
        `M${n(from - 9)} ${n(y + rng.range(-9, 9))}L${n(to + 9)} ${n(y + rng.range(-9, 9))}`,
        { stroke: coat, 'stroke-width': n(rng.range(2, 8)), opacity: 0.5 },
      );
    }
    svg += rect(width * 0.04, step * 0.5, width * 0.92, height - step * 1.1, { fill: coat });
    const count = rng.int(3, 5);
    const kinds = rng.shuffle([fern, umbel, sprig]);
    for (let i = 0; i < count; i++) {
      const kind = kinds[i % (rng.chance(0.5) ? 2 : 3)] ?? fern;
      const stem: Stem = {
        from: [width * ((i + 0.5) / count + rng.range(-0.05, 0.05)), height * rng.range(0.9, 0.96)],
        lean: rng.range(-0.45, 0.45),
        tall: height * rng.range(0.5, 0.78),
      };
      const clear = i === count - 1 ? 0.95 : rng.range(0.32, 0.75);
      const spine = [0, 0.25, 0.5, 0.75, 1].map((t) => stemAt(stem, t));
      const ghost =
        kind(rng, stem) +
        path(curve(spine), { fill: 'none', 'stroke-width': 2.6, 'stroke-linecap': 'round' });
      svg += group(
        { fill: canvas.ink(1), stroke: canvas.ink(1), 'stroke-width': 0.5, opacity: fine(clear) },
        ghost,
      );
    }
    for (let i = 0; i < 14; i++)
      svg += circle(
        width * rng.range(0.06, 0.94),
        height * rng.range(0.06, 0.94),
        rng.range(0.5, 2),
        { fill: canvas.ink(1), opacity: 0.4 },
      );
    return svg;
  },
};
