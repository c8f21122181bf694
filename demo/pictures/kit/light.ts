import { el, fine, n, rect } from './svg.ts';

/** A soft shadow without a blur filter: many faint layers, each a little larger. */
export function softShadow(
  box: { x: number; y: number; width: number; height: number },
  reach: number,
  strength = 0.03,
): string {
  let layers = '';
  for (let i = 12; i >= 0; i--) {
    const grow = (i / 12) * reach;
    layers += rect(
      box.x - grow + reach * 0.28,
      box.y - grow + reach * 0.62,
      box.width + 2 * grow,
      box.height + 2 * grow,
      { rx: n(grow + 1), fill: '#1d1813', opacity: fine(strength) },
    );
  }
  return layers;
}

export function gradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  return el(
    'linearGradient',
    { id, x1, y1, x2, y2 },
    stops
      .map(([offset, colour, opacity = 1]) =>
        el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join(''),
  );
}
