import type { Generator } from '../generator.ts';
import { stroke } from '../kit/brush.ts';
import type { Rng } from '../kit/rng.ts';
import { n, type Point, path, rect } from '../kit/svg.ts';

/** The strokes of a sign, in a square from -0.5 to 0.5. */
const strokes: readonly (readonly Point[])[] = [
  [
    [-0.42, -0.28],
    [0, -0.33],
    [0.44, -0.3],
  ],
  [
    [-0.46, 0.06],
    [0, 0],
    [0.46, 0.03],
  ],
  [
    [-0.36, 0.36],
    [0, 0.33],
    [0.42, 0.38],
  ],
  [
    [0, -0.48],
    [0.03, 0],
    [0, 0.46],
  ],
  [
    [-0.28, -0.42],
    [-0.3, 0],
    [-0.34, 0.34],
    [-0.14, 0.4],
  ],
  [
    [0.05, -0.46],
    [-0.06, -0.06],
    [-0.42, 0.42],
  ],
  [
    [0.02, -0.1],
    [0.2, 0.2],
    [0.46, 0.44],
  ],
  [
    [-0.34, -0.34],
    [0.32, -0.38],
    [0.34, 0.06],
    [0.26, 0.42],
    [0.06, 0.34],
  ],
  [
    [0.3, -0.44],
    [-0.1, -0.3],
    [-0.3, 0.02],
    [0.02, 0.2],
    [0.3, 0.06],
    [0.2, 0.36],
    [-0.24, 0.44],
  ],
  [
    [-0.06, -0.5],
    [0.08, -0.38],
  ],
  [
    [-0.4, -0.08],
    [-0.1, -0.3],
    [0.1, 0.1],
    [0.42, -0.14],
  ],
];

function sign(rng: Rng, x: number, y: number, size: number, ink: string, paper: string): string {
  let svg = '';
  for (const knots of rng.shuffle(strokes).slice(0, rng.int(3, 5))) {
    const off = () => rng.range(-0.06, 0.06);
    const [dx, dy] = [off(), off()];
    const moved = knots.map(
      ([px, py]): Point => [x + (px + dx + off() * 0.6) * size, y + (py + dy + off() * 0.6) * size],
    );
    svg += stroke(rng, moved, size * rng.range(0.1, 0.17), ink, paper);
  }
  return svg;
}

/** A ring drawn a little more than once round. */
function round(rng: Rng, width: number, height: number, ink: string, paper: string): string {
  const r = Math.min(width, height) * rng.range(0.27, 0.34);
  const start = rng.range(0, 6.28);
  const turns = rng.range(1.02, 1.3);
  const knots = Array.from({ length: 11 }, (_, i): Point => {
    const a = start + (i / 10) * Math.PI * 2 * turns;
    const reach = r * (1 + rng.range(-0.07, 0.07) - i * 0.012);
    return [width / 2 + Math.cos(a) * reach, height * 0.45 + Math.sin(a) * reach];
  });
  return stroke(rng, knots, r * rng.range(0.34, 0.6), ink, paper);
}

/** Running script: one line of loops down the sheet, with two marks beside it. */
function running(rng: Rng, width: number, height: number, ink: string, paper: string): string {
  const short = Math.min(width, height);
  const loops = rng.int(3, 5);
  const knots: Point[] = [];
  for (let i = 0; i <= loops * 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.6;
    const t = i / (loops * 4);
    const wide = short * (0.12 + 0.17 * Math.sin(t * 5 + loops)) * rng.range(0.75, 1.25);
    knots.push([
      width * (0.5 + 0.08 * Math.sin(t * 4)) + Math.cos(a) * wide,
      height * (0.12 + 0.66 * t) + Math.sin(a) * wide * 0.7,
    ]);
  }
  let svg = stroke(rng, knots, short * rng.range(0.08, 0.12), ink, paper);
  for (let i = 0; i < 2; i++) {
    const x = width * rng.pick([0.2, 0.78]);
    const y = height * rng.range(0.2, 0.7);
    svg += stroke(
      rng,
      [
        [x, y],
        [x + short * 0.05, y + short * 0.03],
        [x + short * rng.range(0.04, 0.1), y + short * 0.09],
      ],
      short * 0.055,
      ink,
      paper,
    );
  }
  return svg;
}

/** Invented writing: brush signs in columns, or one large sign. */
export const asemic: Generator = {
  palettes: [
    { paper: '#f4efe3', inks: ['#15151a', '#c23b2a', '#d8cdb8'], ground: '#b8b0a2' },
    { paper: '#efe6d3', inks: ['#1f2f4f', '#c0522f', '#d9c7a0'], ground: '#b5a993' },
    { paper: '#f3f1ec', inks: ['#8f2a22', '#1c1c1f', '#d9c9c0'], ground: '#cfb0a5' },
    { paper: '#ece9df', inks: ['#24382f', '#b9402f', '#c9cdb9'], ground: '#a9ad9c' },
  ],
  sheet: { margin: 0.05, foot: 0.05, deckle: true, mottle: 0.3 },
  draw(rng, canvas) {
    const { width, height, paper } = canvas;
    const short = Math.min(width, height);
    const ink = canvas.ink(0);
    let svg = '';
    const wash = rng.chance(0.5);
    if (wash)
      svg += rect(width * 0.04, height * 0.04, width * 0.92, height * 0.9, {
        fill: canvas.ink(2),
        opacity: 0.45,
      });
    const ground = wash ? '#e4dbc9' : paper;
    const kind = rng.pick([0, 0, 1, 2]);
    if (kind === 0) {
      svg += rng.chance(0.4)
        ? round(rng, width, height, ink, ground)
        : running(rng, width, height, ink, ground);
    } else {
      const columns = Math.round((kind === 1 ? 4 : rng.int(6, 7)) * Math.max(1, width / height));
      const cell = (width * 0.84) / columns;
      const rows = Math.floor((height * 0.84) / (cell * 1.12));
      for (let c = 0; c < columns; c++) {
        const ends = rows - (c === 0 ? rng.int(0, Math.floor(rows / 2)) : 0);
        for (let r = 0; r < ends; r++) {
          svg += sign(
            rng,
            width * 0.08 + (c + 0.5) * cell,
            height * 0.07 + (r + 0.5) * cell * 1.12,
            cell * rng.range(0.8, 0.98),
            rng.chance(0.05) ? canvas.ink(1) : ink,
            ground,
          );
        }
      }
    }
    const s = short * 0.055;
    const sx = width * rng.range(0.08, 0.14);
    const sy = height * 0.86;
    let seal = rect(sx, sy, s, s, { fill: canvas.ink(1), rx: 3 });
    for (let i = 0; i < 3; i++)
      seal += path(
        `M${n(sx + s * 0.2)} ${n(sy + s * (0.25 + i * 0.25))}h${n(s * rng.range(0.3, 0.6))}M${n(sx + s * rng.range(0.25, 0.75))} ${n(sy + s * 0.2)}v${n(s * rng.range(0.25, 0.6))}`,
        { stroke: paper, 'stroke-width': n(s * 0.07) },
      );
    return svg + seal;
  },
};
