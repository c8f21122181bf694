import { useId, useState } from 'react';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { openDesk } from '../../../../../shared/api/desk.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { hasPasskeys, openByPasskey } from '../logic/passkeys.ts';
import styles from './desk.module.css';

type Props = {
  /** Whether the person has a passkey. */
  readonly hasPasskey: boolean;
  readonly onOpen: (session: DeskSession) => void;
};

/** Asks for the second factor: a passkey, or a code. */
export function CodeForm({ hasPasskey, onOpen }: Props) {
  const id = useId();
  const [code, setCode] = useState('');
  const { isSending, failure, send } = useSending();
  async function submit() {
    const isOpen = await send(async () => onOpen(await apiSend(apiRequest(openDesk, { code }))));
    if (!isOpen) setCode('');
  }
  const canUsePasskey = hasPasskey && hasPasskeys();
  return (
    <form
      className={styles.form}
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim().length >= 6) void submit();
      }}
    >
      {canUsePasskey && (
        <div>
          <Button
            autoFocus
            loading={isSending}
            onClick={() => void send(async () => onOpen(await openByPasskey()))}
            variant="primary"
          >
            Use your passkey
          </Button>
        </div>
      )}
      <TextField
        autoComplete="one-time-code"
        autoFocus={!canUsePasskey}
        error={failure ?? undefined}
        hint="Six digits of your authenticator app, or a recovery code."
        inputMode="text"
        label="Code"
        onChange={({ target }) => setCode(target.value)}
        spellCheck={false}
        value={code}
      />
      <Button loading={isSending} type="submit" variant={canUsePasskey ? 'secondary' : 'primary'}>
        Continue
      </Button>
    </form>
  );
}
