import type { Generator } from '../generator.ts';
import { mix } from '../kit/colour.ts';
import { circle, el, fine, n, path, rect } from '../kit/svg.ts';

const onCircle = (x: number, y: number, r: number, a: number) =>
  `${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;

/** Charts of an invented sky: orbits, phases and constellations. */
export const celestial: Generator = {
  palettes: [
    { paper: '#141b33', inks: ['#e7cf9a', '#d98f5f', '#f3ead6', '#1f2a4d'], ground: '#1a2340' },
    { paper: '#17171b', inks: ['#d9d3c4', '#c2a25a', '#f2eee4', '#28282e'], ground: '#1f1f24' },
    { paper: '#2a1a2f', inks: ['#efc3a4', '#e2805f', '#f6e6d8', '#3f2745'], ground: '#34223a' },
    { paper: '#10302f', inks: ['#d5d9a8', '#e0a050', '#eef0dd', '#194543'], ground: '#163a38' },
    { paper: '#5b1f1f', inks: ['#f0c896', '#f3e6cf', '#f7efe0', '#74302c'], ground: '#642725' },
  ],
  sheet: { margin: 0, mottle: 0, signed: false },
  draw(rng, canvas) {
    const { width, height, ink, paper } = canvas;
    const short = Math.min(width, height);
    const cx = width * rng.pick([0.5, 0.5, 0.38, 0.62]);
    const cy = height * rng.range(0.4, 0.58);
    const gold = ink(0);
    let dust = '';
    let bright = '';
    for (let i = 0; i < 900; i++) {
      const band = rng.chance(0.5);
      const x = rng.range(0, width);
      const y = band
        ? height * (0.15 + 0.7 * (x / width)) + rng.gauss(0, height * 0.09)
        : rng.range(0, height);
      if (rng.chance(0.93)) dust += `M${n(x)} ${n(y)}h0`;
      else bright += `M${n(x)} ${n(y)}h0`;
    }
    const round = { fill: 'none', 'stroke-linecap': 'round' } as const;
    const halo = canvas.id('halo');
    let svg = el(
      'defs',
      {},
      el(
        'radialGradient',
        { id: halo },
        el('stop', { offset: 0, 'stop-color': ink(3) }) +
          el('stop', { offset: 1, 'stop-color': paper }),
      ),
    );
    svg +=
      rect(0, 0, width, height, { fill: paper }) +
      circle(cx, cy, short * 0.62, { fill: `url(#${halo})` });
    svg +=
      path(dust, { ...round, stroke: ink(2), 'stroke-width': 1.3, opacity: 0.8 }) +
      path(bright, { ...round, stroke: ink(2), 'stroke-width': 2.9 });
    const orbits = rng.int(5, 9);
    for (let i = 0; i < orbits; i++) {
      const r = short * (0.15 + (0.33 * (i + rng.range(0.2, 0.8))) / orbits);
      svg += circle(cx, cy, r, {
        fill: 'none',
        stroke: gold,
        'stroke-width': i === orbits - 1 ? 2.6 : 1.5,
        opacity: 0.85,
        'stroke-dasharray': rng.chance(0.25) ? '2 6' : undefined,
      });
      const ticks = rng.chance(0.35) ? rng.pick([36, 60, 72]) : 0;
      let d = '';
      for (let k = 0; k < ticks; k++) {
        const a = (k / ticks) * Math.PI * 2;
        d += `M${onCircle(cx, cy, r, a)}L${onCircle(cx, cy, r + (k % 6 === 0 ? 11 : 5), a)}`;
      }
      if (d) svg += path(d, { stroke: gold, 'stroke-width': 1.5 });
      const a = rng.range(0, 6.28);
      const px = cx + Math.cos(a) * r;
      const py = cy + Math.sin(a) * r;
      const size = short * rng.range(0.012, 0.042);
      svg +=
        circle(px, py, size + 4, { fill: paper }) +
        circle(px, py, size, { fill: rng.chance(0.3) ? ink(1) : gold });
      if (size > short * 0.02) {
        svg += path(
          `M${n(px)} ${n(py - size)}A${n(size)} ${n(size)} 0 0 1 ${n(px)} ${n(py + size)}A${n(size * rng.range(1.3, 3))} ${n(size * 1.4)} 0 0 0 ${n(px)} ${n(py - size)}Z`,
          { fill: mix(paper, gold, 0.25) },
        );
        if (rng.chance(0.5))
          svg += el('ellipse', {
            cx: n(px),
            cy: n(py),
            rx: n(size * 1.9),
            ry: n(size * 0.5),
            fill: 'none',
            stroke: gold,
            'stroke-width': 1.3,
            transform: `rotate(${n(rng.range(-40, 40))} ${n(px)} ${n(py)})`,
          });
      }
    }
    const sun = short * rng.range(0.05, 0.1);
    let rays = '';
    const count = rng.pick([16, 24, 32]);
    for (let k = 0; k < count; k++) {
      const a = (k / count) * Math.PI * 2;
      rays += `M${onCircle(cx, cy, sun * 1.2, a)}L${onCircle(cx, cy, sun * (k % 2 === 0 ? 1.9 : 1.5), a)}`;
    }
    svg +=
      path(rays, { stroke: ink(1), 'stroke-width': 1.8, 'stroke-linecap': 'round' }) +
      circle(cx, cy, sun, { fill: ink(1) });
    for (let c = rng.int(3, 5); c > 0; c--) {
      const bx = width * rng.range(0.12, 0.88);
      const by = rng.chance(0.5) ? height * rng.range(0.06, 0.2) : height * rng.range(0.8, 0.94);
      let x = bx;
      let y = by;
      let joined = `M${n(x)} ${n(y)}`;
      let stars = '';
      for (let k = rng.int(4, 7); k > 0; k--) {
        const big = rng.range(4, 10);
        stars += path(
          `M${n(x)} ${n(y - big)}L${n(x + big * 0.25)} ${n(y - big * 0.25)}L${n(x + big)} ${n(y)}L${n(x + big * 0.25)} ${n(y + big * 0.25)}L${n(x)} ${n(y + big)}L${n(x - big * 0.25)} ${n(y + big * 0.25)}L${n(x - big)} ${n(y)}L${n(x - big * 0.25)} ${n(y - big * 0.25)}Z`,
          { fill: ink(2) },
        );
        x += rng.range(-0.11, 0.13) * short;
        y += rng.range(-0.06, 0.06) * short;
        if (k > 1) joined += `L${n(x)} ${n(y)}`;
      }
      svg +=
        path(joined, { fill: 'none', stroke: gold, 'stroke-width': 0.9, opacity: 0.8 }) + stars;
    }
    const frame = short * 0.04;
    svg += rect(frame, frame, width - 2 * frame, height - 2 * frame, {
      fill: 'none',
      stroke: gold,
      'stroke-width': 1.8,
    });
    svg += rect(frame + 7, frame + 7, width - 2 * frame - 14, height - 2 * frame - 14, {
      fill: 'none',
      stroke: gold,
      'stroke-width': fine(0.7),
    });
    const phases = rng.pick([7, 9]);
    for (let k = 0; k < phases; k++) {
      const px = width / 2 + (k - (phases - 1) / 2) * short * 0.062;
      const py = height - frame - short * 0.065;
      const r = short * 0.019;
      const lit = Math.cos((k / (phases - 1)) * Math.PI * 2) * r;
      svg += circle(px, py, r, { fill: 'none', stroke: gold, 'stroke-width': 0.9 });
      const sweep = k < phases / 2 ? 1 : 0;
      svg += path(
        `M${n(px)} ${n(py - r)}A${n(r)} ${n(r)} 0 0 ${sweep} ${n(px)} ${n(py + r)}A${n(Math.abs(lit) + 0.1)} ${n(r)} 0 0 ${lit > 0 ? 1 - sweep : sweep} ${n(px)} ${n(py - r)}Z`,
        { fill: gold },
      );
    }
    return svg;
  },
};
