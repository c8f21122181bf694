import { formatMoney, money } from '../../shared/domain/money.ts';
import { sumPeriods } from '../queries/figure-periods.ts';
import { listEmptySearches } from '../queries/list-empty-searches.ts';
import { readFigures } from '../queries/read-figures.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, type Operations } from './operation.ts';

const pounds = (pence: number) => formatMoney(money(pence, 'GBP'));
const average = (value: number | null) => (value === null ? '–' : value.toFixed(1));

export const figureOperations: Operations<'figures show' | 'figures book' | 'figures searches'> = {
  'figures show': {
    async run({ market }, { by = 'day' }) {
      const { madeAt, figures } = await readFigures(market);
      return { asOf: isoOf(madeAt), ...sumPeriods(figures.days, by, madeAt) };
    },
    print({ asOf, periods, total, before }) {
      const named = [
        ...periods.map((period) => ({ name: period.start, sums: period })),
        { name: 'Together', sums: total },
        { name: 'Before', sums: before },
      ];
      const rows = named.map(({ name, sums }) => [
        name,
        String(sums.sales),
        pounds(sums.value),
        pounds(sums.fees),
        String(sums.failed),
        `${sums.listingsSold} of ${sums.listings}`,
        `${sums.bidsAccepted} of ${sums.bids}`,
        average(sums.hoursToApprove),
        average(sums.daysToPayOut),
      ]);
      const headings = ['FROM', 'SALES', 'VALUE', 'FEES', 'FAILED', 'LISTINGS SOLD'];
      const more = ['BIDS ACCEPTED', 'HOURS TO APPROVE', 'DAYS TO PAY OUT'];
      const table = formatTable([...headings, ...more], rows, 'There are no figures.');
      return `As of ${formatInstant(asOf)}\n\n${table}`;
    },
  },
  'figures book': {
    async run({ market }) {
      const { madeAt, figures } = await readFigures(market);
      return { asOf: isoOf(madeAt), ...figures.book };
    },
    print({ asOf, ages, artists }) {
      const aged = ages.map(({ fromDays, toDays, listings, bids }) => [
        toDays === null ? `${fromDays} and more` : `${fromDays} to ${toDays - 1}`,
        String(listings),
        String(bids),
      ]);
      const traded = artists.map(({ name, sales, value, spread }) => [
        name,
        String(sales),
        pounds(value),
        spread === null ? '–' : `${(spread * 100).toFixed(1)} %`,
      ]);
      const none = 'Nothing was sold in 90 days.';
      return [
        `As of ${formatInstant(asOf)}`,
        formatTable(['AGE IN DAYS', 'LISTINGS', 'BIDS'], aged, 'Nothing is open.'),
        formatTable(['ARTIST', 'SALES', 'VALUE', 'SPREAD'], traded, none),
      ].join('\n\n');
    },
  },
  'figures searches': {
    run: ({ market }) => listEmptySearches(market.db, market.now()),
    print(searches) {
      const rows = searches.map(({ query, times, lastDay }) => [query, String(times), lastDay]);
      return formatTable(['SEARCH', 'TIMES', 'LAST'], rows, 'Every search found something.');
    },
  },
};
