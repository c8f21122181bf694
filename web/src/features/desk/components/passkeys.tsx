import { useState } from 'react';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { namePasskey, removePasskey } from '../../../../../shared/api/desk.ts';
import type { PasskeyView } from '../../../../../shared/desk/passkeys.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfirmed } from '../hooks/use-run.tsx';
import { hasPasskeys, makePasskey } from '../logic/passkeys.ts';
import { AddForm } from './add-form.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';

/** One's own passkeys: added, named, removed. */
export function Passkeys({ session }: { readonly session: DeskSession }) {
  return (
    <section aria-labelledby="passkeys" className={styles.group}>
      <h2 className={styles.subtitle} id="passkeys">
        Your passkeys
      </h2>
      <DataTable
        columns={[
          { heading: 'Name', cell: (one) => one.name },
          { heading: 'Added', cell: (one) => formatDate(one.createdAt) },
          {
            heading: 'Last used',
            cell: (one) => (one.lastUsedAt === null ? 'Never' : formatDate(one.lastUsedAt)),
          },
          { heading: 'Change', cell: (one) => <Changes passkey={one} /> },
        ]}
        keyOf={({ id }) => id}
        label="Your passkeys"
        rows={session.passkeys}
        whenEmpty="You have none: you open the desk with the codes of your app"
      />
      {hasPasskeys() && <AddPasskey />}
    </section>
  );
}

function Changes({ passkey }: { readonly passkey: PasskeyView }) {
  const confirmed = useConfirmed();
  const [name, setName] = useState(passkey.name);
  return (
    <div className={styles.actions}>
      <ConfirmChange
        button="Rename"
        buttonLabel={`Rename ${passkey.name}`}
        description="A name that tells you which device or key it is on."
        isComplete={name.trim() !== ''}
        name={`passkey-name-${passkey.id}`}
        done="Renamed."
        onConfirm={async () => {
          await confirmed(() =>
            apiSend(apiRequest(namePasskey, passkey.id, { name: name.trim() })),
          );
        }}
        title={`Rename ${passkey.name}`}
        variant="primary"
      >
        <TextField
          label="Name"
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
          value={name}
        />
      </ConfirmChange>
      <ConfirmChange
        button="Remove"
        buttonLabel={`Remove ${passkey.name}`}
        description="It opens the desk no more. Delete it on your device, too."
        name={`passkey-${passkey.id}`}
        done="Removed."
        onConfirm={async () => {
          await confirmed(() => apiSend(apiRequest(removePasskey, passkey.id)));
        }}
        title={`Remove ${passkey.name}?`}
      />
    </div>
  );
}

function AddPasskey() {
  const confirmed = useConfirmed();
  const [name, setName] = useState('');
  return (
    <AddForm
      button="Add a passkey"
      onSend={async () => {
        await confirmed(() => makePasskey(name.trim(), {}));
        toast.success('Your passkey is added.');
        setName('');
      }}
    >
      {(failure) => (
        <>
          <TextField
            error={failure}
            hint="Such as: laptop, or key on my ring."
            label="Name of a new passkey"
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
            required
            value={name}
          />
        </>
      )}
    </AddForm>
  );
}
