import type { Rng } from './rng.ts';
import { curve, fine, line, n, type Point, path } from './svg.ts';

/** Points along a Catmull-Rom curve, close enough for each to have its own width. */
function trace(knots: readonly Point[], each = 14): Point[] {
  const points: Point[] = [];
  const at = (i: number): Point => knots[Math.max(0, Math.min(knots.length - 1, i))] ?? [0, 0];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < each; k++) {
      const t = k / each;
      const blend = (p: number, q: number, r: number, s: number) =>
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - s) * t * t +
          (3 * q - p - 3 * r + s) * t ** 3);
      points.push([blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]);
    }
  }
  return points;
}

/** A brush stroke: broad in slow turns, thin in quick runs, dry towards the end. */
export function stroke(
  rng: Rng,
  knots: readonly Point[],
  wide: number,
  ink: string,
  paper: string,
): string {
  const points = trace(knots);
  const sides: [Point[], Point[]] = [[], []];
  const widths: number[] = [];
  for (const [i, [x, y]] of points.entries()) {
    const [bx, by] = points[Math.max(0, i - 1)] ?? [x, y];
    const [nx, ny] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const speed = Math.hypot(nx - bx, ny - by);
    const turn = Math.atan2(ny - by, nx - bx);
    const t = i / (points.length - 1);
    const press = Math.min(1, t * 14 + 0.35) * Math.min(1, (1 - t) * 6 + 0.1);
    const half =
      (wide / 2) *
      press *
      (0.5 + 0.55 * Math.abs(Math.sin(turn - 0.7))) *
      (1.25 - Math.min(0.6, speed / (wide * 1.6)));
    widths.push(half);
    const rough = rng.range(-0.05, 0.05) * half * (1 + t * 2);
    sides[0].push([x - Math.sin(turn) * (half + rough), y + Math.cos(turn) * (half + rough)]);
    sides[1].push([x + Math.sin(turn) * (half - rough), y - Math.cos(turn) * (half - rough)]);
  }
  let svg = path(curve([...sides[0], ...sides[1].toReversed()], true), { fill: ink });
  // Towards the end the hairs part, and paper shows between them.
  let dry = '';
  const hairs = Math.round(wide / 3.2);
  for (let h = 0; h < hairs; h++) {
    const across = (h + 0.5) / hairs;
    const from = Math.floor(points.length * rng.range(0.3, 0.95));
    const to = Math.min(points.length - 1, from + Math.floor(points.length * rng.range(0.08, 0.6)));
    const hair: Point[] = [];
    for (let i = from; i <= to; i++) {
      const [ax, ay] = sides[0][i] ?? [0, 0];
      const [bx, by] = sides[1][i] ?? [0, 0];
      hair.push([ax + (bx - ax) * across, ay + (by - ay) * across]);
    }
    if (hair.length > 3) dry += line(hair.filter((_, i) => i % 2 === 0));
  }
  svg += path(dry, {
    fill: 'none',
    stroke: paper,
    'stroke-width': fine(Math.max(0.8, wide * 0.03)),
    'stroke-linecap': 'round',
    opacity: 0.9,
  });
  let spray = '';
  for (let i = 0; i < wide / 6; i++) {
    const [x, y] = points[rng.int(0, points.length - 1)] ?? [0, 0];
    spray += `M${n(x + rng.gauss(0, wide * 0.8))} ${n(y + rng.gauss(0, wide * 0.8))}h0`;
  }
  return (
    svg +
    path(spray, {
      fill: 'none',
      stroke: ink,
      'stroke-width': n(rng.range(1.2, 3)),
      'stroke-linecap': 'round',
    })
  );
}
