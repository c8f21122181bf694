import { useState } from 'react';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { type FeeSchedule, feeChanges, feeGroups, feeText } from '../../logic/fee-words.ts';
import { DataTable } from '../data-table.tsx';
import styles from '../desk.module.css';
import { Facts } from '../facts.tsx';
import { FeeForm } from './fee-form.tsx';
import settingStyles from './settings.module.css';

const states = { ended: 'Ended', 'in-force': 'In force', later: 'Later' } as const;

/** The fees in force, those of other times, and a form for new ones. */
export function Fees({ isOwner }: { readonly isOwner: boolean }) {
  const read = useOperation('fees list', {});
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="fees" className={styles.group}>
      <h2 className={styles.subtitle} id="fees">
        Fees
      </h2>
      <p className={styles.soft}>
        New quotes use the fees in force. Listings and bids keep those that they were quoted, and so
        do orders. Amounts are in the seller’s own currency.
      </p>
      <Loaded
        failedTitle="We couldn’t load the fees"
        loading={<LoadingBlock label="Loading the fees" />}
        read={read}
      >
        {(schedules) => {
          const inForce = schedules.find(({ state }) => state === 'in-force');
          return (
            <>
              {inForce && <FeesInForce schedule={inForce} />}
              {schedules.length > 1 && <Schedules isOwner={isOwner} schedules={schedules} />}
              {isOwner && isAdding && schedules[0] && (
                <FeeForm before={schedules[0].fees} onDone={() => setAdding(false)} />
              )}
            </>
          );
        }}
      </Loaded>
      {isOwner && !isAdding && (
        <div>
          <Button onClick={() => setAdding(true)} size="small">
            Set new fees
          </Button>
        </div>
      )}
    </section>
  );
}

function FeesInForce({ schedule }: { readonly schedule: FeeSchedule }) {
  return (
    <div className={settingStyles.facts}>
      {feeGroups.map(({ title, fees }) => (
        <Facts
          facts={fees.map(([name, label]) => [label, feeText(name, schedule.fees[name])])}
          key={title}
          label={title}
        />
      ))}
    </div>
  );
}

type Props = { readonly schedules: readonly FeeSchedule[]; readonly isOwner: boolean };

function Schedules({ schedules, isOwner }: Props) {
  const run = useRun();
  const rows = schedules.map((one, index) => {
    const before = schedules[index + 1];
    return { ...one, changes: before ? feeChanges(before.fees, one.fees) : [] };
  });
  return (
    <DataTable
      columns={[
        {
          heading: 'From',
          cell: ({ from }) =>
            from === null ? 'The beginning' : <time dateTime={from}>{formatDateTime(from)}</time>,
        },
        { heading: 'State', cell: ({ state }) => states[state] },
        {
          heading: 'Changes',
          cell: ({ changes, from }) => changes.join('; ') || (from === null ? 'Defaults' : 'None'),
        },
        { heading: 'By', cell: ({ by }) => by ?? '–' },
        {
          heading: 'Change',
          cell: ({ id, from, state }) =>
            isOwner && id !== null && from !== null && state === 'later' ? (
              <ConfirmDialog
                button="Take back"
                buttonLabel={`Take back the fees from ${formatDateTime(from)}`}
                cancel="Cancel"
                confirm="Take back"
                description="The fees before them go on to hold. Nothing was quoted by them yet."
                failedTitle="Nothing was changed"
                name={`fees-${id}`}
                onConfirm={async () => {
                  await run('fees take-back', { id });
                  toast.success('Taken back.');
                }}
                title={`Take back the fees from ${formatDateTime(from)}?`}
              />
            ) : (
              '–'
            ),
        },
      ]}
      keyOf={({ id }) => id ?? 0}
      label="Fees by time"
      rows={rows}
      whenEmpty="There are none"
    />
  );
}
