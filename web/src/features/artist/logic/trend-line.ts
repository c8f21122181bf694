import type { ArtistMarketView } from '../../../../../shared/contracts/artists.ts';

type Quarter = ArtistMarketView['trend'][number];

/** Units of the drawing. */
export const trendSize = { width: 640, height: 160, inset: 8 } as const;

export type TrendPoint = { readonly x: number; readonly y: number };

/**
 * Where each quarter's median lies in the drawing: quarters by their time, so that one without a
 * sale leaves its room; the lowest median at the foot, the highest at the head.
 */
export function trendPoints(trend: readonly Quarter[]): TrendPoint[] {
  const places = trend.map(({ start }) => quarterNumber(start));
  const amounts = trend.map(({ median }) => median.amount);
  const { width, height, inset } = trendSize;
  const x = scale(Math.min(...places), Math.max(...places), inset, width - inset);
  const y = scale(Math.min(...amounts), Math.max(...amounts), height - inset, inset);
  return trend.map((_, index) => ({ x: x(places[index] ?? 0), y: y(amounts[index] ?? 0) }));
}

/** '2026-10-01' is 'Q4 2026'. */
export function quarterName(start: string): string {
  return `Q${(quarterNumber(start) % 4) + 1} ${start.slice(0, 4)}`;
}

function quarterNumber(start: string): number {
  const [year, month] = start.split('-').map(Number);
  return (year ?? 0) * 4 + Math.floor(((month ?? 1) - 1) / 3);
}

/** What is all the same lies in the middle. */
function scale(from: number, to: number, low: number, high: number): (value: number) => number {
  if (to <= from) return () => (low + high) / 2;
  return (value) => Math.round((low + ((value - from) / (to - from)) * (high - low)) * 10) / 10;
}
