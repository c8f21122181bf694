import type { Canvas, Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Rng } from '../kit/rng.ts';
import { el, group, line, n, path, rect } from '../kit/svg.ts';

type Site = { ox: number; oy: number; unit: number };
const cos30 = 0.866;

function place({ ox, oy, unit }: Site, x: number, y: number, z: number): readonly [number, number] {
  return [ox + (x - y) * cos30 * unit, oy + (x + y) * 0.5 * unit - z * unit];
}

/** Openings are drawn in a unit square and placed on the wall by a matrix. */
function openings(
  rng: Rng,
  site: Site,
  x: number,
  y: number,
  z: number,
  side: 'left' | 'right',
  colour: string,
  light: string,
): string {
  const { unit } = site;
  const [px, py] = side === 'left' ? place(site, x, y + 1, z) : place(site, x + 1, y + 1, z);
  const matrix =
    side === 'left'
      ? `matrix(${n(cos30 * unit)} ${n(0.5 * unit)} 0 ${n(unit)} ${n(px)} ${n(py)})`
      : `matrix(${n(cos30 * unit)} ${n(-0.5 * unit)} 0 ${n(unit)} ${n(px)} ${n(py)})`;
  const kind = rng.int(0, 4);
  const arch = (cx: number, w: number, h: number, foot: number, fill: string) =>
    el('path', {
      d: `M${cx - w} ${-foot}V${-(foot + h - w)}A${w} ${w} 0 0 1 ${cx + w} ${-(foot + h - w)}V${-foot}Z`.replace(
        /(\.\d{3})\d+/g,
        '$1',
      ),
      fill,
    });
  let inside = '';
  if (kind === 0) inside = arch(0.5, 0.22, 0.72, 0, colour);
  else if (kind === 1)
    inside = arch(0.28, 0.11, 0.42, 0.28, colour) + arch(0.72, 0.11, 0.42, 0.28, light);
  else if (kind === 2)
    inside = [0.16, 0.44, 0.72]
      .map((at) => el('rect', { x: at, y: -0.72, width: 0.13, height: 0.44, fill: colour }))
      .join('');
  else if (kind === 3) inside = el('circle', { cx: 0.5, cy: -0.5, r: 0.19, fill: colour });
  return inside ? group({ transform: matrix }, inside) : '';
}

function block(
  canvas: Canvas,
  rng: Rng,
  site: Site,
  x: number,
  y: number,
  from: number,
  to: number,
  hue: string,
): string {
  const p = (dx: number, dy: number, z: number) => place(site, x + dx, y + dy, z);
  const seam = (fill: string) => ({ fill, stroke: fill, 'stroke-width': 0.6 });
  const left = mix(hue, canvas.ink(4), 0.34);
  const right = mix(hue, canvas.ink(4), 0.66);
  let svg = path(line([p(0, 1, from), p(1, 1, from), p(1, 1, to), p(0, 1, to)], true), seam(left));
  svg += path(line([p(1, 1, from), p(1, 0, from), p(1, 0, to), p(1, 1, to)], true), seam(right));
  svg += path(
    line([p(0, 0, to), p(1, 0, to), p(1, 1, to), p(0, 1, to)], true),
    seam(lighten(hue, 0.2)),
  );
  for (let z = from; z < to; z++) {
    if (rng.chance(0.6))
      svg += openings(rng, site, x, y, z, 'left', darken(left, 0.45), canvas.ink(3));
    if (rng.chance(0.6))
      svg += openings(rng, site, x, y, z, 'right', darken(right, 0.5), canvas.ink(3));
  }
  return svg;
}

