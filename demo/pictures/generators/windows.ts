import type { Canvas, Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, el, n, path, rect } from '../kit/svg.ts';

function lodger(rng: Rng, canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const dark = darken(canvas.ink(0), 0.25);
  const foot = y + h;
  switch (rng.int(0, 7)) {
    case 0:
      return (
        circle(x + w * 0.5, foot - h * 0.46, w * 0.13, { fill: dark }) +
        path(
          `M${n(x + w * 0.22)} ${n(foot)}Q${n(x + w * 0.25)} ${n(foot - h * 0.32)} ${n(x + w * 0.5)} ${n(foot - h * 0.32)}T${n(x + w * 0.78)} ${n(foot)}Z`,
          { fill: dark },
        )
      );
    case 1:
      return (
        path(`M${n(x + w * 0.3)} ${n(foot)}v${n(-h * 0.1)}h${n(w * 0.36)}v${n(h * 0.1)}Z`, {
          fill: canvas.ink(3),
        }) +
        path(
          `M${n(x + w * 0.48)} ${n(foot - h * 0.1)}q${n(-w * 0.3)} ${n(-h * 0.1)} ${n(-w * 0.2)} ${n(-h * 0.34)}q${n(w * 0.16)} ${n(h * 0.1)} ${n(w * 0.2)} ${n(h * 0.3)}q${n(w * 0.02)} ${n(-h * 0.26)} ${n(w * 0.24)} ${n(-h * 0.36)}q${n(w * 0.04)} ${n(h * 0.26)} ${n(-w * 0.24)} ${n(h * 0.4)}Z`,
          { fill: mix(canvas.ink(2), dark, 0.55) },
        )
      );
    case 2:
      return path(
        `M${n(x)} ${n(y)}h${n(w * 0.32)}q${n(w * 0.04)} ${n(h * 0.5)} ${n(-w * 0.22)} ${n(h)}h${n(-w * 0.1)}ZM${n(x + w)} ${n(y)}h${n(-w * 0.32)}q${n(-w * 0.04)} ${n(h * 0.5)} ${n(w * 0.22)} ${n(h)}h${n(w * 0.1)}Z`,
        { fill: canvas.ink(3), opacity: 0.85 },
      );
    case 3:
      return (
        path(`M${n(x + w * 0.5)} ${n(y)}v${n(h * 0.24)}`, { stroke: dark, 'stroke-width': 1.6 }) +
        path(
          `M${n(x + w * 0.3)} ${n(y + h * 0.4)}L${n(x + w * 0.42)} ${n(y + h * 0.22)}h${n(w * 0.16)}L${n(x + w * 0.7)} ${n(y + h * 0.4)}Z`,
          { fill: canvas.ink(3) },
        )
      );
    case 4:
      return rect(x, y, w, h * rng.range(0.25, 0.7), {
        fill: mix(canvas.ink(3), canvas.paper, 0.4),
      });
    case 5:
      return path(
        `M${n(x + w * 0.28)} ${n(foot)}q${n(-w * 0.02)} ${n(-h * 0.2)} ${n(w * 0.14)} ${n(-h * 0.24)}l${n(w * 0.02)} ${n(-h * 0.12)}l${n(w * 0.07)} ${n(h * 0.06)}h${n(w * 0.06)}l${n(w * 0.07)} ${n(-h * 0.06)}v${n(h * 0.14)}q${n(w * 0.06)} ${n(h * 0.1)} ${n(w * 0.06)} ${n(h * 0.22)}Z`,
        { fill: dark },
      );
    default:
      return '';
  }
}

