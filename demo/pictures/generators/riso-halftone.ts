import type { Canvas, Generator } from '../generator.ts';
import { clamp } from '../kit/polygon.ts';
import type { Rng } from '../kit/rng.ts';
import { circle, el, fine, group, n, path, rect } from '../kit/svg.ts';

type Tone = (x: number, y: number) => number;
type Box = { x: number; y: number; w: number; h: number };
type Body = { box: Box; outline: string; shade: Tone; base: number };

/** Dots on a rotated grid over a box, grouped by size into one path each. */
function dots(
  rng: Rng,
  { x: left, y: top, w, h }: Box,
  pitch: number,
  turn: number,
  tone: Tone,
): string {
  const sizes = Array.from({ length: 11 }, () => '');
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.ceil(Math.hypot(w, h) / pitch / 2) + 1;
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const x = left + w / 2 + (i * cos - j * sin) * pitch;
      const y = top + h / 2 + (i * sin + j * cos) * pitch;
      if (x < left - pitch || y < top - pitch || x > left + w + pitch || y > top + h + pitch)
        continue;
      const size = Math.round(clamp(tone(x, y) + rng.range(-0.02, 0.02), 0, 1) ** 0.6 * 10);
      if (size > 0) sizes[size] += `M${n(x)} ${n(y)}h0`;
    }
  }
  return sizes
    .map((d, size) => (d ? path(d, { 'stroke-width': fine((size / 10) * pitch * 1.3) }) : ''))
    .join('');
}

function makeBody(
  rng: Rng,
  kind: 'ball' | 'post' | 'cone' | 'slab' | 'arch',
  x: number,
  foot: number,
  short: number,
): Body {
  const base = rng.int(0, 1);
  if (kind === 'ball') {
    const r = short * rng.range(0.11, 0.19);
    const shade: Tone = (px, py) => {
      const [dx, dy] = [(px - x) / r, (py - (foot - r)) / r];
      const z = Math.sqrt(Math.max(0, 1 - dx * dx - dy * dy));
      return clamp(0.75 - (-dx * 0.55 - dy * 0.6 + z * 0.55) * 0.95, 0, 0.95);
    };
    return {
      box: { x: x - r, y: foot - 2 * r, w: 2 * r, h: 2 * r },
      outline: `M${n(x - r)} ${n(foot - r)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`,
      shade,
      base,
    };
  }
  const w = short * rng.range(0.07, 0.12) * (kind === 'arch' ? 1.7 : 1);
  const h = short * rng.range(0.3, 0.52) * (kind === 'slab' || kind === 'arch' ? 0.75 : 1);
  const ry = w * 0.28;
  const box = { x: x - w, y: foot - h - ry, w: 2 * w, h: h + 2 * ry };
  const round: Tone = (px) => clamp(0.05 + ((px - x) / w + 0.35) * 0.62, 0, 0.95);
  const ends = `A${n(w)} ${n(ry)} 0 0 0 ${n(x + w)} ${n(foot)}`;
  if (kind === 'cone') {
    return {
      box,
      outline: `M${n(x)} ${n(foot - h)}L${n(x - w)} ${n(foot)}${ends}Z`,
      shade: (px, py) =>
        clamp(0.1 + ((px - x) / (w * clamp((py - foot + h) / h, 0.05, 1)) + 0.3) * 0.6, 0, 0.95),
      base,
    };
  }
  if (kind === 'post') {
    return {
      box,
      outline: `M${n(x - w)} ${n(foot - h)}V${n(foot)}${ends}V${n(foot - h)}A${n(w)} ${n(ry)} 0 0 0 ${n(x - w)} ${n(foot - h)}Z`,
      shade: (px, py) =>
        ((px - x) / w) ** 2 + ((py - foot + h) / ry) ** 2 < 1 ? 0.02 : round(px, py),
      base,
    };
  }
  if (kind === 'arch') {
    const r = w * 0.5;
    return {
      box,
      outline: `M${n(x - w)} ${n(foot)}V${n(foot - h + w)}A${n(w)} ${n(w)} 0 0 1 ${n(x + w)} ${n(foot - h + w)}V${n(foot)}H${n(x + r)}V${n(foot - h + w)}A${n(r)} ${n(r)} 0 0 0 ${n(x - r)} ${n(foot - h + w)}V${n(foot)}Z`,
      shade: (px, py) => clamp(0.1 + (px - x) / w / 2 + (py > foot - h * 0.2 ? 0.1 : 0), 0, 0.9),
      base,
    };
  }
  const lid = w * 0.5;
  return {
    box: { ...box, y: foot - h - lid, h: h + lid },
    outline: `M${n(x - w)} ${n(foot)}V${n(foot - h)}L${n(x - w * 0.3)} ${n(foot - h - lid)}H${n(x + w)}V${n(foot - lid)}L${n(x + w * 0.4)} ${n(foot)}Z`,
    shade: (px, py) =>
      px > x + w * 0.4 - clamp(foot - h - py, 0, 0) && py > foot - h - (px - x - w * 0.4)
        ? 0.82
        : py < foot - h
          ? 0
          : 0.22,
    base,
  };
}

