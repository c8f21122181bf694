import type { Generator } from '../generator.ts';
import { createNoise, octaves } from '../kit/noise.ts';
import { clamp } from '../kit/polygon.ts';
import type { Rng } from '../kit/rng.ts';
import { fine, n, path, rect } from '../kit/svg.ts';

type Tone = (x: number, y: number) => number;

/** How dark a point of the scene is, 0 to 1: moon, hills, a lit house, still water. */
function nightScene(rng: Rng, width: number, height: number): Tone {
  const noise = octaves(createNoise(rng.int(0, 1e9)), 2);
  const mx = width * rng.range(0.2, 0.8);
  const my = height * rng.range(0.12, 0.3);
  const mr = Math.min(width, height) * rng.pick([0.045, 0.07, 0.1, 0.15]);
  const shore = height * rng.pick([0.6, 0.7, 0.8, 0.92]);
  const crest = rng.range(0.32, 0.5);
  const hills = [0, 1, 2].map((i) => ({
    base: height * (crest + i * 0.085),
    swing: height * rng.range(0.09, 0.17),
    wide: rng.range(1.1, 2.4) / width,
    dark: 0.5 + i * 0.17,
  }));
  const hx = width * rng.range(0.2, 0.8);
  const house = rng.chance(0.75);
  const grove = rng.pick([1, 1.4, 2.6]);
  const trees = Array.from({ length: rng.int(3, 9) }, () => ({
    x: width * rng.next(),
    tall: height * rng.range(0.08, 0.16) * grove,
    wide: width * rng.range(0.012, 0.03) * grove ** 0.5,
  }));
  const land: Tone = (x, y) => {
    const d = Math.hypot(x - mx, y - my);
    if (d < mr) return 0.02;
    let tone = clamp(
      0.34 + 0.5 * (d / (width * 0.75)) ** 0.8 - 0.25 * Math.exp(-((d - mr) / (mr * 1.3))),
      0,
      0.95,
    );
    const cloud = noise((x * 2.2) / width, (y * 7) / height);
    if (cloud > 0.12) tone = clamp(tone - (cloud - 0.1) * 1.1, 0.08, 1);
    for (const [i, hill] of hills.entries()) {
      const top = hill.base + noise(x * hill.wide + i * 31, i * 7) * hill.swing;
      if (y > top)
        tone = clamp(
          hill.dark + 0.1 - (Math.max(0, 26 - (y - top)) / 26) * 0.42 * (x < mx ? 1 : 0.75),
          0,
          1,
        );
    }
    for (const tree of trees) {
      const foot = shore - 3;
      const up = (foot - y) / tree.tall;
      if (
        up > 0 &&
        up < 1 &&
        Math.abs(x - tree.x) < tree.wide * (1 - up) ** 0.6 * (0.75 + 0.25 * Math.sin(up * 30))
      )
        tone = 1;
    }
    if (house) {
      const dx = Math.abs(x - hx);
      const up = shore - 4 - y;
      if (dx < 34 && up > 0 && up < 40) tone = 0.98;
      if (up >= 40 && up < 68 && dx < 42 * (1 - (up - 40) / 28)) tone = 0.78;
      if (up > 13 && up < 28 && Math.abs(dx - 14) < 6) tone = 0;
    }
    return tone;
  };
  return (x, y) => {
    if (y < shore) return land(x, y);
    const depth = (y - shore) / (height - shore);
    if (y < shore + 3) return 0.12;
    const path = Math.abs(x - mx) / (width * (0.03 + 0.09 * depth));
    if (path < 1 && noise((x * 5) / width, y * 0.16) > path - 0.55) return 0.05;
    const ripple = noise((x * 3) / width, y * 0.11) * 9 * (0.3 + depth);
    const above = land(x + ripple * 2.6, shore - (y - shore) * 0.95);
    return clamp(
      above * 0.82 + 0.1 + depth * 0.12 - (noise((x * 1.6) / width, y * 0.16) > 0.3 ? 0.3 : 0),
      0.04,
      1,
    );
  };
}

/** The scene is sampled every four units; the hatching reads the samples. */
function sampled(tone: Tone, width: number, height: number): Tone {
  const step = 3.8;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const tones = new Float32Array(columns * rows);
  for (let i = 0; i < tones.length; i++) {
    tones[i] = tone((i % columns) * step, Math.floor(i / columns) * step);
  }
  return (x, y) => tones[Math.round(y / step) * columns + Math.round(x / step)] ?? 0;
}

/** Cross-hatched nights: four directions of lines, each added where it is darker. */
export const nocturne: Generator = {
  palettes: [
    { paper: '#f0eadb', inks: ['#17171c'], ground: '#5f5c58' },
    { paper: '#ede9e0', inks: ['#14233d'], ground: '#56617a' },
    { paper: '#f2e9d8', inks: ['#2b1a14'], ground: '#6e5c4f' },
    { paper: '#e9ebe4', inks: ['#12302c'], ground: '#566d68' },
  ],
  sheet: { margin: 0.15, foot: 0.04, plateMark: true, mottle: 0.05 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const tone = sampled(nightScene(rng, width, height), width, height);
    const ink = canvas.ink(0);
    let svg = rect(0, 0, width, height, { fill: ink, opacity: 0.05 });
    const sets = [
      { angle: 0.78, gap: 4.3, from: 0.1 },
      { angle: -0.62, gap: 4.5, from: 0.36 },
      { angle: 0.03, gap: 3.6, from: 0.56 },
      { angle: 1.5, gap: 3.1, from: 0.74 },
    ];
    const reach = Math.hypot(width, height);
    for (const { angle, gap, from } of sets) {
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      let d = '';
      for (let off = -reach / 2; off < reach / 2; off += gap) {
        const shift = rng.range(-0.7, 0.7);
        let start: readonly [number, number] | null = null;
        let end: readonly [number, number] = [0, 0];
        for (let along = -reach / 2; along < reach / 2; along += 5) {
          const x = width / 2 + along * cos - (off + shift) * sin;
          const y = height / 2 + along * sin + (off + shift) * cos;
          const within = x >= 0 && y >= 0 && x <= width && y <= height;
          const dark = within && tone(x, y) > from + rng.range(-0.055, 0.055);
          if (dark) {
            start ??= [x, y];
            end = [x, y];
          } else if (start) {
            d += `M${n(start[0])} ${n(start[1])}L${n(end[0] + 2)} ${n(end[1] + rng.range(-0.6, 0.6))}`;
            start = null;
          }
        }
        if (start) d += `M${n(start[0])} ${n(start[1])}L${n(end[0])} ${n(end[1])}`;
      }
      svg += path(d, {
        fill: 'none',
        stroke: ink,
        'stroke-width': fine(1.2),
        'stroke-linecap': 'round',
      });
    }
    return svg;
  },
};
