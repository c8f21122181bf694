import { subDays } from 'date-fns/subDays';
import { marketPeriods, type WireMarket } from '../../shared/contracts/wire/market.ts';
import { mediums } from '../../shared/domain/mediums.ts';
import { priceIndex } from '../../shared/domain/price-index.ts';
import type { Database, Queryable } from '../db/database.ts';
import { marketReports } from '../db/schema/market-reports.ts';
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

/** Totals over all sales of two years: the time that it takes grows with them. */
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

/** Milliseconds after which the stored report is made anew. */
const freshMs = 10 * 60_000;

/** Makes the report anew and stores it for every reader, unless the stored one is fresh. */
export async function refreshMarketReport(deps: {
  readonly db: Database;
  readonly now: () => Date;
}): Promise<void> {
  const now = deps.now();
  const [stored] = await deps.db.select({ madeAt: marketReports.madeAt }).from(marketReports);
  if (stored && now.getTime() - stored.madeAt.getTime() < freshMs) return;
  const values = { madeAt: now, report: await reportMarket(deps.db, now) };
  await deps.db
    .insert(marketReports)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: marketReports.id, set: values });
}

/** The stored report; made for each reader until a job has stored one. */
export async function readMarketReport(deps: {
  readonly db: Database;
  readonly now: () => Date;
}): Promise<WireMarket> {
  const [stored] = await deps.db.select({ report: marketReports.report }).from(marketReports);
  return stored?.report ?? reportMarket(deps.db, deps.now());
}
