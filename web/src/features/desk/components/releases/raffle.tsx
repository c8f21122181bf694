import { useState } from 'react';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
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
      {({ release, draw, entries }) => (
        <section className={styles.group}>
          <h2 className={styles.subtitle}>
            Entries <span className={styles.count}>{entries.length}</span>
          </h2>
          {draw ? (
            <Notice title="This raffle is drawn.">
              Seed: {draw.seed}. {draw.winners} could be drawn.
            </Notice>
          ) : (
            isCurator &&
            release.endsAt !== null &&
            Date.parse(release.endsAt) < Date.now() && <Draw id={id} />
          )}
          <DataTable
            columns={[
              { heading: 'Entry', isNumber: true, cell: (one) => one.id },
              { heading: 'Person', cell: (one) => one.person },
              { heading: 'Entered', cell: (one) => formatDateTime(one.enteredAt) },
              { heading: 'Rank', isNumber: true, cell: (one) => one.rank ?? '–' },
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

function Draw({ id }: { readonly id: number }) {
  const run = useRun();
  const [winners, setWinners] = useState('');
  const [seed, setSeed] = useState('');
  const { isSending, failure, send } = useSending();
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => {
          await run('raffle run', { release: id, winners: Number(winners), seed });
          toast.success('Drawn. Everybody is told.');
        });
      }}
    >
      {failure !== null && (
        <Notice title="Nothing was drawn" tone="bad">
          {failure}
        </Notice>
      )}
      <TextField
        inputMode="numeric"
        label="Works to give"
        onChange={({ target }) => setWinners(target.value)}
        pattern="[1-9][0-9]*"
        required
        value={winners}
      />
      <TextField
        hint="Named beforehand, so that anyone can check the draw."
        label="Seed"
        onChange={({ target }) => setSeed(target.value)}
        required
        value={seed}
      />
      <Button loading={isSending} type="submit" variant="primary">
        Draw
      </Button>
    </form>
  );
}
