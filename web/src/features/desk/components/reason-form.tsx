import { type KeyboardEvent, useState } from 'react';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextareaField } from '../../../ui/text-field.tsx';
import styles from './desk.module.css';
import { Keys } from './keys.tsx';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly description: string;
  /** Sentences to begin with, which can be changed. */
  readonly suggestions?: readonly string[];
  readonly confirm: string;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => Promise<void>;
};

/** Asks for a reason, which people read or the audit keeps. */
export function ReasonDialog(props: Props) {
  const { open, title, description, onClose } = props;
  return (
    <Dialog description={description} onClose={onClose} open={open} title={title}>
      {open && <ReasonForm {...props} />}
    </Dialog>
  );
}

function ReasonForm({ suggestions = [], confirm, onClose, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  const { isSending, failure, send } = useSending();
  const isEmpty = reason.trim() === '';
  const at = suggestions.indexOf(reason);
  const canChoose = suggestions.length > 0 && (isEmpty || at >= 0);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
    if (event.key !== 'ArrowDown' || !canChoose) return;
    event.preventDefault();
    setReason(suggestions[(at + 1) % suggestions.length] ?? '');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void send(() => onConfirm(reason.trim())).then((done) => done && onClose());
      }}
    >
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          {suggestions.map((text) => (
            <Button key={text} onClick={() => setReason(text)} size="small">
              {text}
            </Button>
          ))}
        </div>
      )}
      <TextareaField
        error={failure ?? undefined}
        label="Reason"
        maxLength={2000}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={onKeyDown}
        required
        value={reason}
      />
      <Keys
        keys={[
          ...(suggestions.length > 0 ? [['↓', 'next standard reason'] as const] : []),
          ['Ctrl Enter', confirm.toLowerCase()],
        ]}
      />
      <div className={styles.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          {confirm}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
