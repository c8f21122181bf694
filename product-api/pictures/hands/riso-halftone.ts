import type { Hand } from '../hand.ts';
import { clamp } from '../kit/polygon.ts';
import type { Rng } from '../kit/rng.ts';
import { fine, group, n, path } from '../kit/svg.ts';

type Body = {
  kind: 'ball' | 'post' | 'cone' | 'slab';
  x: number;
  y: number;
  size: number;
  tall: number;
};
type Light = { body: number; shade: number };

/** What is seen at a place: which body, and how far it is turned from the light. */
function look(bodies: readonly Body[], x: number, y: number): Light | null {
  for (const [i, b] of bodies.entries()) {
    const dx = (x - b.x) / b.size;
    const up = (b.y - y) / b.tall;
    if (b.kind === 'ball') {
      const dy = (y - (b.y - b.size)) / b.size;
      const flat = dx * dx + dy * dy;
      if (flat > 1) continue;
      const z = Math.sqrt(1 - flat);
      return { body: i, shade: clamp(0.62 - (-dx * 0.55 - dy * 0.6 + z * 0.5) * 0.62, 0, 1) };
    }
    if (up < 0 || up > 1) continue;
    const half = b.kind === 'cone' ? 1 - up : 1;
    if (Math.abs(dx) > half) continue;
    if (b.kind === 'slab') return { body: i, shade: dx > 0.35 ? 0.75 : 0.2 };
    const round = dx / half;
    return { body: i, shade: clamp(0.25 + round * 0.5 + round * round * 0.25, 0, 1) };
  }
  return null;
}

function screenOf(
  rng: Rng,
  width: number,
  height: number,
  pitch: number,
  turn: number,
  tone: (x: number, y: number) => number,
): string {
  const sizes = Array.from({ length: 9 }, () => '');
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const reach = Math.ceil(Math.hypot(width, height) / pitch / 2) + 1;
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const x = width / 2 + (i * cos - j * sin) * pitch;
      const y = height / 2 + (i * sin + j * cos) * pitch;
      if (x < -pitch || y < -pitch || x > width + pitch || y > height + pitch) continue;
      const size = Math.round(clamp(tone(x, y) + rng.range(-0.02, 0.02), 0, 1) ** 0.6 * 8);
      if (size > 0) sizes[size] += `M${n(x)} ${n(y)}h0`;
    }
  }
  return sizes
    .map((d, size) => (d ? path(d, { 'stroke-width': fine((size / 8) * pitch * 1.32) }) : ''))
    .join('');
}

/** Three-drum risograph: solids on a plain, broken into coarse dots that never quite register. */
export const risoHalftone: Hand = {
  palettes: [
    { paper: '#f6f1e4', inks: ['#ffc845', '#f2665e', '#24549c'], ground: '#e8b98a' },
    { paper: '#f4f0e8', inks: ['#f3a6b8', '#2a9d8a', '#44317a'], ground: '#c6a9b8' },
    { paper: '#f5f2e9', inks: ['#a9d6c4', '#f0743e', '#1f3b4f'], ground: '#c5b99a' },
    { paper: '#f6f0e6', inks: ['#f6d75c', '#3fa0c4', '#b3324f'], ground: '#d9b98a' },
    { paper: '#f3efe6', inks: ['#f4b58a', '#5b7f4a', '#4a2b4f'], ground: '#cfa98c' },
  ],
  sheet: { margin: 0.07, foot: 0.03, mottle: 0.5 },
  draw(rng, canvas) {
    const { width, height } = canvas;
    const short = Math.min(width, height);
    const ground = height * rng.range(0.62, 0.72);
    const kinds = rng.shuffle(['ball', 'post', 'cone', 'slab', 'ball'] as const);
    const count = rng.int(3, 4);
    const bodies = kinds
      .slice(0, count)
      .map((kind, i): Body => {
        const size = short * (kind === 'ball' ? rng.range(0.13, 0.21) : rng.range(0.07, 0.13));
        return {
          kind,
          x: width * ((i + 0.5) / count + rng.range(-0.08, 0.08)),
          y: ground + (height - ground) * rng.range(0.12, 0.5),
          size,
          tall: kind === 'ball' ? size * 2 : height * rng.range(0.28, 0.48),
        };
      })
      .sort((a, b) => b.y - a.y);
    const sun = {
      x: width * rng.range(0.15, 0.85),
      y: height * rng.range(0.14, 0.3),
      r: short * rng.range(0.08, 0.16),
    };
    const shadow = (x: number, y: number) =>
      bodies.some((b) => {
        const down = (y - b.y) / (b.tall * 0.22);
        const across = (x - b.x - b.tall * 0.55 * clamp(down + 0.3, 0, 1)) / (b.size * 1.25);
        return down > -0.35 && down < 0.4 && across > -1.1 && across < 1.1 && y > ground;
      });
    const inSun = (x: number, y: number) => Math.hypot(x - sun.x, y - sun.y) < sun.r;
    const tones = [
      (x: number, y: number) => {
        const seen = look(bodies, x, y);
        if (seen) return seen.body % 2 === 0 ? 0.75 : 0.22;
        if (inSun(x, y)) return 1;
        return y < ground
          ? 0.12 + 0.5 * (y / ground)
          : 0.85 - 0.5 * ((y - ground) / (height - ground));
      },
      (x: number, y: number) => {
        const seen = look(bodies, x, y);
        if (seen) return seen.body % 2 === 0 ? 0.15 + seen.shade * 0.5 : 0.55 + seen.shade * 0.4;
        if (inSun(x, y)) return 0.75;
        return y < ground
          ? clamp(0.5 - 0.7 * (y / ground), 0, 1)
          : 0.12 + (shadow(x, y) ? 0.25 : 0);
      },
      (x: number, y: number) => {
        const seen = look(bodies, x, y);
        if (seen) return seen.shade > 0.3 ? clamp((seen.shade - 0.3) * 1.25, 0, 1) : 0;
        if (y < ground) return inSun(x, y) ? 0 : clamp(0.3 - 0.5 * (y / ground), 0, 1);
        return shadow(x, y) ? 0.72 : 0.05 + 0.2 * ((y - ground) / (height - ground));
      },
    ];
    const pitch = short / 108;
    return tones
      .map((tone, i) =>
        group(
          {
            stroke: canvas.ink(i),
            fill: 'none',
            'stroke-linecap': 'round',
            style: 'mix-blend-mode:multiply',
            transform: `translate(${n(rng.range(-3.2, 3.2))} ${n(rng.range(-3.2, 3.2))})`,
          },
          screenOf(rng, width, height, pitch, [0.13, 0.39, 0.92][i] ?? 0, tone),
        ),
      )
      .join('');
  },
};
