import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { never, useOperation } from '../../hooks/use-operation.ts';
import { discrepancyWords, problemWords, sumOf } from '../../logic/ledger-words.ts';
import { deskPath } from '../../logic/places.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';

type Checked = AnswerOf<'ledger check'>;

/** Checks the ledger when it is opened, and lists what is wrong. */
export function Check() {
  const read = useOperation('ledger check', {}, () => never);
  return (
    <Loaded
      failedTitle="We couldn’t check the ledger"
      loading={<LoadingBlock label="Checking the ledger" />}
      read={read}
    >
      {(checked) => (
        <>
          <Summary {...checked} />
          {checked.faults.length > 0 && <Faults faults={checked.faults} />}
          {checked.discrepancies.length > 0 && <Apart discrepancies={checked.discrepancies} />}
        </>
      )}
    </Loaded>
  );
}

function Summary({ transactions, compared, faults, discrepancies }: Checked) {
  const isRight = faults.length + discrepancies.length === 0;
  return (
    <Notice
      title={isRight ? 'Every sum is right' : 'Something is not right'}
      tone={isRight ? 'good' : 'waiting'}
    >
      <p>
        {transactions === 1
          ? 'One transaction'
          : `${transactions.toLocaleString('en')} transactions`}
        {': '}
        {faults.length === 0
          ? 'all balance, and every order has its lines.'
          : 'not all are as their orders say.'}{' '}
        {compared === null
          ? 'Not compared with a card processor yet.'
          : `Last compared with ${compared.processor} on ${formatDateTime(compared.at)}.`}
      </p>
    </Notice>
  );
}

const orderLink = (id: number | null) =>
  id === null ? '–' : <Link to={deskPath('orders', id)}>Order {id}</Link>;

function Faults({ faults }: Pick<Checked, 'faults'>) {
  return (
    <section className={desk.group}>
      <h2 className={desk.subtitle}>In the ledger</h2>
      <DataTable
        columns={[
          { heading: 'Order', cell: ({ orderId }) => orderLink(orderId) },
          { heading: 'Problem', cell: ({ problem }) => problemWords[problem] },
          { heading: 'Ledger', cell: (one) => sumOf(one.found, one.currency), isNumber: true },
          { heading: 'Expected', cell: (one) => sumOf(one.expected, one.currency), isNumber: true },
        ]}
        keyOf={(one) => Object.values(one).join()}
        label="Faults of the ledger"
        rows={faults}
        whenEmpty="There is none"
      />
    </section>
  );
}

function Apart({ discrepancies }: Pick<Checked, 'discrepancies'>) {
  return (
    <section className={desk.group}>
      <h2 className={desk.subtitle}>Against the card processor</h2>
      <DataTable
        columns={[
          { heading: 'Order', cell: ({ orderId }) => orderLink(orderId) },
          { heading: 'Difference', cell: ({ kind }) => discrepancyWords[kind] },
          { heading: 'Payment', cell: ({ sourceId }) => sourceId },
          { heading: 'Ledger', cell: (one) => sumOf(one.here, one.currency), isNumber: true },
          { heading: 'Processor', cell: (one) => sumOf(one.there, one.currency), isNumber: true },
          { heading: 'Since', cell: ({ seenAt }) => formatDateTime(seenAt) },
        ]}
        keyOf={({ kind, sourceId }) => `${kind}:${sourceId}`}
        label="Differences from the card processor"
        rows={discrepancies}
        whenEmpty="There is none"
      />
    </section>
  );
}
