import { darken, lighten, mix } from '../kit/colour.ts';
import { gradient } from '../kit/light.ts';
import type { Rng } from '../kit/rng.ts';
import { el, n, path, rect } from '../kit/svg.ts';
import { paperGrain } from '../kit/texture.ts';

/** A lit wall over a skirting board and a floor. */
export function drawRoom(
  rng: Rng,
  tone: string,
  width: number,
  height: number,
  floor: number,
): string {
  const defs =
    paperGrain('plaster', 11, 0.1) +
    gradient(
      'light',
      [0, 0, 0.9, 1],
      [
        [0, '#ffffff', 0.42],
        [0.5, '#ffffff', 0],
        [1, '#1a1510', 0.2],
      ],
    ) +
    gradient(
      'floor',
      [0, 0, 0, 1],
      [
        [0, '#000000', 0.22],
        [0.35, '#000000', 0.02],
        [1, '#000000', 0.16],
      ],
    );
  const boards = rng.pick(['#a58a6c', '#8d8a86', '#b9a58c', '#6d5a4b']);
  let svg = el('defs', {}, defs) + rect(0, 0, width, floor, { fill: tone });
  svg += rect(0, 0, width, floor, { fill: 'url(#light)' });
  svg += rect(0, 0, width, floor, { fill: 'url(#plaster)' });
  // Daylight falls across the wall from a window outside the picture.
  const x = width * rng.range(-0.1, 0.5);
  const lean = width * 0.16;
  for (const [from, to] of [
    [0, 0.16],
    [0.18, 0.34],
  ] as const) {
    const a = x + width * from;
    const b = x + width * to;
    svg += path(
      `M${n(a + lean)} 0L${n(b + lean)} 0L${n(b - lean)} ${n(floor)}L${n(a - lean)} ${n(floor)}Z`,
      {
        fill: '#fff6e4',
        opacity: 0.13,
      },
    );
  }
  svg += rect(0, floor, width, height - floor, { fill: boards });
  for (let i = 1; i < 4; i++) {
    const y = floor + (height - floor) * (i / 4) ** 1.3;
    svg += rect(0, y, width, 1, { fill: darken(boards, 0.5), opacity: 0.35 });
  }
  svg += rect(0, floor, width, height - floor, { fill: 'url(#floor)' });
  svg += rect(0, floor - 15, width, 15, { fill: lighten(tone, 0.4) });
  svg += rect(0, floor - 15, width, 1.2, { fill: darken(tone, 0.4), opacity: 0.5 });
  return svg + rect(0, floor - 1, width, 2, { fill: '#17120d', opacity: 0.5 });
}

/** A bench, a plant or nothing: it shows the scale. */
export function drawFurniture(rng: Rng, width: number, height: number, floor: number): string {
  const kind = rng.int(0, 2);
  const wood = rng.pick(['#b08a5b', '#3b2c22', '#d3c6b1', '#7a5537']);
  if (kind === 0) {
    const w = width * 0.42;
    const x = width * rng.range(0.2, 0.4);
    const top = floor - height * 0.045;
    const leg = (at: number) =>
      rect(at, top + 10, 13, height * 0.115, { fill: darken(wood, 0.35) });
    const shadow = el('ellipse', {
      cx: n(x + w / 2),
      cy: n(top + height * 0.128),
      rx: n(w * 0.55),
      ry: 9,
      fill: '#120d08',
      opacity: 0.22,
    });
    return (
      shadow +
      leg(x + 22) +
      leg(x + w - 35) +
      rect(x, top, w, 13, { fill: wood, rx: 1.5 }) +
      rect(x, top, w, 2.5, { fill: lighten(wood, 0.4), opacity: 0.7 })
    );
  }
  if (kind === 1) {
    const x = width * rng.pick([0.1, 0.87]);
    const pot = '#c2bcb2';
    let leaves = '';
    for (let i = 0; i < 13; i++) {
      const lean = rng.range(-1, 1);
      const tall = height * rng.range(0.14, 0.3);
      const tipX = x + lean * 62;
      const tipY = floor - 26 - tall;
      leaves += path(
        `M${n(x)} ${n(floor - 22)}Q${n(x + lean * 8 - 12)} ${n(floor - tall * 0.7)} ${n(tipX)} ${n(tipY)}Q${n(x + lean * 26 + 12)} ${n(floor - tall * 0.6)} ${n(x)} ${n(floor - 22)}`,
        { fill: mix('#3d5a45', '#71865f', rng.next()) },
      );
    }
    return (
      el('ellipse', {
        cx: n(x + 8),
        cy: n(floor + 24),
        rx: 50,
        ry: 8,
        fill: '#120d08',
        opacity: 0.25,
      }) +
      leaves +
      path(
        `M${n(x - 32)} ${n(floor - 34)}H${n(x + 32)}L${n(x + 24)} ${n(floor + 24)}H${n(x - 24)}Z`,
        { fill: pot },
      ) +
      path(
        `M${n(x + 8)} ${n(floor - 34)}H${n(x + 32)}L${n(x + 24)} ${n(floor + 24)}H${n(x + 6)}Z`,
        { fill: '#000000', opacity: 0.1 },
      )
    );
  }
  return '';
}
