import type { Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { circle, el, n, path, rect } from '../kit/svg.ts';

/** Empty squares: an arcade, a stair, a tower, and long shadows. */
export const arcades: Generator = {
  palettes: [
    {
      paper: '#f4ecdd',
      inks: ['#2f6f73', '#e9c58a', '#d9a15a', '#f0e0c0', '#3a2a2f', '#b5482f'],
      ground: '#b9a077',
    },
    {
      paper: '#f3ece2',
      inks: ['#5a3f6b', '#f0b08a', '#d98a5f', '#f3ddc6', '#2b1f3a', '#3f7f84'],
      ground: '#b98a80',
    },
    {
      paper: '#f2eee3',
      inks: ['#7f9fa8', '#e6d8b5', '#c9b58a', '#f2ead6', '#2f3a42', '#c9702f'],
      ground: '#b3b09a',
    },
    {
      paper: '#f5ede4',
      inks: ['#c9583f', '#f0c27a', '#e0a05a', '#f6e3c4', '#4a1f26', '#2f5f6f'],
      ground: '#cf9060',
    },
    {
      paper: '#efeee6',
      inks: ['#1f3f3a', '#cfcf9a', '#a9b07a', '#e9e6c9', '#14231f', '#d9a441'],
      ground: '#7d8c6a',
    },
  ],
  sheet: { margin: 0.12, foot: 0.05, plateMark: true, mottle: 0.4 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const horizon = height * rng.range(0.4, 0.52);
    const flip = rng.chance(0.5);
    const grade = (name: string, from: string, to: string, across = false) =>
      el(
        'linearGradient',
        { id: canvas.id(name), x1: 0, y1: 0, x2: across ? 1 : 0, y2: across ? 0 : 1 },
        el('stop', { offset: 0, 'stop-color': from }) + el('stop', { offset: 1, 'stop-color': to }),
      );
    let svg = el(
      'defs',
      {},
      grade('sky', ink(0), mix(ink(0), ink(3), 0.75)) +
        grade('ground', ink(1), ink(2)) +
        grade('wall', ink(3), mix(ink(3), ink(2), 0.55), true),
    );
    const fill = (name: string) => `url(#${canvas.id(name)})`;
    svg +=
      rect(0, 0, width, horizon + 1, { fill: fill('sky') }) +
      rect(0, horizon, width, height - horizon, { fill: fill('ground') });
    const far = width * rng.range(0.55, 0.75);
    if (rng.chance(0.7)) {
      const tw = width * rng.range(0.07, 0.11);
      const th = horizon * rng.range(0.5, 0.75);
      const tx = far + width * rng.range(0.02, 0.1);
      svg +=
        rect(tx, horizon - th, tw, th, { fill: mix(ink(5), ink(3), 0.15) }) +
        rect(tx + tw * 0.62, horizon - th, tw * 0.38, th, { fill: ink(4), opacity: 0.5 });
      svg += path(
        `M${n(tx - 5)} ${n(horizon - th)}L${n(tx + tw / 2)} ${n(horizon - th - tw * 0.8)}L${n(tx + tw + 5)} ${n(horizon - th)}Z`,
        { fill: darken(ink(5), 0.2) },
      );
      svg += path(`M${n(tx + tw / 2)} ${n(horizon - th - tw * 0.8)}v-26l18 6l-18 6`, {
        fill: ink(5),
        stroke: ink(4),
        'stroke-width': 1.4,
      });
      for (let i = 0; i < 3; i++)
        svg += rect(tx + tw * 0.2, horizon - th + th * (0.14 + i * 0.24), tw * 0.22, th * 0.09, {
          fill: ink(4),
        });
    } else
      svg += path(
        `M${n(width * 0.4)} ${n(horizon)}Q${n(width * 0.62)} ${n(horizon - height * 0.09)} ${n(width * 0.76)} ${n(horizon - 14)}T${n(width)} ${n(horizon - 24)}V${n(horizon)}Z`,
        { fill: mix(ink(0), ink(4), 0.4) },
      );
    if (rng.chance(0.5))
      svg += circle(width * rng.range(0.45, 0.9), horizon * rng.range(0.16, 0.4), width * 0.045, {
        fill: ink(3),
      });
    // The arcade runs from the left edge to a point on the horizon; the nearest bay comes last.
    const vx = far;
    const near = -width * 0.08;
    const topNear = height * rng.range(-0.12, 0.06);
    const footNear = height * rng.range(0.9, 1.04);
    const end = rng.range(0.8, 0.9);
    const at = (t: number) => near + (vx - near) * t;
    const topAt = (t: number) => topNear + (horizon - topNear) * t;
    const footAt = (t: number) => footNear + (horizon - footNear) * t;
    svg += path(
      `M${n(at(0))} ${n(topAt(0))}L${n(at(end))} ${n(topAt(end))}V${n(footAt(end))}L${n(at(0))} ${n(footAt(0))}Z`,
      { fill: fill('wall') },
    );
    svg += path(
      `M${n(at(0))} ${n(topAt(0))}L${n(at(end))} ${n(topAt(end))}v${n(7)}L${n(at(0))} ${n(topAt(0) + 34)}Z`,
      { fill: ink(5), opacity: 0.85 },
    );
    const sun = rng.range(0.5, 0.9);
    const reach = width * rng.range(0.3, 0.6);
    svg += path(
      `M${n(at(0))} ${n(footAt(0))}L${n(at(end))} ${n(footAt(end))}L${n(at(end) + reach * (1 - end) * 2)} ${n(footAt(end) + 3)}L${n(at(0) + reach * 1.25)} ${n(height + 20)}L${n(at(0))} ${n(height + 20)}Z`,
      { fill: ink(4), opacity: 0.5 },
    );
    const bays = rng.int(5, 8);
    const stops = Array.from({ length: bays + 1 }, (_, i) => 1 - (1 - end) ** (i / bays));
    for (let i = 0; i < bays; i++) {
      const t0 = (stops[i] ?? 0) + ((stops[i + 1] ?? 1) - (stops[i] ?? 0)) * 0.16;
      const t1 = (stops[i] ?? 0) + ((stops[i + 1] ?? 1) - (stops[i] ?? 0)) * 0.86;
      const spring = 0.46;
      const rise = 0.24;
      const y = (t: number, up: number) => topAt(t) + (footAt(t) - topAt(t)) * up;
      const mid = (t0 + t1) / 2;
      const arch = (dx: number) =>
        `M${n(at(t0) + dx)} ${n(y(t0, 1))}V${n(y(t0, spring))}C${n(at(t0) + dx)} ${n(y(t0, rise))} ${n(at(mid) - (at(t1) - at(t0)) * 0.2 + dx)} ${n(y(mid, rise))} ${n(at(mid) + dx)} ${n(y(mid, rise))}S${n(at(t1) + dx)} ${n(y(t1, rise * 1.1))} ${n(at(t1) + dx)} ${n(y(t1, spring))}V${n(y(t1, 1))}Z`;
      svg += path(arch(0), { fill: ink(4) });
      const deep = (at(t1) - at(t0)) * 0.24;
      svg += path(
        `M${n(at(t1))} ${n(y(t1, 1))}V${n(y(t1, spring * 0.86))}L${n(at(t1) - deep)} ${n(y(t1, spring))}V${n(y(t1, 0.985))}Z`,
        { fill: mix(ink(3), ink(4), 0.45) },
      );
    }
    const gx = width * rng.range(0.68, 0.9);
    const gy = height * rng.range(0.66, 0.8);
    const kind = rng.int(0, 2);
    const s = Math.min(width, height) * 0.1;
    svg += path(
      `M${n(gx - s * 0.3)} ${n(gy)}L${n(gx + s * (2.4 * sun))} ${n(gy + s * 0.62)}L${n(gx + s * (2.4 * sun))} ${n(gy + s * 0.82)}L${n(gx + s * 0.3)} ${n(gy + s * 0.1)}Z`,
      { fill: ink(4), opacity: 0.55 },
    );
    if (kind === 0)
      svg +=
        circle(gx, gy - s * 0.42, s * 0.46, { fill: ink(5) }) +
        path(
          `M${n(gx + s * 0.12)} ${n(gy - s * 0.86)}A${n(s * 0.46)} ${n(s * 0.46)} 0 0 1 ${n(gx)} ${n(gy + s * 0.04)}A${n(s * 0.6)} ${n(s * 0.6)} 0 0 0 ${n(gx + s * 0.12)} ${n(gy - s * 0.86)}Z`,
          { fill: ink(4), opacity: 0.55 },
        );
    else if (kind === 1) {
      for (let i = 0; i < 5; i++)
        svg += rect(
          gx - s * (0.9 - i * 0.16),
          gy - s * 0.17 * (i + 1),
          s * (1.8 - i * 0.32),
          s * 0.18,
          { fill: i % 2 === 0 ? lighten(ink(3), 0.3) : mix(ink(3), ink(2), 0.5) },
        );
    } else
      svg +=
        path(
          `M${n(gx - s * 0.3)} ${n(gy + s * 0.06)}L${n(gx - s * 0.2)} ${n(gy - s * 1.4)}H${n(gx + s * 0.2)}L${n(gx + s * 0.3)} ${n(gy + s * 0.06)}Z`,
          { fill: lighten(ink(3), 0.2) },
        ) +
        path(
          `M${n(gx + s * 0.06)} ${n(gy + s * 0.06)}V${n(gy - s * 1.4)}H${n(gx + s * 0.2)}L${n(gx + s * 0.3)} ${n(gy + s * 0.06)}Z`,
          { fill: ink(4), opacity: 0.6 },
        );
    return flip ? `<g transform="translate(${n(width)} 0) scale(-1 1)">${svg}</g>` : svg;
  },
};
