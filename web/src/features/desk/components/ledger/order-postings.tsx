import { formatDateTime } from '../../../../lib/format/dates.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { accountWords, sumOf, transactionWords } from '../../logic/ledger-words.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';

/** Whose an order's money was at each step. */
export function OrderPostings({ orderId }: { readonly orderId: number }) {
  const read = useOperation('ledger show', { id: orderId });
  return (
    <section className={desk.group}>
      <h2 className={desk.subtitle}>Ledger</h2>
      <Loaded
        failedTitle="We couldn’t load what was posted"
        loading={<LoadingBlock label="Loading what was posted" />}
        read={read}
      >
        {(postings) => (
          <DataTable
            columns={[
              {
                heading: 'When',
                cell: ({ at }) => at && <span className={desk.nowrap}>{formatDateTime(at)}</span>,
              },
              { heading: 'What', cell: ({ what }) => what },
              { heading: 'Account', cell: ({ account }) => account },
              { heading: 'Debit', cell: ({ debit }) => debit, isNumber: true },
              { heading: 'Credit', cell: ({ credit }) => credit, isNumber: true },
            ]}
            keyOf={({ key }) => key}
            label="Ledger of the order"
            rows={postings.flatMap(({ id, kind, at, entries }) =>
              entries.map(({ account, artist, amount, currency }, index) => ({
                key: `${id}:${index}`,
                at: index === 0 ? at : null,
                what: index === 0 ? transactionWords[kind] : '',
                account: artist === null ? accountWords[account] : `Royalty of ${artist}`,
                debit: amount > 0 ? sumOf(amount, currency) : '',
                credit: amount < 0 ? sumOf(-amount, currency) : '',
              })),
            )}
            whenEmpty="Nothing was posted"
          />
        )}
      </Loaded>
    </section>
  );
}
