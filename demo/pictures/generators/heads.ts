import type { Canvas, Generator } from '../generator.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, curve, el, group, line, n, type Point, path, rect } from '../kit/svg.ts';

function cloth(rng: Rng, canvas: Canvas, shape: string, colour: string): string {
  const id = canvas.id('cloth');
  const mark = rng.pick([canvas.ink(4), canvas.ink(0), lighten(colour, 0.5)]);
  const kind = rng.int(0, 3);
  let d = '';
  if (kind === 0) for (let i = -40; i < 60; i++) d += `M${n(i * 24)} 300L${n(i * 24 + 260)} 1100`;
  if (kind === 1)
    for (let i = 0; i < 20; i++)
      for (let k = -8; k < 30; k++) d += `M${n(k * 34 + (i % 2) * 17)} ${n(430 + i * 30)}h0`;
  if (kind === 2)
    for (let i = 0; i < 28; i++)
      d += `M-200 ${n(420 + i * 26)}Q250 ${n(380 + i * 26)} 900 ${n(440 + i * 26)}`;
  return (
    el('defs', {}, el('clipPath', { id }, path(shape, {}))) +
    path(shape, { fill: colour }) +
    group(
      { 'clip-path': `url(#${id})` },
      path(d, {
        fill: 'none',
        stroke: mark,
        'stroke-width': kind === 1 ? 11 : 5,
        'stroke-linecap': 'round',
      }),
    )
  );
}

