import { subDays } from 'date-fns/subDays';
import { marketPeriods, type WireMarket } from '../../shared/contracts/wire/market.ts';
import { mediums } from '../../shared/domain/mediums.ts';
import { priceIndex } from '../../shared/domain/price-index.ts';
import type { Queryable } from '../db/database.ts';
import {
  gatherSalePairs,
  listMostTraded,
  listMovers,
  type MonthlyPairs,
  sumMonthlyVolumes,
} from './market-sales.ts';

/** Two years and the present month. */
const reportedMonths = 25;
const listed = 6;

/** Totals over all sales; expensive, so callers cache it. */
export async function reportMarket(db: Queryable, now: Date): Promise<WireMarket> {
  const last = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const first = last - reportedMonths + 1;
  const since = new Date(Date.UTC(Math.floor(first / 12), first % 12));
  const pairs = await gatherSalePairs(db, since);
  const volumes = await sumMonthlyVolumes(db, since);
  const months = Array.from({ length: reportedMonths }, (_, index) => first + index);
  return {
    asOf: now.toISOString(),
    months: months.map(nameOf),
    indices: [null, ...mediums].flatMap((medium) => indexOf(pairs, medium, first)),
    volumes: months.map((month) => {
      const volume = volumes.find((one) => one.month === month);
      return { sales: volume?.sales ?? 0, valueGbp: volume?.valueGbp ?? 0 };
    }),
    periods: await Promise.all(marketPeriods.map((days) => reportPeriod(db, now, days))),
  };
}

function indexOf(all: readonly MonthlyPairs[], medium: string | null, first: number) {
  const pairs = all.filter((one) => medium === null || one.medium === medium);
  const values = priceIndex(
    pairs.map((one) => ({ ...one, from: one.from - first, to: one.to - first })),
    reportedMonths,
  );
  if (values === null) return [];
  const count = pairs.reduce((sum, one) => sum + one.pairs, 0);
  return [{ medium, values: values.map((value) => Math.round(value * 10) / 10), pairs: count }];
}

async function reportPeriod(db: Queryable, now: Date, days: number) {
  const since = subDays(now, days);
  const risers = await listMovers(db, { since, side: 'risers', limit: listed });
  const fallers = await listMovers(db, { since, side: 'fallers', limit: listed });
  const mostTraded = await listMostTraded(db, { since, limit: listed });
  return { days, risers, fallers, mostTraded };
}

/** '2026-11' of a month counted since the year 0. */
function nameOf(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/**
 * Caches the report. After `freshMs` callers still get the last one while the next is made in the
 * background. A failed report is not cached.
 */
export function cacheMarketReport(
  make: () => Promise<WireMarket>,
  now: () => Date,
  freshMs = 10 * 60_000,
): () => Promise<WireMarket> {
  let kept: { readonly report: Promise<WireMarket>; readonly madeAt: number } | null = null;
  let next: Promise<unknown> | null = null;
  const start = () => {
    const report = make();
    const entry = { report, madeAt: now().getTime() };
    report.catch(() => {
      if (kept === entry) kept = null;
    });
    return entry;
  };
  return () => {
    kept ??= start();
    if (now().getTime() - kept.madeAt > freshMs && next === null) {
      const entry = start();
      next = entry.report
        .then(
          () => {
            kept = entry;
          },
          () => undefined,
        )
        .finally(() => {
          next = null;
        });
    }
    return kept.report;
  };
}
