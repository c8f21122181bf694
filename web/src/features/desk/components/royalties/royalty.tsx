import { useState } from 'react';
import { apiPath } from '../../../../../../shared/api/call.ts';
import { downloadRoyaltyStatement } from '../../../../../../shared/api/papers.ts';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import {
  type Currency,
  formatMoney,
  money,
  toMajor,
} from '../../../../../../shared/domain/money.ts';
import { periodName } from '../../../../../../shared/domain/periods.ts';
import { formatDate } from '../../../../lib/format/dates.ts';
import { saveCsv } from '../../../../lib/save-csv.ts';
import { Button, ButtonAnchor } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { refreshInterval, useOperation } from '../../hooks/use-operation.ts';
import { deskPath } from '../../logic/places.ts';
import { recentPeriods } from '../../logic/recent-periods.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';
import { Facts } from '../facts.tsx';
import { Proposals } from '../proposals.tsx';
import { Section } from '../section.tsx';
import { RecordPayment } from './record-payment.tsx';

type Props = { readonly id: number; readonly session: DeskSession };
type Shown = AnswerOf<'royalties show'>;

/** The royalties of an artist in a month or a year, and how they are paid. */
export function Royalty({ id, session }: Props) {
  const periods = recentPeriods(new Date());
  const [period, setPeriod] = useState(periods[0] ?? '');
  const ofPeriod = { keepsPrevious: false };
  const read = useOperation('royalties show', { id, period }, () => refreshInterval, ofPeriod);
  const { data } = read;
  return (
    <Section title={data?.artist ?? 'Royalties'}>
      <div className={desk.choice}>
        <SelectField
          label="Month or year"
          onChange={({ target }) => setPeriod(target.value)}
          options={periods.map((value) => ({ value, label: periodName(value) }))}
          value={period}
        />
        <ButtonAnchor download href={apiPath(downloadRoyaltyStatement, id, period)}>
          Statement (PDF)
        </ButtonAnchor>
        {data && <Button onClick={() => save(data, period)}>Save as CSV</Button>}
      </div>
      <Loaded
        failedTitle="We couldn’t load the royalties"
        loading={<LoadingBlock label="Loading the royalties" />}
        read={read}
      >
        {(shown) => (
          <>
            <Proposals proposals={shown.proposals} session={session} />
            {shown.sums.map(({ currency, ...sum }) => (
              <Facts
                facts={[
                  ['Owed before', sumOf(sum.opening, currency)],
                  ['Royalties', sumOf(sum.earned, currency)],
                  ['Paid', sumOf(sum.paid, currency)],
                  ['Owed after', sumOf(sum.closing, currency)],
                ]}
                key={currency}
                label={`In ${currency}`}
                level={2}
              />
            ))}
            <Movements movements={shown.movements} />
            {mayRun(session.roles, 'treasurer') && <RecordPayment id={id} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

const sumOf = (amount: number, currency: Currency) => formatMoney(money(amount, currency));

function Movements({ movements }: Pick<Shown, 'movements'>) {
  return (
    <DataTable
      columns={[
        {
          heading: 'Date',
          cell: ({ at }) => <span className={desk.nowrap}>{formatDate(at)}</span>,
        },
        {
          heading: 'What',
          cell: ({ orderId, reference }) =>
            orderId === null ? (
              `Paid, ${reference ?? ''}`
            ) : (
              <Link to={deskPath('orders', orderId)}>Order {orderId}</Link>
            ),
        },
        { heading: 'Artwork', cell: ({ title }) => title ?? '' },
        {
          heading: 'Amount',
          cell: ({ amount, currency }) => sumOf(amount, currency),
          isNumber: true,
        },
      ]}
      keyOf={(one) => Object.values(one).join()}
      label="Royalties and payments"
      rows={movements}
      whenEmpty="Nothing in this time"
    />
  );
}

function save({ id, movements }: Shown, period: string): void {
  const rows = movements.map(({ amount, currency, ...one }) => ({
    ...{ ...one, currency },
    amount: toMajor(money(amount, currency).amount),
  }));
  saveCsv(`royalties-artist-${id}-${period}.csv`, rows);
}
