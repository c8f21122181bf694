import type { FigureStep, MarketSums } from '../../shared/desk/figures.ts';
import type { DaySums } from '../db/schema/figures.ts';

/** Periods that are shown, and as many before. */
export const shownPeriods: Readonly<Record<FigureStep, number>> = { day: 30, month: 12 };

type Summed = {
  readonly periods: (MarketSums & { readonly start: string })[];
  readonly total: MarketSums;
  readonly before: MarketSums;
};

/** Adds days up to periods in UTC; the last one is that of `now`. */
export function sumPeriods(days: readonly DaySums[], by: FigureStep, now: Date): Summed {
  const count = shownPeriods[by];
  const starts = Array.from({ length: 2 * count + 1 }, (_, index) =>
    dayOf(startOf(by, now, index - 2 * count + 1)),
  );
  const between = (from: number, to: number) => {
    const [first = '', end = ''] = [starts[from], starts[to]];
    return sumsOf(days.filter(({ day }) => day >= first && day < end));
  };
  return {
    periods: starts.slice(count, -1).map((start, index) => {
      return { start, ...between(count + index, count + index + 1) };
    }),
    total: between(count, 2 * count),
    before: between(0, count),
  };
}

function startOf(by: FigureStep, now: Date, steps: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  if (by === 'month') return new Date(Date.UTC(year, month + steps));
  return new Date(Date.UTC(year, month, now.getUTCDate() + steps));
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function sumsOf(days: readonly DaySums[]): MarketSums {
  const sum = (field: Exclude<keyof DaySums, 'day'>) =>
    days.reduce((all, one) => all + one[field], 0);
  const average = (total: number, count: number) =>
    count === 0 ? null : Math.round((total / count) * 10) / 10;
  return {
    sales: sum('sales'),
    value: sum('value'),
    fees: sum('fees'),
    failed: sum('failed'),
    listings: sum('listings'),
    listingsSold: sum('listingsSold'),
    bids: sum('bids'),
    bidsAccepted: sum('bidsAccepted'),
    hoursToApprove: average(sum('approvalHours'), sum('approved')),
    daysToPayOut: average(sum('payoutDays'), sum('paidOut')),
  };
}