/** A head in a field 500 wide, centred at 250: two areas of skin that meet in a profile. */
function head(rng: Rng, canvas: Canvas): string {
  const skin = canvas.ink(1);
  const shade = canvas.ink(2);
  const hair = canvas.ink(3);
  const line5 = {
    fill: 'none',
    stroke: darken(hair, 0.3),
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  } as const;
  const long = rng.range(0.92, 1.16);
  const wide = rng.range(104, 128);
  const chin = 300 + 70 * long;
  const top = 120;
  const lean = rng.range(-14, 14);
  const oval: Point[] = [
    [250, top],
    [250 + wide * 0.8, top + 42],
    [250 + wide, 235],
    [250 + wide * 0.72, chin - 62],
    [250 + lean * 0.4, chin],
    [250 - wide * 0.72, chin - 62],
    [250 - wide, 235],
    [250 - wide * 0.8, top + 42],
  ];
  const shoulders = `${curve([
    [-90, 760],
    [-30, 560],
    [130, 500],
    [205, 470],
    [295, 470],
    [370, 500],
    [530, 560],
    [590, 760],
  ])}V1100H-90Z`;
  const nose = rng.range(18, 34) * rng.pick([-1, 1]);
  const brow = 212;
  const tip = 290;
  const lips = tip + 34;
  const profile: Point[] = [
    [250 + lean * 0.3, top],
    [250 - nose * 0.3, brow - 30],
    [250, brow],
    [250 + nose * 0.5, tip - 24],
    [250 + nose, tip],
    [250 + nose * 0.2, tip + 10],
    [250 + nose * 0.25, lips - 10],
    [250 + nose * 0.62, lips],
    [250 + nose * 0.2, lips + 7],
    [250 + nose * 0.55, lips + 17],
    [250 + nose * 0.1, lips + 30],
    [250 + lean * 0.4, chin],
  ];
  const side = nose > 0 ? -1 : 1;
  const style = rng.int(0, 4);
  let behind = '';
  if (style === 0)
    behind = path(
      curve(
        [
          [250, top - 62],
          [250 + wide * 1.35, top + 20],
          [250 + wide * 1.35, 330],
          [250 + wide * 1.2, 500],
          [250 - wide * 1.2, 500],
          [250 - wide * 1.35, 330],
          [250 - wide * 1.35, top + 20],
        ],
        true,
      ),
      { fill: hair },
    );
  if (style === 1) behind = circle(250, top + 56, wide * 1.5, { fill: hair });
  if (style === 2) behind = circle(250 + lean * 3, top - 52, 58, { fill: hair });
  const neck =
    path(`M${n(250 - 46)} ${n(chin - 60)}V490Q250 540 ${n(250 + 46)} 490V${n(chin - 60)}Z`, {
      fill: shade,
    }) +
    path(
      `M${n(250 - 46)} ${n(chin - 40)}Q250 ${n(chin + 50)} ${n(250 + 46)} ${n(chin - 40)}V${n(chin - 66)}H${n(250 - 46)}Z`,
      { fill: darken(shade, 0.25) },
    );
  const skull = canvas.id('skull');
  const beyond = side * wide * 1.6;
  const halfPlane = `${curve(profile)}L${n(250 + beyond)} ${n(chin + 40)}L${n(250 + beyond)} ${n(top - 40)}Z`;
  let face =
    el('clipPath', { id: skull }, path(curve(oval, true), {})) +
    path(curve(oval, true), { fill: skin }) +
    group({ 'clip-path': `url(#${skull})` }, path(halfPlane, { fill: shade }));
  face += path(curve(profile.slice(2, -2)), { ...line5, 'stroke-width': 3.4 });
  const closed = rng.chance(0.3);
  for (const at of [-1, 1]) {
    const ex = 250 + at * wide * 0.46;
    const ey = brow + 26 + at * lean * 0.2;
    const w = 33;
    face += path(
      curve([
        [ex - w, brow - 4 + at * 4],
        [ex, brow - 15],
        [ex + w, brow - 4 - at * 4],
      ]),
      { ...line5, 'stroke-width': 6 },
    );
    if (closed)
      face += path(
        curve([
          [ex - w, ey],
          [ex, ey + 13],
          [ex + w, ey],
        ]),
        line5,
      );
    else {
      face += path(
        `M${n(ex - w)} ${n(ey)}Q${n(ex)} ${n(ey - 25)} ${n(ex + w)} ${n(ey)}Q${n(ex)} ${n(ey + 19)} ${n(ex - w)} ${n(ey)}Z`,
        { fill: canvas.paper, stroke: line5.stroke, 'stroke-width': 3.4 },
      );
      face +=
        circle(ex + nose * 0.18, ey - 2, 10.5, { fill: canvas.ink(4) }) +
        circle(ex + nose * 0.18, ey - 2, 5, { fill: darken(hair, 0.4) });
    }
  }
  const mouth = rng.range(24, 38);
  face +=
    path(
      `M${n(250 - mouth)} ${n(lips + 4)}Q${n(250 - mouth * 0.4)} ${n(lips - 11)} 250 ${n(lips - 3)}Q${n(250 + mouth * 0.4)} ${n(lips - 11)} ${n(250 + mouth)} ${n(lips + 4)}Q250 ${n(lips + 27)} ${n(250 - mouth)} ${n(lips + 4)}Z`,
      { fill: mix(canvas.ink(4), shade, 0.25) },
    ) +
    path(`M${n(250 - mouth)} ${n(lips + 4)}Q250 ${n(lips + 9)} ${n(250 + mouth)} ${n(lips + 4)}`, {
      ...line5,
      'stroke-width': 2.6,
    });
  if (rng.chance(0.5))
    face += circle(250 + side * wide * 0.56, tip + 6, 24, {
      fill: mix(skin, '#d2503e', 0.35),
      opacity: 0.8,
    });
  const fringe = style === 3 ? 0 : rng.range(0.15, 0.55);
  const part = 250 + rng.range(-60, 60);
  const crown: Point[] = [
    [250 - wide * 1.04, 245],
    [250 - wide * 0.95, top + 24],
    [250, top - 26],
    [250 + wide * 0.95, top + 24],
    [250 + wide * 1.04, 245],
    [250 + wide * 0.8, top + 60 + fringe * 40],
    [part, top + 34 + fringe * 50],
    [250 - wide * 0.8, top + 60 + fringe * 40],
  ];
  let hat = path(curve(crown, true, 0.9), { fill: hair });
  if (style === 4)
    hat +=
      path(
        `M${n(250 - wide * 1.5)} ${n(top + 46)}Q250 ${n(top + 84)} ${n(250 + wide * 1.5)} ${n(top + 46)}Q250 ${n(top + 8)} ${n(250 - wide * 1.5)} ${n(top + 46)}Z`,
        { fill: canvas.ink(4) },
      ) +
      path(
        `M${n(250 - wide * 0.8)} ${n(top + 34)}Q${n(250 - wide * 0.8)} ${n(top - 92)} 250 ${n(top - 92)}T${n(250 + wide * 0.8)} ${n(top + 34)}Q250 ${n(top + 62)} ${n(250 - wide * 0.8)} ${n(top + 34)}Z`,
        { fill: canvas.ink(4) },
      );
  const ring = rng.chance(0.6)
    ? [-1, 1]
        .map((at) =>
          circle(250 + at * (wide + 3), 318, 13, {
            fill: 'none',
            stroke: canvas.ink(4),
            'stroke-width': 6,
          }),
        )
        .join('')
    : '';
  return (
    behind +
    cloth(rng, canvas, shoulders, rng.pick([canvas.ink(4), canvas.ink(3), canvas.ink(5)])) +
    neck +
    face +
    hat +
    ring
  );
}

