import type { FigureStep, MarketSums } from '../../../../../shared/desk/figures.ts';
import { formatMoney, minorPerMajor, money } from '../../../../../shared/domain/money.ts';

export const pounds = (pence: number): string => formatMoney(money(pence, 'GBP'));

/** '12.5 %'; a dash for no share. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}

export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

const average = (value: number | null, unit: string) =>
  value === null ? '–' : `${value.toFixed(1)} ${unit}`;

type Tile = { readonly name: string; readonly figure: string; readonly change: string };

/** The sums as an owner asks for them, each against the periods before. */
export function tilesOf(now: MarketSums, before: MarketSums): Tile[] {
  const sellThrough = (sums: MarketSums) => shareOf(sums.listingsSold, sums.listings);
  return [
    { name: 'Value sold', figure: pounds(now.value), change: growth(now.value, before.value) },
    { name: 'Our fees', figure: pounds(now.fees), change: growth(now.fees, before.fees) },
    { name: 'Sales', figure: String(now.sales), change: growth(now.sales, before.sales) },
    {
      name: 'Listings that sold',
      figure: percent(sellThrough(now)),
      change: `${percent(sellThrough(before))} before`,
    },
    {
      name: 'From listing to approval',
      figure: average(now.hoursToApprove, 'hours'),
      change: `${average(before.hoursToApprove, 'hours')} before`,
    },
    {
      name: 'From sale to payout',
      figure: average(now.daysToPayOut, 'days'),
      change: `${average(before.daysToPayOut, 'days')} before`,
    },
  ];
}

function growth(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'None before' : 'The first';
  const change = Math.round((now / before - 1) * 100);
  return change === 0 ? 'As before' : `${change > 0 ? '+' : '−'}${Math.abs(change)} % on before`;
}

type Period = MarketSums & { readonly start: string };

const names = {
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** '3 Nov', or 'Nov 2026'. */
export function periodName(start: string, by: FigureStep): string {
  return names[by].format(new Date(`${start}T00:00:00Z`));
}

/** Rows for a spreadsheet, money in pounds. */
export function periodRows(periods: readonly Period[]) {
  return periods.map((one) => ({
    From: one.start,
    Sales: one.sales,
    'Value in GBP': one.value / minorPerMajor,
    'Fees in GBP': one.fees / minorPerMajor,
    'Fell through': one.failed,
    Listings: one.listings,
    'Listings sold': one.listingsSold,
    Bids: one.bids,
    'Bids accepted': one.bidsAccepted,
    'Hours to approve': one.hoursToApprove,
    'Days to pay out': one.daysToPayOut,
  }));
}