function roof(canvas: Canvas, rng: Rng, site: Site, x: number, y: number, z: number): string {
  const kind = rng.int(0, 5);
  const { unit } = site;
  const hue = canvas.ink(rng.int(2, 3));
  const [cx, cy] = place(site, x + 0.5, y + 0.5, z);
  if (kind === 0) {
    const apex = place(site, x + 0.5, y + 0.5, z + 1);
    const p = (dx: number, dy: number) => place(site, x + dx, y + dy, z);
    return (
      path(line([p(0, 1), p(1, 1), apex], true), { fill: hue }) +
      path(line([p(1, 1), p(1, 0), apex], true), { fill: mix(hue, canvas.ink(4), 0.5) })
    );
  }
  if (kind === 1) {
    const r = unit * 0.42;
    return (
      path(
        `M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r * 0.5)} 0 0 1 ${n(cx - r)} ${n(cy)}Z`,
        { fill: hue },
      ) +
      path(
        `M${n(cx + r * 0.2)} ${n(cy - r * 0.97)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r * 0.5)} 0 0 1 ${n(cx + r * 0.35)} ${n(cy + r * 0.46)}Q${n(cx + r * 0.55)} ${n(cy - r * 0.4)} ${n(cx + r * 0.2)} ${n(cy - r * 0.97)}Z`,
        { fill: mix(hue, canvas.ink(4), 0.45) },
      )
    );
  }
  if (kind !== 2) return '';
  let stair = '';
  for (let i = 0; i < 5; i++) {
    const a = (dx: number, dy: number, up: number) => place(site, x + dx, y + dy, z + up);
    const y0 = i / 5;
    const top = (5 - i) / 5;
    stair += path(
      line([a(0.2, y0, top), a(0.8, y0, top), a(0.8, y0 + 0.2, top), a(0.2, y0 + 0.2, top)], true),
      { fill: lighten(hue, 0.25) },
    );
    stair += path(
      line(
        [
          a(0.2, y0 + 0.2, top),
          a(0.8, y0 + 0.2, top),
          a(0.8, y0 + 0.2, top - 0.2),
          a(0.2, y0 + 0.2, top - 0.2),
        ],
        true,
      ),
      { fill: mix(hue, canvas.ink(4), 0.3) },
    );
    stair += path(
      line([a(0.8, y0, top), a(0.8, y0 + 0.2, top), a(0.8, y0 + 0.2, 0), a(0.8, y0, 0)], true),
      { fill: mix(hue, canvas.ink(4), 0.6) },
    );
  }
  return stair;
}

/** Cities in isometric projection: towers, domes and stairs. */
export const isometric: Generator = {
  palettes: [
    {
      paper: '#f6f0e6',
      inks: ['#f3d7c3', '#e9a78b', '#d96f57', '#f4cf7a', '#5a3a5c'],
      ground: '#ecc4a8',
    },
    {
      paper: '#f3f0e9',
      inks: ['#cfe0dc', '#9cc0b6', '#e7a27c', '#f3dc9a', '#1f4a5c'],
      ground: '#b7cfc8',
    },
    {
      paper: '#f5efe8',
      inks: ['#eae0f0', '#c4a9cf', '#8f7fc0', '#f2b8a0', '#2e2a5a'],
      ground: '#d0c2da',
    },
    {
      paper: '#f4f0e4',
      inks: ['#f2e6bf', '#d9bd74', '#b9703f', '#e8d9b0', '#3a4a3f'],
      ground: '#dfcb96',
    },
    {
      paper: '#f2eeea',
      inks: ['#2f3a5c', '#e0b59a', '#d9785c', '#f6d98f', '#1d2140'],
      ground: '#5f617a',
    },
    {
      paper: '#f5f1ea',
      inks: ['#f6e7e0', '#e5dcd2', '#c9432f', '#2f5fa3', '#6d6a72'],
      ground: '#e3d3ca',
    },
  ],
  sheet: { margin: 0.07, foot: 0.035, mottle: 0.2 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const size = width > height * 1.15 ? 7 : rng.int(5, 6);
    const unit = Math.min(width / (size * cos30 * 2.02), height / (size * 0.95 + 5));
    const site: Site = { ox: width / 2, oy: height * 0.95 - size * unit, unit };
    const sky = canvas.id('sky');
    let svg = el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: sky, x1: 0, y1: 0, x2: 0, y2: 1 },
        el('stop', { offset: 0, 'stop-color': ink(0) }) +
          el('stop', { offset: 1, 'stop-color': mix(ink(0), ink(1), 0.55) }),
      ),
    );
    svg += rect(0, 0, width, height, { fill: `url(#${sky})` });
    svg += el('circle', {
      cx: n(width * rng.range(0.18, 0.82)),
      cy: n(height * rng.range(0.12, 0.26)),
      r: n(Math.min(width, height) * rng.range(0.06, 0.13)),
      fill: rng.chance(0.5) ? ink(3) : lighten(ink(0), 0.6),
    });
    const high = Math.min(7, Math.floor((site.oy - height * 0.08) / unit));
    for (let x = 0; x < size; x++) {
      for (let y = 0; y < size; y++) {
        const middle = 1 - Math.hypot(x - size / 2 + 0.5, y - size / 2 + 0.5) / size;
        const front = (x + y) / (2 * size);
        const tall = Math.max(
          rng.chance(0.12) ? 0.3 : 1,
          Math.round(high * (middle * rng.range(0.3, 1.45)) * (1.3 - front)),
        );
        const hue = rng.pick([
          ink(1),
          ink(1),
          mix(ink(1), ink(0), 0.5),
          ink(2),
          mix(ink(1), ink(3), 0.55),
        ]);
        svg += block(canvas, rng, site, x, y, 0, tall, hue);
        if (tall >= 1) svg += roof(canvas, rng, site, x, y, tall);
      }
    }
    return svg;
  },
};