function house(
  rng: Rng,
  canvas: Canvas,
  x: number,
  top: number,
  w: number,
  floor: number,
  wall: string,
): string {
  let svg = rect(x, top, w, floor - top, { fill: wall });
  const columns = Math.max(2, Math.round(w / rng.range(58, 84)));
  const cell = w / columns;
  const rows = Math.max(2, Math.round((floor - top) / (cell * rng.range(1.15, 1.4))));
  const tall = (floor - top) / rows;
  const arched = rng.chance(0.3);
  const roof = rng.int(0, 2);
  if (roof === 0)
    svg += path(
      `M${n(x - 6)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.28)}L${n(x + w + 6)} ${n(top)}Z`,
      { fill: darken(wall, 0.3) },
    );
  if (roof === 1)
    svg +=
      rect(x - 4, top - 9, w + 8, 11, { fill: darken(wall, 0.3) }) +
      rect(x + w * 0.68, top - 46, w * 0.12, 40, { fill: darken(wall, 0.2) });
  if (roof === 2)
    svg += path(
      `M${n(x + w * 0.3)} ${n(top)}v-46M${n(x + w * 0.22)} ${n(top - 38)}h${n(w * 0.16)}M${n(x + w * 0.25)} ${n(top - 28)}h${n(w * 0.1)}`,
      { stroke: darken(wall, 0.4), 'stroke-width': 2.4 },
    );
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const ww = cell * 0.54;
      const wh = tall * 0.58;
      const wx = x + c * cell + (cell - ww) / 2;
      const wy = top + r * tall + tall * 0.22;
      const lit = rng.chance(0.5);
      const glow = rng.pick([
        canvas.ink(1),
        canvas.ink(1),
        canvas.ink(2),
        lighten(canvas.ink(1), 0.4),
      ]);
      const fill = lit ? glow : mix(wall, canvas.ink(0), 0.55);
      const arch = `M${n(wx)} ${n(wy + wh)}V${n(wy + ww / 2)}A${n(ww / 2)} ${n(ww / 2)} 0 0 1 ${n(wx + ww)} ${n(wy + ww / 2)}V${n(wy + wh)}Z`;
      svg += arched ? path(arch, { fill }) : rect(wx, wy, ww, wh, { fill });
      if (lit)
        svg += lodger(rng, canvas, wx, wy + (arched ? wh * 0.3 : 0), ww, arched ? wh * 0.7 : wh);
      const bar = { stroke: lighten(wall, 0.12), 'stroke-width': 2.2 };
      svg += path(
        `M${n(wx + ww / 2)} ${n(wy)}v${n(wh)}M${n(wx)} ${n(wy + wh * 0.42)}h${n(ww)}`,
        bar,
      );
      svg += rect(wx - 4, wy + wh, ww + 8, 4, { fill: lighten(wall, 0.2) });
      if (rng.chance(0.12)) {
        let rail = `M${n(wx - 10)} ${n(wy + wh * 0.66)}h${n(ww + 20)}`;
        for (let k = 0; k <= 7; k++)
          rail += `M${n(wx - 10 + (k * (ww + 20)) / 7)} ${n(wy + wh * 0.66)}v${n(wh * 0.4)}`;
        svg += path(rail, { stroke: darken(canvas.ink(0), 0.3), 'stroke-width': 1.8 });
      }
    }
  }
  return svg + rect(x + w - 7, top, 7, floor - top, { fill: '#0a0a14', opacity: 0.22 });
}

/** Blocks of flats at night with lit windows. */
export const windows: Generator = {
  palettes: [
    {
      paper: '#f3ecdf',
      inks: ['#17203a', '#f6c667', '#f09a5a', '#c9483f', '#2f3f66', '#4a5a85'],
      ground: '#2c3759',
    },
    {
      paper: '#f2ece4',
      inks: ['#261a33', '#f7d08a', '#e8846a', '#8fb0b9', '#4a2f55', '#6f4a70'],
      ground: '#453050',
    },
    {
      paper: '#f1ede2',
      inks: ['#122a2c', '#f3d27a', '#e6a05a', '#d9634a', '#1f4a4a', '#3a6a62'],
      ground: '#22494a',
    },
    {
      paper: '#f4ebe0',
      inks: ['#2b1a1f', '#f5cf8f', '#f2a65f', '#5f8f9f', '#5a2f30', '#8a4a3f'],
      ground: '#593234',
    },
    {
      paper: '#efece6',
      inks: ['#1c1f24', '#f2e2b0', '#dca968', '#b3503f', '#3a4048', '#575f68'],
      ground: '#3a3f47',
    },
  ],
  sheet: { margin: 0.055, foot: 0.04, mottle: 0.3 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const sky = canvas.id('sky');
    let svg = el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: sky, x1: 0, y1: 0, x2: 0, y2: 1 },
        el('stop', { offset: 0, 'stop-color': darken(ink(0), 0.15) }) +
          el('stop', { offset: 1, 'stop-color': mix(ink(0), ink(5), 0.75) }),
      ),
    );
    svg += rect(0, 0, width, height, { fill: `url(#${sky})` });
    let stars = '';
    for (let i = 0; i < 60; i++)
      stars += `M${n(rng.range(0, width))} ${n(rng.range(0, height * 0.4))}h0`;
    svg += path(stars, {
      stroke: ink(1),
      'stroke-width': 2,
      'stroke-linecap': 'round',
      opacity: 0.7,
    });
    const r = Math.min(width, height) * rng.range(0.04, 0.075);
    svg += circle(width * rng.range(0.15, 0.85), height * rng.range(0.08, 0.16), r, {
      fill: lighten(ink(1), 0.5),
    });
    for (const layer of [0, 1]) {
      for (let x = -rng.range(0, 60); x < width; ) {
        const w = rng.range(130, 270);
        const top = height * (layer === 0 ? rng.range(0.2, 0.36) : rng.range(0.38, 0.62));
        const wall =
          layer === 0 ? mix(ink(4), ink(0), rng.range(0.2, 0.6)) : mix(ink(4), ink(5), rng.next());
        svg += house(rng, canvas, x, top, w, height + 20, wall);
        x += w + (layer === 1 && rng.chance(0.4) ? rng.range(30, 110) : 0);
      }
    }
    return svg;
  },
};
