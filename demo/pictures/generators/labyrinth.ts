import type { Generator } from '../generator.ts';
import { rings, sampleField } from '../kit/contour.ts';
import { createNoise } from '../kit/noise.ts';
import { circle, curve, path, rect } from '../kit/svg.ts';

/** Winding lines of even width, like coral or a fingerprint. */
export const labyrinth: Generator = {
  palettes: [
    { paper: '#f4eee1', inks: ['#c4432b', '#f2c9a6'], ground: '#cf8466' },
    { paper: '#f2efe6', inks: ['#1f4f4a', '#cfdcc4'], ground: '#6f8f84' },
    { paper: '#f4f0e8', inks: ['#2b2a6b', '#f0b9a6'], ground: '#8f7f94' },
    { paper: '#f5efdf', inks: ['#d59a1f', '#f4e6bf'], ground: '#d9b565' },
    { paper: '#f0ece4', inks: ['#26221f', '#d9cbb4'], ground: '#8a8074' },
    { paper: '#f4eeee', inks: ['#8f2f5a', '#e9c6d0'], ground: '#b8708f' },
  ],
  sheet: { margin: 0.1, foot: 0.04, mottle: 0.8 },
  draw(rng, canvas) {
    const { width, height, ink, paper } = canvas;
    const short = Math.min(width, height);
    const noise = createNoise(rng.int(0, 1e9));
    const pitch = short / rng.range(19, 32);
    // Plane waves of one length from every direction: ink stands where their sum is positive.
    const waves = Array.from({ length: 9 }, (_, i) => {
      const a = ((i + rng.range(-0.3, 0.3)) / 9) * Math.PI * 2;
      const k = (Math.PI * 2) / (pitch * rng.range(0.94, 1.06));
      return {
        kx: Math.cos(a) * k,
        ky: Math.sin(a) * k,
        phase: rng.range(0, 6.28),
        strength: rng.range(0.7, 1.2),
      };
    });
    const cx = width * rng.range(0.34, 0.66);
    const cy = height * rng.range(0.34, 0.66);
    const r = short * rng.range(0.22, 0.34);
    const rounds = rng.chance(0.6);
    const turned = rng.chance(0.5);
    const field = sampleField(width, height, pitch / 4.4, (x, y) => {
      const wx = x + noise(x / 160, y / 160) * pitch * 1.4;
      const wy = y + noise(x / 160 + 9, y / 160) * pitch * 1.4;
      let sum = 0;
      for (const { kx, ky, phase, strength } of waves)
        sum += strength * Math.cos(kx * wx + ky * wy + phase);
      const away = Math.hypot(x - cx, y - cy);
      if (!rounds) return sum + noise(x / 220, y / 260) * 1.6;
      const ring = 6 * Math.cos((away / pitch) * Math.PI * 2);
      const blend = 1 / (1 + Math.exp((away - r) / (pitch * 0.5)));
      return turned ? sum * (1 - blend) + ring * blend : away < r ? -sum : sum;
    });
    let d = '';
    for (const ring of rings(field, 0)) if (ring.length > 9) d += curve(ring, true);
    const second = rng.chance(0.55);
    return (
      rect(0, 0, width, height, { fill: second ? ink(1) : paper }) +
      (rounds && second ? circle(cx, cy, r, { fill: paper }) : '') +
      path(d, { fill: ink(0), 'fill-rule': 'evenodd' })
    );
  },
};
