import { useState } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/text-field.tsx';
import { useRun } from '../hooks/use-run.tsx';
import styles from './desk.module.css';

type Props = {
  readonly orderId: number;
  readonly notes: AnswerOf<'orders show'>['notes'];
};

/** What colleagues noted of an order. */
export function Notes({ orderId, notes }: Props) {
  const run = useRun();
  const [text, setText] = useState('');
  const { isSending, failure, send } = useSending();
  return (
    <section aria-labelledby="notes" className={styles.group}>
      <h2 className={styles.minor} id="notes">
        Notes
      </h2>
      {notes.length > 0 && (
        <ol className={styles.timeline}>
          {notes.map((note) => (
            <li key={note.id}>
              <time dateTime={note.at}>{formatDateTime(note.at)}</time>
              <span>
                {note.text} <span className={styles.soft}>{note.actor}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          void send(async () => {
            await run('orders note', { id: orderId, text: text.trim() });
            setText('');
          });
        }}
      >
        <TextareaField
          error={failure ?? undefined}
          hint="Neither the buyer nor the seller sees it."
          label="Note for colleagues"
          maxLength={2000}
          onChange={({ target }) => setText(target.value)}
          value={text}
        />
        <div>
          <Button loading={isSending} size="small" type="submit">
            Keep the note
          </Button>
        </div>
      </form>
    </section>
  );
}
