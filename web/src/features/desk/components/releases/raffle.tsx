import { useState } from 'react';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { DataTable } from '../data-table.tsx';
import styles from '../desk.module.css';

/** Who entered a raffle, and its draw once it has closed. */
export function Raffle({ id, isCurator }: { readonly id: number; readonly isCurator: boolean }) {
  const read = useOperation('raffle entries', { release: id });
  return (
    <Loaded
      failedTitle="We couldn’t load the raffle"
      loading={<LoadingBlock label="Loading the raffle" />}
      read={read}
    >
      {({ release, seedHash, draw, entries }) => (
        <section className={styles.group}>
          <h2 className={styles.subtitle}>
            Entries <span className={styles.count}>{entries.length}</span>
          </h2>
          {draw ? (
            <Notice title="This raffle is drawn.">
              {Math.min(draw.winners, entries.length)} of {entries.length} may buy. Seed:{' '}
              <code className={styles.code}>{draw.seed}</code>
            </Notice>
          ) : (
            isCurator &&
            release.endsAt !== null &&
            Date.parse(release.endsAt) < Date.now() && <Draw entries={entries.length} id={id} />
          )}
          {seedHash !== null && draw === null && (
            <p className={styles.soft}>
              The seed is made and kept from everyone until the draw. Visitors see its SHA-256:{' '}
              <code className={styles.code}>{seedHash}</code>
            </p>
          )}
          <DataTable
            columns={[
              { heading: 'Entry', isNumber: true, cell: (one) => one.id },
              { heading: 'Person', cell: (one) => one.person },
              { heading: 'Entered', cell: (one) => formatDateTime(one.enteredAt) },
              {
                heading: 'Rank',
                isNumber: true,
                cell: (one) => one.rank ?? (draw ? 'Not drawn' : '–'),
              },
              {
                heading: 'May buy until',
                cell: (one) => (one.buyBy === null ? '–' : formatDateTime(one.buyBy)),
              },
            ]}
            keyOf={(one) => one.id}
            label="Entries"
            rows={entries}
            whenEmpty="There are no entries yet"
          />
        </section>
      )}
    </Loaded>
  );
}

function Draw({ id, entries }: { readonly id: number; readonly entries: number }) {
  const run = useRun();
  const [winners, setWinners] = useState('');
  const isComplete = /^[1-9]\d{0,5}$/.test(winners);
  return (
    <div className={styles.filters}>
      <TextField
        inputMode="numeric"
        label="Works to give"
        onChange={({ target }) => setWinners(target.value)}
        value={winners}
      />
      {isComplete ? (
        <ConfirmDialog
          button="Draw"
          cancel="Cancel"
          confirm="Draw"
          description="By the seed that was made with the raffle. A draw cannot be undone, and all who entered are told."
          failedTitle="Nothing was drawn"
          name={`draw-${id}`}
          onConfirm={async () => {
            await run('raffle run', { release: id, winners: Number(winners) });
            toast.success('Drawn. All who entered are told.');
          }}
          title={`Draw ${winners} of ${entries}?`}
          variant="primary"
        />
      ) : (
        <Button disabled size="small">
          Draw
        </Button>
      )}
    </div>
  );
}