/** Portraits: heads in a few flat colours, two areas of skin and one line. */
export const heads: Generator = {
  palettes: [
    {
      paper: '#f5eee2',
      inks: ['#e9c46a', '#e8a37f', '#c66f52', '#2a2a40', '#d1432f', '#3f6f6a'],
      ground: '#dcb070',
    },
    {
      paper: '#f3efe7',
      inks: ['#8fb3b0', '#b9754f', '#8a4a36', '#1f1a1f', '#f0c05a', '#d9e0d0'],
      ground: '#96a79b',
    },
    {
      paper: '#f4ece6',
      inks: ['#d98f86', '#f0cdb4', '#d99f86', '#5a2733', '#2f5f7f', '#f2e2c9'],
      ground: '#d3988a',
    },
    {
      paper: '#f2efe6',
      inks: ['#3f4f7a', '#9fb0c9', '#6f85ad', '#1b1f33', '#e0763f', '#e9d9b5'],
      ground: '#5c6a8c',
    },
    {
      paper: '#f5f0e4',
      inks: ['#b9c48f', '#7a4a33', '#56301f', '#1c1714', '#e9e0c4', '#c9562f'],
      ground: '#a09a70',
    },
    {
      paper: '#f3eaea',
      inks: ['#efd9d2', '#cf8f9f', '#9f5a78', '#33203f', '#3f8f84', '#f0b96f'],
      ground: '#dbb9b9',
    },
  ],
  sheet: { margin: 0.07, foot: 0.04, mottle: 0.45 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    let svg = rect(0, 0, width, height, { fill: ink(0) });
    const back = rng.int(0, 3);
    if (back === 0) svg += rect(0, height * rng.range(0.45, 0.62), width, height, { fill: ink(5) });
    if (back === 1)
      svg += circle(width * rng.range(0.3, 0.7), height * 0.36, Math.min(width, height) * 0.4, {
        fill: mix(ink(0), canvas.paper, 0.55),
      });
    if (back === 2)
      svg += rect(width * rng.pick([0, 0.58]), 0, width * 0.42, height, {
        fill: darken(ink(0), 0.14),
      });
    const pair = width > height * 1.15;
    const scale = pair ? height / 560 : Math.min(width / 480, height / 590);
    const low = height - 640 * scale;
    const one = (x: number, s: number) =>
      group(
        {
          transform: `translate(${n(x - 250 * s)} ${n(low + (scale - s) * 500)}) rotate(${n(rng.range(-3, 3))} ${n(250 * s)} ${n(300 * s)}) scale(${s.toFixed(3)})`,
        },
        head(rng, { ...canvas, id: (name) => canvas.id(`${name}${Math.round(x)}`) }),
      );
    if (pair) svg += one(width * 0.3, scale * 0.92) + one(width * 0.68, scale);
    else svg += one(width * rng.range(0.47, 0.53), scale);
    return svg + path(line([[0, 0]]), {});
  },
};
