import type { Generator } from '../generator.ts';
import { group, n, path, rect } from '../kit/svg.ts';

/** Shapes overlap a little, so that no gap shows where two of them meet. */
const flat = (fill: string) => ({ fill, stroke: fill, 'stroke-width': 0.9 });

/**
 * Hard-edge geometry: quarter and half circles on a coarse grid, flat colours, and some cells
 * joined to larger arcs.
 */
export const hardEdge: Generator = {
  palettes: [
    {
      paper: '#f2ead9',
      inks: ['#e2543a', '#f2ead9', '#1f3a5f', '#f0b54a', '#2a2523'],
      ground: '#e9c9a8',
    },
    {
      paper: '#efe9df',
      inks: ['#2f5d50', '#efe3cc', '#e9967a', '#b8c9b1', '#1f2a2a'],
      ground: '#b9c4ac',
    },
    {
      paper: '#f3eee6',
      inks: ['#25408f', '#f3d9cf', '#d94f4f', '#8fb3d9', '#f3eee6'],
      ground: '#a9a5bd',
    },
    {
      paper: '#f5efe2',
      inks: ['#a63d2f', '#f0dcb8', '#6d7f5b', '#e0a23b', '#3d2b27'],
      ground: '#c99c6c',
    },
    {
      paper: '#ece8e1',
      inks: ['#1d1d22', '#ece8e1', '#c7b299', '#8a8179', '#d9483b'],
      ground: '#a39b90',
    },
    {
      paper: '#f6f0e8',
      inks: ['#5b3a66', '#f1c6a7', '#e5704f', '#f6f0e8', '#2e6f74'],
      ground: '#c79a92',
    },
  ],
  sheet: { margin: 0.085, foot: 0.04, mottle: 0.12 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const across = rng.int(3, 4);
    const cell = width / across;
    const down = Math.max(3, Math.round(height / cell));
    const tall = height / down;
    let svg = rect(0, 0, width, height, { fill: ink(1) });
    let shapes = '';
    const kinds = rng.shuffle([0, 1, 2, 3, 4, 5]).slice(0, 4);
    const taken = new Set<string>();
    const big = rng.int(0, (across - 1) * (down - 1) - 1);
    const cells: { x: number; y: number; w: number; h: number }[] = [];
    const bx = big % (across - 1);
    const by = Math.floor(big / (across - 1));
    cells.push({ x: bx, y: by, w: 2, h: 2 });
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      taken.add(`${bx + dx},${by + dy}`);
    for (let y = 0; y < down; y++) {
      for (let x = 0; x < across; x++)
        if (!taken.has(`${x},${y}`)) cells.push({ x, y, w: 1, h: 1 });
    }
    for (const { x, y, w, h } of cells) {
      const [a, b, c] = rng.shuffle([0, 1, 2, 3, 4].slice(0, canvas.inkCount));
      const back = ink(a ?? 0);
      const front = ink(b ?? 1);
      const third = ink(c ?? 2);
      const W = cell * w;
      const H = tall * h;
      const turn = rng.int(0, 3) * 90;
      const kind = w === 2 ? rng.pick([0, 2]) : rng.pick(kinds);
      const round = (r: number, fill: string) =>
        path(`M0 0H${n(r * W)}A${n(r * W)} ${n(r * H)} 0 0 1 0 ${n(r * H)}Z`, flat(fill));
      let shape = '';
      if (kind === 0) shape = round(1, front) + round(0.62, third) + round(0.28, back);
      else if (kind === 1) shape = round(1, front);
      else if (kind === 2) shape = round(1, front) + round(0.5, third);
      else if (kind === 3)
        shape =
          path(`M0 0H${n(W)}A${n(W / 2)} ${n(H / 2)} 0 0 1 0 0Z`, flat(front)) +
          path(`M0 ${n(H / 2)}H${n(W)}A${n(W / 2)} ${n(H / 2)} 0 0 1 0 ${n(H / 2)}Z`, flat(third));
      else if (kind === 4) shape = path(`M0 0H${n(W)}L0 ${n(H)}Z`, flat(front));
      else
        shape =
          rect(0, 0, W / 2, H, flat(front)) +
          path(`M${n(W / 2)} 0A${n(W / 2)} ${n(H / 2)} 0 0 1 ${n(W / 2)} ${n(H)}Z`, flat(third));
      const flip = turn % 180 === 90 ? `scale(${(W / H).toFixed(4)} ${(H / W).toFixed(4)})` : '';
      const at = `translate(${n(x * cell)} ${n(y * tall)})`;
      const turned = `translate(${n(W / 2)} ${n(H / 2)}) ${flip} rotate(${turn}) translate(${n(-W / 2)} ${n(-H / 2)})`;
      // All backgrounds come before any shape, so that none covers a neighbour's shape.
      svg += group({ transform: at }, rect(-0.4, -0.4, W + 0.8, H + 0.8, { fill: back }));
      shapes += group({ transform: at }, group({ transform: turned }, shape));
    }
    return svg + shapes;
  },
};
