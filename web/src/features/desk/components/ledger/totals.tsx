import { useState } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { minorPerMajor } from '../../../../../../shared/domain/money.ts';
import { periodName } from '../../../../../../shared/domain/periods.ts';
import { saveCsv } from '../../../../lib/save-csv.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { never, useOperation } from '../../hooks/use-operation.ts';
import { accountWords, sumOf } from '../../logic/ledger-words.ts';
import { recentPeriods } from '../../logic/recent-periods.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';

type Totals = AnswerOf<'ledger totals'>;

/** What moved on each account in a month or a year. */
export function Totals() {
  const periods = recentPeriods(new Date());
  const [period, setPeriod] = useState(periods[0] ?? '');
  const read = useOperation('ledger totals', { period }, () => never, { keepsPrevious: false });
  const { data } = read;
  return (
    <section className={desk.group}>
      <h2 className={desk.subtitle}>By month</h2>
      <div className={desk.choice}>
        <SelectField
          label="Month or year"
          onChange={({ target }) => setPeriod(target.value)}
          options={periods.map((value) => ({ value, label: periodName(value) }))}
          value={period}
        />
        {data && <Button onClick={() => save(data, period)}>Save as CSV</Button>}
      </div>
      <Loaded
        failedTitle="We couldn’t load the totals"
        loading={<LoadingBlock label="Loading the totals" />}
        read={read}
      >
        {(totals) => (
          <DataTable
            columns={[
              { heading: 'Account', cell: ({ account }) => accountWords[account] },
              {
                heading: 'Before',
                cell: (one) => sumOf(one.opening, one.currency),
                isNumber: true,
              },
              { heading: 'Debits', cell: (one) => sumOf(one.debits, one.currency), isNumber: true },
              {
                heading: 'Credits',
                cell: (one) => sumOf(-one.credits, one.currency),
                isNumber: true,
              },
              { heading: 'After', cell: (one) => sumOf(one.closing, one.currency), isNumber: true },
            ]}
            keyOf={({ account, currency }) => `${account}:${currency}`}
            label="Totals by account"
            rows={totals}
            whenEmpty="Nothing was posted yet"
          />
        )}
      </Loaded>
    </section>
  );
}

function save(totals: Totals, period: string): void {
  const rows = totals.map(({ account, currency, opening, debits, credits, closing }) => ({
    ...{ account: accountWords[account], currency },
    before: opening / minorPerMajor,
    debits: debits / minorPerMajor,
    credits: credits / minorPerMajor,
    after: closing / minorPerMajor,
  }));
  saveCsv(`ledger-${period}.csv`, rows);
}
