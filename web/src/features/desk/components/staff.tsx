import { useState } from 'react';
import { mayRun, type Role, roles } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { useRun } from '../hooks/use-run.tsx';
import { AddForm } from './add-form.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Passkeys } from './passkeys.tsx';
import { Section } from './section.tsx';

const tasks: Record<Role, string> = {
  viewer: 'looks at everything',
  curator: 'catalogue, content, releases',
  authenticator: 'listings, and the steps of an order',
  treasurer: 'money',
  owner: 'all of it, people and settings',
};

export function Staff({ session }: { readonly session: DeskSession }) {
  const read = useOperation('people list', {});
  const run = useRun();
  const isOwner = mayRun(session.roles, 'owner');
  return (
    <Section title="Staff">
      <Loaded
        failedTitle="We couldn’t load the staff"
        loading={<LoadingBlock label="Loading the staff" />}
        read={read}
      >
        {(members) => (
          <DataTable
            columns={[
              { heading: 'E-mail', cell: (one) => one.email },
              { heading: 'Name', cell: (one) => one.name },
              { heading: 'Roles', cell: (one) => one.roles.join(', ') },
              { heading: 'Second factor', cell: (one) => (one.hasFactor ? 'Yes' : 'Not yet') },
              { heading: 'Since', cell: (one) => formatDate(one.since) },
              {
                heading: 'Change',
                cell: (one) =>
                  isOwner ? (
                    <div className={styles.actions}>
                      <ConfirmChange
                        button="Remove"
                        buttonLabel={`Remove ${one.email}`}
                        description="Their desk closes at once. All owners are told."
                        name={`remove-${one.id}`}
                        done={`${one.email} has no role any more.`}
                        onConfirm={async () => {
                          await run('people remove', { email: one.email });
                        }}
                        title={`Take all roles from ${one.email}?`}
                      />
                      <ConfirmChange
                        button="Reset second factor"
                        buttonLabel={`Reset the second factor of ${one.email}`}
                        confirm="Reset"
                        description="Only if they have lost it, and you have spoken to them. All owners are told."
                        name={`reset-${one.id}`}
                        done="They have to set up a new one."
                        onConfirm={async () => {
                          await run('people reset-factor', { email: one.email });
                        }}
                        title={`Reset the second factor of ${one.email}?`}
                      />
                    </div>
                  ) : (
                    '–'
                  ),
              },
            ]}
            keyOf={({ id }) => id}
            label="Staff"
            rows={members}
            whenEmpty="There is no staff yet"
          />
        )}
      </Loaded>
      <Passkeys session={session} />
      {isOwner && <Invite />}
    </Section>
  );
}

function Invite() {
  const run = useRun();
  const [email, setEmail] = useState('');
  const [held, setHeld] = useState<readonly Role[]>(['viewer']);
  return (
    <AddForm
      button="Give"
      onSend={async () => {
        await run('people invite', { email: email.trim(), role: [...held] });
        toast.success(`${email.trim()} is now: ${held.join(', ')}.`);
        setEmail('');
      }}
    >
      {(failure) => (
        <>
          <h2 className={styles.subtitle}>Give a role</h2>
          <TextField
            error={failure}
            hint="Of their account, which they have to have confirmed."
            label="E-mail"
            onChange={({ target }) => setEmail(target.value)}
            required
            type="email"
            value={email}
          />
          <fieldset className={styles.roles}>
            <legend>Roles</legend>
            {roles.map((role) => (
              <label key={role}>
                <input
                  checked={held.includes(role)}
                  onChange={({ target }) =>
                    setHeld(target.checked ? [...held, role] : held.filter((one) => one !== role))
                  }
                  type="checkbox"
                />{' '}
                {role} <span className={styles.soft}>{tasks[role]}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </AddForm>
  );
}
