function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `amount` of b in a, 0 to 1; both as #rrggbb. */
export function mix(a: string, b: string, amount: number): string {
  const from = channels(a);
  const to = channels(b);
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? value) - value) * amount));
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

export const darken = (hex: string, amount: number) => mix(hex, '#0d0b10', amount);
export const lighten = (hex: string, amount: number) => mix(hex, '#fffdf8', amount);

/** Perceived lightness, 0 to 1. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
