import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { never, useOperation } from '../../hooks/use-operation.ts';
import { groups, rowsOf } from '../../logic/ledger-words.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';

/** Every account, by whose money it is. */
export function Balances() {
  const read = useOperation('ledger balances', {}, () => never);
  return (
    <Loaded
      failedTitle="We couldn’t load the balances"
      loading={<LoadingBlock label="Loading the balances" />}
      read={read}
    >
      {(balances) =>
        groups.map((group) => (
          <section className={desk.group} key={group.title}>
            <h2 className={desk.subtitle}>{group.title}</h2>
            <p className={desk.soft}>{group.about}</p>
            <DataTable
              columns={[
                { heading: 'Account', cell: ({ name }) => name },
                {
                  heading: 'Holders',
                  cell: ({ holders }) => (holders === 0 ? '' : holders),
                  isNumber: true,
                },
                { heading: 'Balance', cell: ({ sum }) => sum, isNumber: true },
              ]}
              keyOf={({ key }) => key}
              label={group.title}
              rows={rowsOf(group, balances)}
              whenEmpty="Nothing was posted yet"
            />
          </section>
        ))
      }
    </Loaded>
  );
}
