import { createRng, type Rng } from './kit/rng.ts';
import { curve, group, line, type Point, path } from './kit/svg.ts';

const digits: readonly (readonly Point[])[] = [
  [
    [0.5, 0],
    [0.1, 0.3],
    [0.1, 0.75],
    [0.5, 1],
    [0.85, 0.7],
    [0.85, 0.25],
    [0.45, 0],
  ],
  [
    [0.3, 0.2],
    [0.55, 0],
    [0.5, 1],
  ],
  [
    [0.1, 0.2],
    [0.5, 0],
    [0.85, 0.25],
    [0.5, 0.6],
    [0.1, 1],
    [0.9, 0.95],
  ],
  [
    [0.15, 0.1],
    [0.6, 0],
    [0.75, 0.3],
    [0.4, 0.45],
    [0.8, 0.7],
    [0.5, 1],
    [0.1, 0.9],
  ],
  [
    [0.6, 0],
    [0.1, 0.6],
    [0.9, 0.6],
    [0.65, 0.3],
    [0.6, 1],
  ],
  [
    [0.85, 0],
    [0.3, 0.02],
    [0.2, 0.4],
    [0.7, 0.45],
    [0.8, 0.8],
    [0.4, 1],
    [0.1, 0.9],
  ],
  [
    [0.7, 0],
    [0.25, 0.4],
    [0.15, 0.8],
    [0.5, 1],
    [0.8, 0.75],
    [0.5, 0.5],
    [0.2, 0.75],
  ],
  [
    [0.1, 0.05],
    [0.85, 0],
    [0.5, 0.5],
    [0.35, 1],
  ],
  [
    [0.75, 0.15],
    [0.4, 0],
    [0.25, 0.25],
    [0.7, 0.7],
    [0.5, 1],
    [0.2, 0.75],
    [0.75, 0.2],
  ],
  [
    [0.8, 0.25],
    [0.4, 0],
    [0.2, 0.3],
    [0.5, 0.5],
    [0.8, 0.2],
    [0.7, 1],
  ],
];

function numbering(rng: Rng, text: string, size: number): { d: string; width: number } {
  let d = '';
  let x = 0;
  for (const sign of text) {
    const wide = size * 0.52;
    const strokes: readonly Point[] =
      sign === '/'
        ? [
            [0.8, -0.15],
            [0.15, 1.2],
          ]
        : (digits[Number(sign)] ?? []);
    const points = strokes.map(
      ([px, py]): Point => [
        x + px * wide + (1 - py) * size * 0.12 + rng.range(-0.4, 0.4),
        py * size + rng.range(-0.4, 0.4),
      ],
    );
    d += sign === '/' ? line(points) : curve(points);
    x += wide * 1.25;
  }
  return { d, width: x };
}

/** A name as a scrawl. Its seed is the generator's, so that an artist always signs alike. */
function scrawl(rng: Rng, size: number): { d: string; width: number } {
  const words = rng.int(1, 2);
  let x = 0;
  let d = '';
  for (let word = 0; word < words; word++) {
    const points: Point[] = [
      [x + size * 0.2, rng.range(-0.5, 0.2) * size],
      [x + size * 0.05, size * 0.95],
      [x + size * rng.range(0.3, 0.5), rng.range(-0.6, -0.2) * size],
      [x + size * rng.range(0.4, 0.7), size * rng.range(0.6, 1)],
    ];
    x += size * 0.7;
    for (let letter = rng.int(4, 8); letter > 0; letter--) {
      const tall = rng.chance(0.22) ? rng.range(0.7, 1.2) : rng.range(0.15, 0.45);
      const down = rng.chance(0.12) ? rng.range(1.3, 1.7) : rng.range(0.85, 1);
      points.push([x + size * 0.22, size * (0.9 - tall)], [x + size * 0.14, size * down]);
      x += size * rng.range(0.2, 0.42);
    }
    points.push([x + size * rng.range(0.3, 1.1), size * rng.range(0.45, 0.95)]);
    d += curve(points, false, 1.2);
    x += size * 0.75;
  }
  return { d, width: x };
}

type Foot = { left: number; right: number; y: number; size: number };

/** The pencil marks at the foot of a sheet: the number on the left, the name on the right. */
export function drawSignature(
  who: number,
  rng: Rng,
  { left, right, y, size }: Foot,
  editionSize: number | undefined,
): string {
  const pencil = {
    fill: 'none',
    stroke: '#47454a',
    'stroke-width': Math.max(0.7, size * 0.065),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity: 0.78,
  } as const;
  const name = scrawl(createRng(who), size);
  const of = editionSize ?? rng.pick([25, 30, 40, 50, 75, 100]);
  const count = numbering(rng, `${rng.int(1, of)}/${of}`, size * 0.72);
  return group(
    pencil,
    path(name.d, { transform: `translate(${Math.round(right - name.width)} ${Math.round(y)})` }) +
      path(count.d, { transform: `translate(${Math.round(left)} ${Math.round(y + size * 0.25)})` }),
  );
}
