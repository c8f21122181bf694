import type { Generator } from '../generator.ts';
import { createNoise, octaves } from '../kit/noise.ts';
import { fine, line, type Point, path, rect } from '../kit/svg.ts';

/**
 * Line etching: thousands of fine lines follow one flow field around bare stones. One ink on warm
 * paper, with plate tone.
 */
export const flowEtching: Generator = {
  palettes: [
    { paper: '#f1ebdd', inks: ['#211d1b', '#cfc2a8'], ground: '#a69d8c' },
    { paper: '#efe9df', inks: ['#2a2f45', '#cbc7c4'], ground: '#a2a3a8' },
    { paper: '#f2ece0', inks: ['#4a2419', '#d9c3ab'], ground: '#b39b88' },
    { paper: '#eef0ea', inks: ['#1e3a34', '#c3ccc0'], ground: '#98a59c' },
  ],
  sheet: { margin: 0.14, foot: 0.05, plateMark: true, deckle: true, mottle: 0.1 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const noise = octaves(createNoise(rng.int(0, 1e9)), 2);
    const scale = rng.range(1.1, 2) / Math.max(width, height);
    const lean = rng.range(0, Math.PI * 2);
    const stones = Array.from({ length: rng.int(1, 4) }, () => ({
      x: rng.range(0.15, 0.85) * width,
      y: rng.range(0.15, 0.85) * height,
      r: rng.range(0.05, 0.19) * Math.min(width, height),
    }));
    const turnAt = (x: number, y: number) => {
      let angle = lean + noise(x * scale, y * scale) * 2.6;
      for (const stone of stones) {
        const dx = x - stone.x;
        const dy = y - stone.y;
        const near = Math.exp(-((Math.hypot(dx, dy) / (stone.r * 1.9)) ** 2));
        const around = Math.atan2(dy, dx) + Math.PI / 2;
        let delta = around - angle;
        while (delta > Math.PI / 2) delta -= Math.PI;
        while (delta < -Math.PI / 2) delta += Math.PI;
        angle += delta * near;
      }
      return angle;
    };
    const free = (x: number, y: number) => stones.every((s) => Math.hypot(x - s.x, y - s.y) > s.r);
    const cellSize = 3.5;
    const columns = Math.ceil(width / cellSize);
    const used = new Uint16Array(columns * Math.ceil(height / cellSize) + columns);
    const bins = ['', '', ''];
    for (let k = 1; k < 4600; k++) {
      let x = rng.range(0, width);
      let y = rng.range(0, height);
      const points: Point[] = [];
      for (let step = 0; step < 70; step++) {
        const cell = Math.floor(y / cellSize) * columns + Math.floor(x / cellSize);
        if (x < 0 || y < 0 || x > width || y > height || !free(x, y)) break;
        const owner = used[cell] ?? 0;
        if (owner !== 0 && owner !== k) break;
        used[cell] = k;
        points.push([x, y]);
        const angle = turnAt(x, y);
        x += Math.cos(angle) * 4.8;
        y += Math.sin(angle) * 4.8;
      }
      if (points.length < 4) continue;
      const weight = Math.min(2, Math.floor((noise(x * scale * 2 + 9, y * scale * 2) + 1) * 1.5));
      bins[weight] += line(points);
    }
    const ink = canvas.ink(0);
    let svg = rect(0, 0, width, height, { fill: canvas.ink(1), opacity: 0.4 });
    for (const [i, d] of bins.entries()) {
      svg += path(d, {
        fill: 'none',
        stroke: ink,
        'stroke-width': fine(0.65 + i * 0.5),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });
    }
    return svg;
  },
};
