import { useState } from 'react';
import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { useRun } from '../hooks/use-run.tsx';
import { deskPath } from '../logic/places.ts';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { ReasonDialog } from './reason-form.tsx';
import { Section } from './section.tsx';

type Props = { readonly record: number | null; readonly session: DeskSession };

export function Releases({ record, session }: Props) {
  const isCurator = mayRun(session.roles, 'curator');
  if (record !== null) return <Raffle id={record} isCurator={isCurator} />;
  return <List isCurator={isCurator} />;
}

function List({ isCurator }: { readonly isCurator: boolean }) {
  const read = useOperation('releases list', {});
  const run = useRun();
  const [down, setDown] = useState<{ id: number; name: string } | null>(null);
  const { failure, send } = useSending();
  const at = (time: string | null) => (time === null ? '–' : formatDateTime(time));
  return (
    <Section title="Releases">
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      <Loaded
        failedTitle="We couldn’t load the releases"
        loading={<LoadingBlock label="Loading the releases" />}
        read={read}
      >
        {(releases) => (
          <DataTable
            columns={[
              {
                heading: 'Name',
                cell: ({ id, name, kind }) =>
                  kind === 'raffle' ? <Link to={deskPath('releases', id)}>{name}</Link> : name,
              },
              { heading: 'Kind', cell: ({ kind }) => kind },
              { heading: 'Starts', cell: ({ startsAt }) => at(startsAt) },
              { heading: 'Ends', cell: ({ endsAt }) => at(endsAt) },
              {
                heading: 'In the calendar',
                cell: ({ takenDownAt }) =>
                  takenDownAt === null ? 'Yes' : `Not since ${at(takenDownAt)}`,
              },
              {
                heading: 'Change',
                cell: ({ id, name, takenDownAt }) => {
                  if (!isCurator) return '–';
                  return takenDownAt === null ? (
                    <Button
                      aria-label={`Take down ${name}`}
                      onClick={() => setDown({ id, name })}
                      size="small"
                    >
                      Take down
                    </Button>
                  ) : (
                    <Button
                      aria-label={`Put up ${name}`}
                      onClick={() =>
                        void send(async () => {
                          await run('releases put-up', { id });
                          toast.success(`${name} is in the calendar again.`);
                        })
                      }
                      size="small"
                    >
                      Put up
                    </Button>
                  );
                },
              },
            ]}
            keyOf={({ id }) => id}
            label="Releases"
            rows={releases}
            whenEmpty="There are no releases to come"
          />
        )}
      </Loaded>
      <ReasonDialog
        confirm="Take down"
        description="Kept in the audit only."
        onClose={() => setDown(null)}
        onConfirm={async (reason) => {
          if (!down) return;
          await run('releases take-down', { id: down.id, reason });
          toast.success(`${down.name} is out of the calendar.`);
        }}
        open={down !== null}
        title={`Take down ${down?.name ?? ''}`}
      />
    </Section>
  );
}

function Raffle({ id, isCurator }: { readonly id: number; readonly isCurator: boolean }) {
  const read = useOperation('raffle entries', { release: id });
  return (
    <Loaded
      failedTitle="We couldn’t load the raffle"
      loading={<LoadingBlock label="Loading the raffle" />}
      missing={<EmptyState title={`There is no release ${id}`} />}
      read={read}
    >
      {({ release, draw, entries }) => (
        <Section title={release.name}>
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
        </Section>
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
        hint="Named beforehand, so that anybody can check the draw."
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
