import type { ReactNode } from 'react';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './desk.module.css';

type Props = {
  readonly button: string;
  readonly onSend: () => Promise<void>;
  /** The fields; the text says why it was refused. */
  readonly children: (failure: string | undefined) => ReactNode;
};

/** A short form below a list, which adds to it. */
export function AddForm({ button, onSend, children }: Props) {
  const { isSending, failure, send } = useSending();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(onSend);
      }}
    >
      {children(failure ?? undefined)}
      <div>
        <Button loading={isSending} type="submit">
          {button}
        </Button>
      </div>
    </form>
  );
}
