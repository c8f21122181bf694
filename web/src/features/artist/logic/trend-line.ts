import type { ArtistMarketView } from '../../../../../shared/contracts/artists.ts';

type Quarter = ArtistMarketView['trend'][number];

/** In units of the drawing. */
export const trendSize = { width: 640, height: 160, inset: 8 } as const;

export type TrendPoint = { readonly x: number; readonly y: number };

/**
 * Each quarter's point: horizontally by time, so that a quarter without sales leaves a gap;
 * vertically from the lowest median at the bottom to the highest at the top.
 */
export function trendPoints(trend: readonly Quarter[]): TrendPoint[] {
  const places = trend.map(({ start }) => quarterNumber(start));
  const amounts = trend.map(({ median }) => median.amount);
  const { width, height, inset } = trendSize;
  const x = scale(Math.min(...places), Math.max(...places), inset, width - inset);
  const y = scale(Math.min(...amounts), Math.max(...amounts), height - inset, inset);
  return trend.map((_, index) => ({ x: x(places[index] ?? 0), y: y(amounts[index] ?? 0) }));
}

/** Turns '2026-10-01' into 'Q4 2026'. */
export function quarterName(start: string): string {
  return `Q${(quarterNumber(start) % 4) + 1} ${start.slice(0, 4)}`;
}

function quarterNumber(start: string): number {
  const [year, month] = start.split('-').map(Number);
  return (year ?? 0) * 4 + Math.floor(((month ?? 1) - 1) / 3);
}

/** A range of one value maps to the middle. */
function scale(from: number, to: number, low: number, high: number): (value: number) => number {
  if (to <= from) return () => (low + high) / 2;
  return (value) => Math.round((low + ((value - from) / (to - from)) * (high - low)) * 10) / 10;
}
