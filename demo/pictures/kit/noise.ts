import { createRng } from './rng.ts';

export type Noise = (x: number, y: number) => number;

/** Perlin's gradient noise, about -1 to 1, one lattice cell per unit. */
export function createNoise(seed: number): Noise {
  const rng = createRng(seed);
  const order = rng.shuffle(Array.from({ length: 256 }, (_, i) => i));
  const table = new Uint8Array([...order, ...order]);
  const turn = new Float64Array(256).map(() => rng.range(0, Math.PI * 2));
  const gx = turn.map(Math.cos);
  const gy = turn.map(Math.sin);
  const corner = (ix: number, iy: number, x: number, y: number) => {
    const hash = table[((table[ix & 255] ?? 0) + iy) & 255] ?? 0;
    return (gx[hash] ?? 0) * x + (gy[hash] ?? 0) * y;
  };
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const u = fade(fx);
    const top = corner(ix, iy, fx, fy) * (1 - u) + corner(ix + 1, iy, fx - 1, fy) * u;
    const low =
      corner(ix, iy + 1, fx, fy - 1) * (1 - u) + corner(ix + 1, iy + 1, fx - 1, fy - 1) * u;
    return 1.45 * (top + (low - top) * fade(fy));
  };
}

/** Several octaves, each half as strong and twice as fine. */
export function octaves(noise: Noise, count: number): Noise {
  return (x, y) => {
    let sum = 0;
    let strength = 1;
    let total = 0;
    for (let i = 0; i < count; i++) {
      const scale = 2 ** i;
      sum += strength * noise(x * scale + i * 17.3, y * scale - i * 9.1);
      total += strength;
      strength /= 2;
    }
    return sum / total;
  };
}
