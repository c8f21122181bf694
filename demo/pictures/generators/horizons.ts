import type { Generator } from '../generator.ts';
import { mix } from '../kit/colour.ts';
import { createNoise } from '../kit/noise.ts';
import { circle, el, fine, n, path, rect } from '../kit/svg.ts';

/** Aquatints of an estuary: a tall sky, a low horizon, and fine lines of light on the water. */
export const horizons: Generator = {
  palettes: [
    { paper: '#f3eee4', inks: ['#5d7486', '#e6d6c3', '#2f4456', '#efe6d6'], ground: '#a8acab' },
    { paper: '#f2ece6', inks: ['#8d6f86', '#efc9b0', '#4a3f5c', '#f7e2cc'], ground: '#b99fa0' },
    { paper: '#f1eee3', inks: ['#7f8f74', '#e9e0bd', '#3d4c42', '#f4eed6'], ground: '#aeb298' },
    { paper: '#f0ece4', inks: ['#46474d', '#cfc9be', '#232429', '#eae5da'], ground: '#8d8b88' },
    { paper: '#f4ede1', inks: ['#c98b62', '#f3dcae', '#6e4a3f', '#faeccd'], ground: '#cfa884' },
    { paper: '#eff0ec', inks: ['#5f9299', '#dfe8df', '#25505a', '#f2f4ea'], ground: '#9dbbb9' },
  ],
  sheet: { margin: 0.17, foot: 0.06, plateMark: true, mottle: 0.42 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const line = height * rng.range(0.58, 0.78);
    const noise = createNoise(rng.int(0, 1e9));
    const shade = (name: string, stops: readonly (readonly [number, string])[]) =>
      el(
        'linearGradient',
        { id: canvas.id(name), x1: 0, y1: 0, x2: 0, y2: 1 },
        stops.map(([offset, colour]) => el('stop', { offset, 'stop-color': colour })).join(''),
      );
    const glow = rng.range(0.55, 0.9);
    let svg = el(
      'defs',
      {},
      shade('sky', [
        [0, mix(ink(0), ink(2), rng.range(0, 0.6))],
        [glow * 0.6, mix(ink(0), ink(1), 0.55)],
        [glow, ink(1)],
        [1, mix(ink(3), ink(1), 0.3)],
      ]) +
        shade('sea', [
          [0, mix(ink(0), ink(2), 0.35)],
          [0.25, mix(ink(0), ink(1), 0.3)],
          [1, mix(ink(2), ink(0), 0.25)],
        ]),
    );
    svg += rect(0, 0, width, line + 1, { fill: `url(#${canvas.id('sky')})` });
    const sx = width * rng.range(0.18, 0.82);
    if (rng.chance(0.55))
      svg += circle(sx, line * rng.range(0.3, 0.86), width * rng.range(0.025, 0.06), {
        fill: ink(3),
        opacity: 0.95,
      });
    // Clouds in flat strokes that thicken towards the horizon.
    const bank = rng.range(0.15, 0.75);
    for (let i = 0; i < 210; i++) {
      const y = line * (bank + rng.gauss(0, 0.13));
      if (y > line - 4 || y < 0) continue;
      const x = width * rng.range(-0.1, 1);
      const long = width * rng.range(0.08, 0.4);
      if (noise((x * 2.6) / width, y / 90) < 0) continue;
      svg += el('ellipse', {
        cx: n(x),
        cy: n(y),
        rx: n(long),
        ry: n(rng.range(1.5, 9)),
        fill: rng.chance(0.5) ? ink(3) : ink(2),
        opacity: fine(rng.range(0.07, 0.17)),
      });
    }
    if (rng.chance(0.35)) {
      const x = width * rng.range(0.1, 0.7);
      let rain = '';
      for (let i = 0; i < 240; i++) {
        const at = x + rng.range(0, width * 0.26);
        rain += `M${n(at)} ${n(line * (bank + rng.range(-0.02, 0.06)))}L${n(at - 26)} ${n(line - rng.range(0, 12))}`;
      }
      svg += path(rain, { stroke: ink(2), 'stroke-width': 0.9, opacity: 0.09 });
    }
    svg += rect(0, line, width, height - line, { fill: `url(#${canvas.id('sea')})` });
    const far = `M0 ${n(line)}${Array.from({ length: 41 }, (_, i) => `L${n((width * i) / 40)} ${n(line - Math.max(0, noise(i / 7, 3) * 16))}`).join('')}V${n(line + 1)}H0Z`;
    svg += path(far, { fill: ink(2), opacity: 0.85 });
    const strokes = ['', '', ''];
    for (let i = 0; i < 1500; i++) {
      const t = rng.next() ** 1.5;
      const y = line + 2 + (height - line) * t;
      const lit = Math.exp(-(((noise(0, y / 30) * 30 + 0) / width + 0) ** 2));
      const x = rng.chance(0.5)
        ? sx + rng.gauss(0, width * (0.04 + 0.16 * t)) * lit
        : rng.range(-20, width);
      const long = rng.range(5, 26) * (0.4 + t * 2.2);
      if (noise(x / 130, y / 16) < -0.1) continue;
      strokes[Math.min(2, Math.floor(t * 3))] += `M${n(x - long / 2)} ${n(y)}h${n(long)}`;
    }
    for (const [i, d] of strokes.entries())
      svg += path(d, {
        stroke: ink(3),
        'stroke-width': fine(0.7 + i * 0.65),
        opacity: fine(0.75 - i * 0.1),
        'stroke-linecap': 'round',
      });
    if (rng.chance(0.6)) {
      let posts = '';
      const from = width * rng.range(0.05, 0.6);
      for (let i = 0; i < rng.int(5, 11); i++) {
        const x = from + i * width * 0.032 * (1 - i * 0.035);
        const tall = height * 0.055 * (1 - i * 0.06);
        posts += `M${n(x)} ${n(line + height * 0.06 - i * 3.4)}l${n(rng.range(-1.5, 1.5))} ${n(-tall)}`;
      }
      svg += path(posts, { stroke: ink(2), 'stroke-width': 3, 'stroke-linecap': 'round' });
    }
    return svg;
  },
};
