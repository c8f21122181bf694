import { useId, useState } from 'react';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { openDesk } from '../../../../../shared/api/desk.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './desk.module.css';

/** Asks for a code of the second factor. */
export function CodeForm({ onOpen }: { readonly onOpen: (session: DeskSession) => void }) {
  const id = useId();
  const [code, setCode] = useState('');
  const { isSending, failure, send } = useSending();
  async function submit() {
    const isOpen = await send(async () => onOpen(await apiSend(apiRequest(openDesk, { code }))));
    if (!isOpen) setCode('');
  }
  return (
    <form
      className={styles.form}
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim().length >= 6) void submit();
      }}
    >
      <TextField
        autoComplete="one-time-code"
        autoFocus
        error={failure ?? undefined}
        hint="Six digits of your authenticator app, or a recovery code."
        inputMode="text"
        label="Code"
        onChange={({ target }) => setCode(target.value)}
        spellCheck={false}
        value={code}
      />
      <Button loading={isSending} type="submit" variant="primary">
        Continue
      </Button>
    </form>
  );
}
