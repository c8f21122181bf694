import type { Generator } from '../generator.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, group, n, path, rect } from '../kit/svg.ts';

/** An invented letter: stems, bowls and bars in a box w wide and h tall. */
function sort(rng: Rng, w: number, h: number, weight: number): string {
  const s = weight;
  const kind = rng.int(0, 11);
  const stem = (x: number) => rect(x, 0, s, h, {});
  const bar = (y: number) => rect(0, y, w, s * 0.8, {});
  const ring = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    from: 'all' | 'left' | 'right' | 'top' | 'foot',
  ) => {
    const ix = Math.max(1, rx - s);
    const iy = Math.max(1, ry - s * 0.8);
    if (from === 'all')
      return path(
        `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0ZM${n(x - ix)} ${n(y)}a${n(ix)} ${n(iy)} 0 1 1 ${n(2 * ix)} 0a${n(ix)} ${n(iy)} 0 1 1 ${n(-2 * ix)} 0Z`,
        {},
      );
    if (from === 'right')
      return path(
        `M${n(x)} ${n(y - ry)}A${n(rx)} ${n(ry)} 0 0 1 ${n(x)} ${n(y + ry)}V${n(y + iy)}A${n(ix)} ${n(iy)} 0 0 0 ${n(x)} ${n(y - iy)}Z`,
        {},
      );
    if (from === 'left')
      return path(
        `M${n(x)} ${n(y - ry)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x)} ${n(y + ry)}V${n(y + iy)}A${n(ix)} ${n(iy)} 0 0 1 ${n(x)} ${n(y - iy)}Z`,
        {},
      );
    const sweep = from === 'top' ? 1 : 0;
    return path(
      `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 ${sweep} ${n(x + rx)} ${n(y)}H${n(x + ix)}A${n(ix)} ${n(iy)} 0 0 ${1 - sweep} ${n(x - ix)} ${n(y)}Z`,
      {},
    );
  };
  switch (kind) {
    case 0:
      return stem(0) + ring(s, h * 0.3, w - s, h * 0.3, 'right');
    case 1:
      return ring(w / 2, h / 2, w / 2, h / 2, 'all');
    case 2:
      return ring(w, h / 2, w, h / 2, 'left');
    case 3:
      return stem(0) + stem(w - s) + ring(w / 2, w / 2, w / 2, w / 2, 'top');
    case 4:
      return (
        path(`M0 0H${n(s * 1.2)}L${n(w)} ${n(h)}H${n(w - s * 1.2)}Z`, {}) +
        (rng.chance(0.5) ? bar(0) : '')
      );
    case 5:
      return stem((w - s) / 2) + bar(0);
    case 6:
      return stem(0) + bar(h - s * 0.8);
    case 7:
      return circle(w / 2, h - w * 0.35, w * 0.35, {}) + rect((w - s) / 2, 0, s, h * 0.45, {});
    case 8:
      return (
        ring(w / 2, h - w / 2, w / 2, w / 2, 'foot') +
        rect(0, 0, s, h - w / 2, {}) +
        rect(w - s, 0, s, h - w / 2, {})
      );
    case 9:
      return bar(0) + bar(h * 0.5 - s * 0.4) + bar(h - s * 0.8);
    case 10:
      return path(
        `M${n(w / 2 - s * 0.6)} 0H${n(w / 2 + s * 0.6)}L${n(w)} ${n(h)}H${n(w - s * 1.2)}L${n(w / 2)} ${n(h * 0.25)}L${n(s * 1.2)} ${n(h)}H0Z`,
        {},
      );
    default:
      return (
        rect(0, h * 0.5 - s * 0.5, w, s, {}) +
        circle(w / 2, s * 0.7, s * 0.7, {}) +
        circle(w / 2, h - s * 0.7, s * 0.7, {})
      );
  }
}

/** Concrete poems in invented wooden letters. */
export const letterpress: Generator = {
  palettes: [
    { paper: '#f2ead8', inks: ['#1b1a1a', '#d13a25', '#e9b949'], ground: '#b3a690' },
    { paper: '#f0ebdf', inks: ['#1f2f5f', '#e0613f', '#9fb6c9'], ground: '#a5a49f' },
    { paper: '#f3ecdf', inks: ['#2d3b2f', '#c98a2b', '#b9c4a0'], ground: '#aaa68d' },
    { paper: '#f1e9e0', inks: ['#3a1f2b', '#d9486b', '#e6c3a6'], ground: '#b59d92' },
    { paper: '#efeae2', inks: ['#1c1c1e', '#1f7a70', '#d9cfc0'], ground: '#a3a198' },
  ],
  sheet: { open: true, margin: 0.09, foot: 0.05, mottle: 1 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    let svg = '';
    let under = '';
    const big = Math.min(width, height) * rng.range(0.55, 0.8);
    if (rng.chance(0.75)) {
      under = group(
        {
          fill: ink(rng.pick([1, 2])),
          transform: `translate(${n(rng.range(0, width - big * 0.8))} ${n(rng.range(0, height - big))})`,
        },
        sort(rng, big * 0.8, big, big * rng.range(0.16, 0.24)),
      );
    }
    const kind = rng.int(0, 2);
    let y = height * 0.01;
    const line = (left: number, right: number, h: number, fill: string) => {
      let x = left;
      const weight = h * rng.pick([0.14, 0.2, 0.26]);
      while (x < right - h * 0.25) {
        if (rng.chance(0.13)) {
          x += h * 0.4;
          continue;
        }
        const w = Math.min(h * rng.range(0.42, 0.85), right - x);
        if (w < weight * 1.6) break;
        svg += group(
          {
            fill,
            transform: `translate(${n(x)} ${n(y + rng.range(-0.8, 0.8))}) rotate(${n(rng.range(-0.6, 0.6))})`,
          },
          sort(rng, w, h, Math.min(weight, w * 0.42)),
        );
        x += w + h * 0.14;
      }
    };
    let row = 0;
    const rows: number[] = [];
    for (let used = 0; used < height * 0.96; ) {
      const h =
        kind === 0
          ? height * rng.pick([0.04, 0.06, 0.1, 0.17])
          : kind === 1
            ? height * 0.058
            : height * (0.03 + 0.022 * rows.length);
      if (used + h > height * 0.99) break;
      rows.push(h);
      used += h * 1.24;
    }
    for (const h of rows) {
      const t = row / Math.max(1, rows.length - 1);
      const left = kind === 1 ? width * Math.abs(Math.sin(t * 5 + (big % 3))) * 0.5 : 0;
      const right =
        kind === 1
          ? width * (0.55 + 0.45 * Math.abs(Math.cos(t * 4)))
          : width * (kind === 2 ? rng.range(0.7, 1) : 1);
      line(left, right, h, rng.chance(0.14) ? ink(1) : ink(0));
      y += h * 1.24;
      row++;
    }
    return group({}, under) + group({ style: 'mix-blend-mode:multiply' }, svg);
  },
};
