import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { formatMoney, money } from '../../../../../../shared/domain/money.ts';
import { formatDate } from '../../../../lib/format/dates.ts';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { deskPath } from '../../logic/places.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { Royalty } from './royalty.tsx';

type Props = { readonly record: number | null; readonly session: DeskSession };

/** What artists are owed of sales, and what they were paid. */
export function Royalties({ record, session }: Props) {
  if (record !== null) return <Royalty id={record} key={record} session={session} />;
  return <List />;
}

function List() {
  const read = useOperation('royalties list', {});
  return (
    <Section title="Royalties">
      <p className={desk.soft}>
        Kept back from the price of every completed sale. Artists are paid at the bank; each payment
        is proposed by one person and approved by another.
      </p>
      <Loaded
        failedTitle="We couldn’t load the royalties"
        loading={<LoadingBlock label="Loading the royalties" />}
        read={read}
      >
        {(rows) => (
          <DataTable
            columns={[
              {
                heading: 'Artist',
                cell: ({ artistId, artist }) =>
                  artistId === null ? (
                    'Works without an artist'
                  ) : (
                    <Link to={deskPath('royalties', artistId)}>{artist ?? 'No name'}</Link>
                  ),
              },
              {
                heading: 'Owed',
                cell: ({ owed, currency }) => formatMoney(money(owed, currency)),
                isNumber: true,
              },
              {
                heading: 'Paid so far',
                cell: ({ paid, currency }) => formatMoney(money(paid, currency)),
                isNumber: true,
              },
              {
                heading: 'Last paid',
                cell: ({ lastPaidAt }) => (lastPaidAt === null ? '–' : formatDate(lastPaidAt)),
              },
            ]}
            keyOf={({ artistId, currency }) => `${artistId}:${currency}`}
            label="Royalties by artist"
            rows={rows}
            whenEmpty="No sale was completed yet"
          />
        )}
      </Loaded>
    </Section>
  );
}
