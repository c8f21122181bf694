import { useState } from 'react';
import { type ReasonKind, reasonKinds } from '../../../../../shared/desk/check-points.ts';
import { toast } from '../../../lib/toast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { TextareaField } from '../../../ui/text-field.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { useRun } from '../hooks/use-run.tsx';
import { reasonKindNames } from '../messages.ts';
import { AddForm } from './add-form.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';

/** The sentences that reasons begin with; curators edit them. */
export function StandardReasons({ isCurator }: { readonly isCurator: boolean }) {
  const read = useOperation('reasons list', {});
  return (
    <section aria-labelledby="reasons" className={styles.group}>
      <h2 className={styles.subtitle} id="reasons">
        Standard reasons
      </h2>
      <Loaded
        failedTitle="We couldn’t load the reasons"
        loading={<LoadingBlock label="Loading the reasons" />}
        read={read}
      >
        {(reasons) => (
          <DataTable
            columns={[
              { heading: 'For', cell: (one) => reasonKindNames[one.kind] },
              { heading: 'Text', cell: (one) => one.text },
              {
                heading: 'Change',
                cell: (one) => (isCurator ? <Changes {...one} key={one.text} /> : '–'),
              },
            ]}
            keyOf={({ id }) => id}
            label="Standard reasons"
            rows={reasons}
            whenEmpty="There are none"
          />
        )}
      </Loaded>
      {isCurator && <AddReason />}
    </section>
  );
}

function Changes({ id, text }: { readonly id: number; readonly text: string }) {
  const run = useRun();
  const [written, setWritten] = useState(text);
  return (
    <div className={styles.actions}>
      <ConfirmChange
        button="Edit"
        buttonLabel={`Edit: ${text}`}
        confirm="Save"
        description="Sellers read it where it is used from now on."
        isComplete={written.trim() !== ''}
        name={`reason-${id}`}
        done="Saved."
        onConfirm={async () => {
          await run('reasons change', { id, text: written.trim() });
        }}
        title="Edit a standard reason"
        variant="primary"
      >
        <TextareaField
          label="Text"
          maxLength={2000}
          onChange={({ target }) => setWritten(target.value)}
          value={written}
        />
      </ConfirmChange>
      <ConfirmChange
        button="Remove"
        buttonLabel={`Remove: ${text}`}
        description="What was decided with it stays as it is."
        name={`remove-reason-${id}`}
        done="Removed."
        onConfirm={async () => {
          await run('reasons remove', { id });
        }}
        title="Remove a standard reason?"
      />
    </div>
  );
}

function AddReason() {
  const run = useRun();
  const [kind, setKind] = useState<ReasonKind>('more');
  const [text, setText] = useState('');
  return (
    <AddForm
      button="Add"
      onSend={async () => {
        await run('reasons add', { kind, text: text.trim() });
        toast.success('Added.');
        setText('');
      }}
    >
      {(failure) => (
        <>
          <SelectField
            label="For"
            onChange={({ target }) =>
              setKind(reasonKinds.find((one) => one === target.value) ?? 'more')
            }
            options={reasonKinds.map((one) => ({ value: one, label: reasonKindNames[one] }))}
            value={kind}
          />
          <TextareaField
            error={failure}
            label="A new reason"
            maxLength={2000}
            onChange={({ target }) => setText(target.value)}
            required
            value={text}
          />
        </>
      )}
    </AddForm>
  );
}
