import type { Point } from './svg.ts';

type Field = { columns: number; rows: number; step: number; values: Float64Array };

/** Samples f on a grid over width × height, every `step` units. */
export function sampleField(
  width: number,
  height: number,
  step: number,
  f: (x: number, y: number) => number,
): Field {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = f(column * step, row * step);
    }
  }
  return { columns, rows, step, values };
}

// For each marching-squares case, the pairs of cell sides (0 top, 1 right, 2 bottom, 3 left) to join.
const joins: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/**
 * Closed rings around everything above `level`. Outside the field counts as below, so shapes that
 * leave the picture are closed along its border and can be filled (even-odd).
 */
export function rings(field: Field, level: number): Point[][] {
  const { columns, rows, step, values } = field;
  const at = (c: number, r: number) =>
    c < 0 || r < 0 || c >= columns || r >= rows
      ? level - 1e-3
      : (values[r * columns + c] ?? level) - level === 0
        ? level + 1e-9
        : (values[r * columns + c] ?? level);
  const wide = columns + 2;
  const sideKey = (c: number, r: number, side: number) => {
    if (side === 0) return 2 * ((r + 1) * wide + c + 1);
    if (side === 2) return 2 * ((r + 2) * wide + c + 1);
    if (side === 3) return 2 * ((r + 1) * wide + c + 1) + 1;
    return 2 * ((r + 1) * wide + c + 2) + 1;
  };
  const next = new Map<number, number>();
  const where = new Map<number, Point>();
  for (let r = -1; r < rows; r++) {
    for (let c = -1; c < columns; c++) {
      const a = at(c, r);
      const b = at(c + 1, r);
      const d = at(c + 1, r + 1);
      const e = at(c, r + 1);
      const kind =
        (a > level ? 8 : 0) | (b > level ? 4 : 0) | (d > level ? 2 : 0) | (e > level ? 1 : 0);
      const cross = (p: number, q: number) => (level - p) / (q - p);
      const place = (side: number): Point => {
        if (side === 0) return [(c + cross(a, b)) * step, r * step];
        if (side === 1) return [(c + 1) * step, (r + cross(b, d)) * step];
        if (side === 2) return [(c + cross(e, d)) * step, (r + 1) * step];
        return [c * step, (r + cross(a, e)) * step];
      };
      for (const [from, to] of joins[kind] ?? []) {
        next.set(sideKey(c, r, from), sideKey(c, r, to));
        where.set(sideKey(c, r, from), place(from));
      }
    }
  }
  return follow(next, where);
}

function follow(next: Map<number, number>, where: Map<number, Point>): Point[][] {
  const found: Point[][] = [];
  const done = new Set<number>();
  for (const start of next.keys()) {
    if (done.has(start)) continue;
    const ring: Point[] = [];
    let here: number | undefined = start;
    while (here !== undefined && !done.has(here)) {
      done.add(here);
      const point = where.get(here);
      if (point) ring.push(point);
      here = next.get(here);
    }
    if (ring.length > 2) found.push(ring);
  }
  return found;
}
