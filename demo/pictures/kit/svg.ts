export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One decimal is a fifth of a pixel in the largest format, and halves the size of the SVG. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
}

export function fine(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function el(tag: string, attributes: Attributes, children = ''): string {
  let text = `<${tag}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? fine(value) : value}"`;
  }
  return children === '' ? `${text}/>` : `${text}>${children}</${tag}>`;
}

export const path = (d: string, attributes: Attributes) => el('path', { d, ...attributes });
export const group = (attributes: Attributes, children: string) => el('g', attributes, children);
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  el('rect', { x: n(x), y: n(y), width: n(width), height: n(height), ...attributes });
export const circle = (x: number, y: number, r: number, attributes: Attributes) =>
  el('circle', { cx: n(x), cy: n(y), r: n(r), ...attributes });

export function line(points: readonly Point[], closed = false): string {
  let d = '';
  for (const [i, [x, y]] of points.entries()) d += `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`;
  return closed ? `${d}Z` : d;
}

/** A Catmull-Rom curve through the points, as cubic Béziers. */
export function curve(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  if (count < 3) return line(points, closed);
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    const k = tension / 6;
    d += `C${n(bx + (cx - ax) * k)} ${n(by + (cy - ay) * k)} ${n(cx - (dx - bx) * k)} ${n(cy - (dy - by) * k)} ${n(cx)} ${n(cy)}`;
  }
  return closed ? `${d}Z` : d;
}
