/** Pairs of consecutive sales of the same edition, grouped by their periods. */
export type SalePairs = {
  /** Counted from 0. */
  readonly from: number;
  readonly to: number;
  readonly pairs: number;
  /** Sum over the pairs of ln(later price / earlier price). */
  readonly logGrowth: number;
};

/** With fewer pairs, the index would depend on a few prints. */
export const minPairs = 30;

/** How strongly neighbouring periods pull each other; defines periods without sales. */
const smoothing = 0.5;

/**
 * Repeat-sales price index, 100 in period 0: each edition is compared with itself only. Least
 * squares over all pairs (Bailey, Muth and Nourse, 'A Regression Method for Real Estate Price Index
 * Construction', JASA 58, 1963), smoothed between neighbouring periods. null: too few pairs.
 */
export function priceIndex(gathered: readonly SalePairs[], periods: number): number[] | null {
  const known = gathered.filter(
    ({ from, to, pairs }) => pairs > 0 && from !== to && from >= 0 && to < periods,
  );
  if (known.reduce((sum, { pairs }) => sum + pairs, 0) < minPairs) return null;
  const matrix = Array.from({ length: periods }, () => new Array<number>(periods).fill(0));
  const right = new Array<number>(periods).fill(0);
  const add = (from: number, to: number, weight: number, growth: number) => {
    bump(matrix, to, to, weight);
    bump(matrix, from, from, weight);
    bump(matrix, to, from, -weight);
    bump(matrix, from, to, -weight);
    right[to] = (right[to] ?? 0) + growth;
    right[from] = (right[from] ?? 0) - growth;
  };
  for (const { from, to, pairs, logGrowth } of known) add(from, to, pairs, logGrowth);
  for (let period = 1; period < periods; period += 1) add(period - 1, period, smoothing, 0);
  // Only differences are determined, so period 0 is fixed at zero.
  const logs = solve(
    matrix.slice(1).map((row) => row.slice(1)),
    right.slice(1),
  );
  return [0, ...logs].map((log) => 100 * Math.exp(log));
}

function bump(matrix: number[][], row: number, column: number, by: number): void {
  const cells = matrix[row];
  if (cells) cells[column] = (cells[column] ?? 0) + by;
}

/** Gaussian elimination without pivoting; the matrix is positive definite. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (const [step, pivot] of rows.entries()) {
    for (const row of rows.slice(step + 1)) {
      const factor = (row[step] ?? 0) / (pivot[step] ?? 1);
      for (let column = step; column <= size; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
      }
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let step = size - 1; step >= 0; step -= 1) {
    const row = rows[step] ?? [];
    const known = found.reduce((sum, value, index) => sum + (row[index] ?? 0) * value, 0);
    found[step] = ((row[size] ?? 0) - known) / (row[step] ?? 1);
  }
  return found;
}

/** Growth in percent between two prices, to one decimal place. */
export function growthPercent(before: number, after: number): number {
  return Math.round((after / before - 1) * 1000) / 10;
}
