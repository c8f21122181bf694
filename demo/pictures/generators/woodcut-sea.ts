import type { Generator } from '../generator.ts';
import { createNoise } from '../kit/noise.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, el, fine, line, n, type Point, path, rect } from '../kit/svg.ts';

/** One cut of the gouge: thin at both ends, wide in the middle. */
function gouge(points: readonly Point[], wide: number): string {
  const up: Point[] = [];
  const down: Point[] = [];
  for (const [i, [x, y]] of points.entries()) {
    const t = i / Math.max(1, points.length - 1);
    const half = (wide / 2) * Math.sin(Math.PI * t) ** 0.6;
    up.push([x, y - half]);
    down.push([x, y + half]);
  }
  return line([...up, ...down.toReversed()], true);
}

function woodGrain(rng: Rng, width: number, height: number, colour: string): string {
  const noise = createNoise(rng.int(0, 1e9));
  let d = '';
  for (let y = 3; y < height; y += rng.range(3, 8)) {
    const points: Point[] = [];
    for (let x = -10; x <= width + 20; x += 42)
      points.push([x, y + noise((x * 1.4) / width, y / 90) * 26]);
    d += line(points);
  }
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': 0.9, opacity: 0.28 });
}

/** Woodcut: waves cut with a gouge, under a graded sky with wood grain. */
export const woodcutSea: Generator = {
  palettes: [
    { paper: '#f2e9d5', inks: ['#1c2a3f', '#e8b98a', '#d8523a', '#8fb0b4'], ground: '#7d8a8c' },
    { paper: '#efe7d8', inks: ['#191919', '#d9c6a0', '#b23a2b', '#b9a98a'], ground: '#8a8171' },
    { paper: '#f1ebdd', inks: ['#17403f', '#e9d5a2', '#e58b45', '#7fa79a'], ground: '#86a08e' },
    { paper: '#eee6dc', inks: ['#33254a', '#e6a99a', '#f0d9a8', '#8d86b0'], ground: '#94809a' },
    { paper: '#f3ecdc', inks: ['#20356b', '#f0dfb8', '#e9c04a', '#86a9cf'], ground: '#8d9cb4' },
  ],
  sheet: { margin: 0.09, foot: 0.045, mottle: 0.75 },
  draw(rng, canvas) {
    const { width, height, ink, paper } = canvas;
    const noise = createNoise(rng.int(0, 1e9));
    const sky = canvas.id('sky');
    const horizon = height * rng.range(0.34, 0.5);
    let svg = el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: sky, x1: 0, y1: 0, x2: 0, y2: 1 },
        [
          [0, ink(3), 1],
          [0.45, ink(1), 0.55],
          [1, ink(1), 1],
        ]
          .map(([offset, colour, opacity]) =>
            el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
          )
          .join(''),
      ),
    );
    svg += rect(0, 0, width, horizon + 60, { fill: `url(#${sky})` });
    const sx = width * rng.range(0.2, 0.8);
    const sr = Math.min(width, height) * rng.range(0.07, 0.15);
    const sy = horizon - sr * rng.range(0.2, 1.6);
    svg += circle(sx, sy, sr, { fill: ink(2) }) + woodGrain(rng, width, horizon + 60, paper);
    let clouds = '';
    for (let i = rng.int(5, 11); i > 0; i--) {
      const y = horizon * rng.range(0.06, 0.85);
      const x = width * rng.range(-0.1, 0.9);
      const long = width * rng.range(0.12, 0.4);
      clouds += gouge(
        Array.from({ length: 9 }, (_, k): Point => [x + (long * k) / 8, y + noise(k / 3, i) * 6]),
        rng.range(3, 9),
      );
    }
    svg += path(clouds, { fill: paper, opacity: 0.85 });
    const swells = rng.int(6, 8);
    for (let s = 0; s < swells; s++) {
      const near = s / (swells - 1);
      const base = horizon + (height - horizon) * near ** 1.25 * 0.86;
      const swing = height * (0.008 + 0.062 * near);
      const long = rng.range(0.5, 0.8) + 2.1 * (1 - near);
      const phase = rng.range(0, 6.28);
      const crest = (x: number) => {
        const t = (x / width) * Math.PI * 2 * long + phase;
        // Sharp troughs and rounded crests, like a wave before it breaks.
        return (
          base -
          swing * (1 - Math.abs(Math.sin(t / 2)) ** 0.8 * 2) -
          noise(x / 90, s * 5) * swing * 0.25
        );
      };
      const top: Point[] = [];
      for (let x = -10; x <= width + 10; x += 9) top.push([x, crest(x)]);
      svg += path(line([...top, [width + 10, height + 10], [-10, height + 10]], true), {
        fill: s % 2 === 0 ? ink(0) : ink(0),
      });
      let cuts = '';
      const depth = (height - horizon) * (0.1 + 0.2 * near);
      const gap = 4.6 + 8 * near;
      for (let down = gap * 0.6; down < depth; down += gap) {
        const fade = 1 - down / depth;
        for (let x = -rng.range(0, 80); x < width; ) {
          const cut = rng.range(24, 80) * (0.5 + near) * (0.5 + fade);
          const points = Array.from({ length: 8 }, (_, k): Point => {
            const px = x + (cut * k) / 7;
            return [px, crest(px) + down + noise(px / 60, down / 20) * 2.4];
          });
          cuts += gouge(points, gap * (0.2 + 0.5 * fade));
          x += cut + rng.range(4, 22) + (1 - fade) * rng.range(20, 110);
        }
      }
      svg += path(cuts, {
        fill: near < 0.35 ? ink(3) : s % 3 === 1 ? ink(3) : paper,
        opacity: fine(0.95),
      });
      const foam = top.filter(([, y]) => y < base - swing * 0.45);
      for (const [k, [x, y]] of foam.entries()) {
        if (k % 2 === 0 && near > 0.3 && rng.chance(0.7))
          svg += circle(x, y - rng.range(0, 7) * near, rng.range(1.2, 4.2) * near, { fill: paper });
      }
    }
    return svg + path(`M0 ${n(horizon)}`, {});
  },
};
