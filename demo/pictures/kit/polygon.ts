import type { Rng } from './rng.ts';
import type { Point } from './svg.ts';

const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(high, value));
export const between = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];

/** A closed shape around a centre with a varying radius: pebbles, leaves, stains. */
export function blob(
  rng: Rng,
  [x, y]: Point,
  [rx, ry]: Point,
  { corners = 9, wander = 0.18, turn = 0 } = {},
): Point[] {
  const start = rng.range(0, Math.PI * 2);
  return Array.from({ length: corners }, (_, i) => {
    const angle = start + ((i + rng.range(-0.25, 0.25)) / corners) * Math.PI * 2;
    const reach = 1 + rng.range(-wander, wander);
    const px = Math.cos(angle) * rx * reach;
    const py = Math.sin(angle) * ry * reach;
    return [
      x + px * Math.cos(turn) - py * Math.sin(turn),
      y + px * Math.sin(turn) + py * Math.cos(turn),
    ] as const;
  });
}

/** A polyline as drawn freehand: extra points along each side, each a little off. */
export function handheld(rng: Rng, points: readonly Point[], off: number, step = 40): Point[] {
  const held: Point[] = [];
  for (const [i, from] of points.entries()) {
    const to = points[(i + 1) % points.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const pieces = Math.max(1, Math.round(length / step));
    for (let k = 0; k < pieces; k++) {
      const [x, y] = between(from, to, k / pieces);
      held.push([x + rng.range(-off, off), y + rng.range(-off, off)]);
    }
  }
  return held;
}

/** The part of a convex or concave polygon on the side of a line where a·x + b·y ≤ c. */
export function cutBy(points: readonly Point[], a: number, b: number, c: number): Point[] {
  const kept: Point[] = [];
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length] ?? p;
    const sideP = a * p[0] + b * p[1] - c;
    const sideQ = a * q[0] + b * q[1] - c;
    if (sideP <= 0) kept.push(p);
    if (sideP < 0 !== sideQ < 0 && sideP !== sideQ)
      kept.push(between(p, q, sideP / (sideP - sideQ)));
  }
  return kept;
}

export function centroid(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const [px, py] of points) {
    x += px;
    y += py;
  }
  return [x / Math.max(1, points.length), y / Math.max(1, points.length)];
}

export function inset(points: readonly Point[], by: number): Point[] {
  const [cx, cy] = centroid(points);
  return points.map(([x, y]) => {
    const reach = Math.hypot(x - cx, y - cy) || 1;
    const keep = Math.max(0, 1 - by / reach);
    return [cx + (x - cx) * keep, cy + (y - cy) * keep] as const;
  });
}
