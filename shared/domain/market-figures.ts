/** A past sale; the amounts of all sales are in one currency. */
export type DatedSale = {
  /** ISO 8601. */
  readonly soldAt: string;
  readonly amount: number;
};

export type MarketFigures = {
  readonly count: number;
  /** The last twelve months: number, lowest and highest price; null: no sales. */
  readonly year: { readonly count: number; readonly low: number; readonly high: number } | null;
  /**
   * Of the last twelve months, as a fraction of the mean: 0.1 is ten per cent. null: too few sales.
   */
  readonly volatility: number | null;
};

/** Figures from an edition's sales at a moment in epoch milliseconds. */
export function marketFigures(sales: readonly DatedSale[], now: number): MarketFigures {
  const since = twelveMonthsBefore(now);
  const amounts = sales
    .filter(({ soldAt }) => Date.parse(soldAt) >= since)
    .map(({ amount }) => amount);
  return {
    count: sales.length,
    year:
      amounts.length === 0
        ? null
        : { count: amounts.length, low: Math.min(...amounts), high: Math.max(...amounts) },
    volatility: volatility(amounts),
  };
}

/** Standard deviation over mean: `volatility([90, 110])` is 0.1; null for fewer than two prices. */
export function volatility(amounts: readonly number[]): number | null {
  if (amounts.length < 2) return null;
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  if (mean <= 0) return null;
  const squares = amounts.reduce((sum, amount) => sum + (amount - mean) ** 2, 0);
  return Math.sqrt(squares / amounts.length) / mean;
}

/** The same day and time a year before; for 29 February, 1 March. */
function twelveMonthsBefore(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - 1);
}
