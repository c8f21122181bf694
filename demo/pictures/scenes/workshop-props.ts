import { darken, lighten, mix } from '../kit/colour.ts';
import type { Rng } from '../kit/rng.ts';
import { el, group, n, path, rect } from '../kit/svg.ts';

export function inkTin(x: number, floor: number, size: number, ink: string): string {
  const h = size * 0.8;
  return (
    el('ellipse', {
      cx: n(x + size * 0.15),
      cy: n(floor),
      rx: n(size * 0.62),
      ry: n(size * 0.12),
      fill: '#100b07',
      opacity: 0.3,
    }) +
    path(
      `M${n(x - size / 2)} ${n(floor - h)}V${n(floor - 2)}A${n(size / 2)} ${n(size * 0.13)} 0 0 0 ${n(x + size / 2)} ${n(floor - 2)}V${n(floor - h)}Z`,
      { fill: '#b7b2a9' },
    ) +
    rect(x - size / 2, floor - h * 0.72, size, h * 0.42, { fill: mix(ink, '#ffffff', 0.05) }) +
    rect(x + size * 0.14, floor - h, size * 0.36, h, { fill: '#000000', opacity: 0.12 }) +
    el('ellipse', {
      cx: n(x),
      cy: n(floor - h),
      rx: n(size / 2),
      ry: n(size * 0.13),
      fill: '#dcd8d0',
    }) +
    el('ellipse', { cx: n(x), cy: n(floor - h), rx: n(size * 0.42), ry: n(size * 0.1), fill: ink })
  );
}

export function brushJar(
  rng: Rng,
  x: number,
  floor: number,
  size: number,
  inks: readonly string[],
): string {
  let svg = '';
  for (let i = 0; i < 6; i++) {
    const lean = rng.range(-0.5, 0.5) * size;
    const tall = size * rng.range(1.6, 2.3);
    const foot = x + lean * 0.25;
    svg += path(`M${n(foot)} ${n(floor - size * 0.3)}L${n(foot + lean)} ${n(floor - tall)}`, {
      stroke: rng.pick(['#c9a878', '#a33b2c', '#2f2a26', '#d9c7a4']),
      'stroke-width': n(size * 0.07),
      'stroke-linecap': 'round',
    });
    const tip = { x: foot + lean, y: floor - tall };
    svg += path(
      `M${n(tip.x - size * 0.06)} ${n(tip.y)}L${n(tip.x + lean * 0.05)} ${n(tip.y - size * 0.34)}L${n(tip.x + size * 0.07)} ${n(tip.y)}Z`,
      { fill: rng.pick(inks) },
    );
  }
  return (
    svg +
    path(
      `M${n(x - size * 0.42)} ${n(floor - size)}L${n(x - size * 0.36)} ${n(floor)}H${n(x + size * 0.36)}L${n(x + size * 0.42)} ${n(floor - size)}Z`,
      { fill: '#e6e3dc', opacity: 0.93 },
    ) +
    path(
      `M${n(x + size * 0.12)} ${n(floor - size)}L${n(x + size * 0.12)} ${n(floor)}H${n(x + size * 0.36)}L${n(x + size * 0.42)} ${n(floor - size)}Z`,
      { fill: '#000000', opacity: 0.09 },
    )
  );
}

export function brayer(x: number, y: number, size: number, ink: string): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)})` },
    el('ellipse', {
      cx: n(size * 0.4),
      cy: n(size * 0.24),
      rx: n(size),
      ry: n(size * 0.1),
      fill: '#100b07',
      opacity: 0.25,
    }) +
      path(
        `M${n(size * 0.5)} 0C${n(size * 0.9)} ${n(-size * 0.2)} ${n(size * 0.7)} ${n(-size * 0.5)} ${n(size * 1.1)} ${n(-size * 0.5)}L${n(size * 1.7)} ${n(-size * 0.72)}`,
        { fill: 'none', stroke: '#8a8882', 'stroke-width': n(size * 0.07) },
      ) +
      path(`M${n(size * 1.05)} ${n(-size * 0.5)}L${n(size * 1.9)} ${n(-size * 0.8)}`, {
        stroke: '#9c6b3e',
        'stroke-width': n(size * 0.2),
        'stroke-linecap': 'round',
      }) +
      rect(-size * 0.55, -size * 0.2, size * 1.1, size * 0.42, {
        rx: n(size * 0.16),
        fill: darken(ink, 0.15),
      }) +
      rect(-size * 0.55, -size * 0.14, size * 1.1, size * 0.1, {
        rx: n(size * 0.05),
        fill: lighten(ink, 0.35),
        opacity: 0.6,
      }),
  );
}