function printBody(canvas: Canvas, rng: Rng, body: Body, pitch: number, i: number): string {
  const clip = canvas.id(`b${i}`);
  const slip = () => `translate(${n(rng.range(-3, 3))} ${n(rng.range(-3, 3))})`;
  return (
    el('clipPath', { id: clip }, path(body.outline, {})) +
    path(body.outline, { fill: canvas.paper }) +
    path(body.outline, { fill: canvas.ink(body.base), transform: slip() }) +
    group(
      { 'clip-path': `url(#${clip})` },
      group(
        { stroke: canvas.ink(2), fill: 'none', 'stroke-linecap': 'round' },
        dots(rng, body.box, pitch, 0.79, body.shade),
      ),
    )
  );
}

/** Risograph: solids on an empty plain, flat spot colours and coarse dots, misregistered. */
export const risoHalftone: Generator = {
  palettes: [
    { paper: '#f6f1e4', inks: ['#ffc845', '#f2665e', '#24549c'], ground: '#e8b98a' },
    { paper: '#f4f0e8', inks: ['#f3a6b8', '#2a9d8a', '#44317a'], ground: '#c6a9b8' },
    { paper: '#f5f2e9', inks: ['#a9d6c4', '#f0743e', '#1f3b4f'], ground: '#c5b99a' },
    { paper: '#f6f0e6', inks: ['#f6d75c', '#3fa0c4', '#b3324f'], ground: '#d9b98a' },
    { paper: '#f3efe6', inks: ['#f4b58a', '#5b7f4a', '#4a2b4f'], ground: '#cfa98c' },
  ],
  sheet: { margin: 0.07, foot: 0.03, mottle: 0.5 },
  draw(rng, canvas) {
    const { width, height, ink } = canvas;
    const short = Math.min(width, height);
    const pitch = short / 82;
    const ground = height * rng.range(0.6, 0.72);
    const screen = {
      fill: 'none',
      'stroke-linecap': 'round',
      style: 'mix-blend-mode:multiply',
    } as const;
    const slip = () => `translate(${n(rng.range(-3, 3))} ${n(rng.range(-3, 3))})`;
    const sky = { x: 0, y: 0, w: width, h: ground };
    const plain = { x: 0, y: ground, w: width, h: height - ground };
    const under = rng.chance(0.5);
    let svg = group(
      { stroke: ink(0), ...screen, transform: slip() },
      dots(rng, sky, pitch, 0.26, (_, y) => 0.06 + 0.75 * (under ? y / ground : 1 - y / ground)),
    );
    svg += group(
      { stroke: ink(1), ...screen, transform: slip() },
      dots(rng, sky, pitch, 1.05, (_, y) => 0.5 - 0.62 * (y / ground)),
    );
    svg += rect(0, ground, width, height - ground, { fill: ink(0), transform: slip() });
    svg += group(
      { stroke: ink(1), ...screen },
      dots(rng, plain, pitch, 1.05, (_, y) => 0.55 * ((y - ground) / (height - ground)) ** 1.4),
    );
    svg += circle(
      width * rng.range(0.15, 0.85),
      height * rng.range(0.14, 0.32),
      short * rng.range(0.08, 0.17),
      { fill: ink(1), style: 'mix-blend-mode:multiply', transform: slip() },
    );
    const count = rng.int(2, 4);
    const kinds = rng.shuffle(['ball', 'post', 'cone', 'slab', 'ball', 'arch'] as const);
    const bodies = kinds
      .slice(0, count)
      .map((kind, i) =>
        makeBody(
          rng,
          kind,
          width * ((i + 0.5) / count + rng.range(-0.07, 0.07)),
          ground + (height - ground) * rng.range(0.14, 0.66),
          short,
        ),
      )
      .sort((a, b) => a.box.y + a.box.h - b.box.y - b.box.h);
    for (const { box } of bodies) {
      const foot = box.y + box.h * 0.94;
      const rx = box.w * 0.5 + box.h * rng.range(0.32, 0.5);
      const ry = box.w * 0.2;
      const mid = box.x + rx;
      const cast = { x: box.x, y: foot - ry, w: 2 * rx, h: 2 * ry };
      const shade: Tone = (x, y) => {
        const d = ((x - mid) / rx) ** 2 + ((y - foot) / ry) ** 2;
        return d < 1 ? 0.66 - (0.4 * (x - box.x)) / (2 * rx) : 0;
      };
      svg += group({ stroke: ink(2), ...screen }, dots(rng, cast, pitch, 0.79, shade));
    }
    for (const [i, body] of bodies.entries()) svg += printBody(canvas, rng, body, pitch, i);
    return svg;
  },
};
