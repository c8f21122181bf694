import { useState } from 'react';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Step } from '../logic/order-steps.ts';
import styles from './desk.module.css';

type Props = {
  /** null: closed. */
  readonly step: Step | null;
  readonly onClose: () => void;
  readonly onConfirm: (step: Step, entered: string) => Promise<void>;
};

const labels = { tracking: 'Tracking number', payment: 'The bank’s reference', nothing: '' };

/** Confirms a step of an order, with a tracking number or a bank's reference where it has one. */
export function StepDialog({ step, onClose, onConfirm }: Props) {
  return (
    <Dialog onClose={onClose} open={step !== null} title={step?.label ?? ''}>
      {step && <StepForm onClose={onClose} onConfirm={onConfirm} step={step} />}
    </Dialog>
  );
}

function StepForm({ step, onClose, onConfirm }: Props & { readonly step: Step }) {
  const [entered, setEntered] = useState('');
  const { isSending, failure, send } = useSending();
  const isNeeded = step.asks === 'payment';
  const text = entered.trim();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNeeded && text === '') return;
        void send(() => onConfirm(step, text)).then((done) => done && onClose());
      }}
    >
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      {step.asks === 'nothing' || step.asks === 'reason' ? (
        <p>Buyer and seller see the new status at once.</p>
      ) : (
        <>
          {isNeeded && (
            <p>
              For a payment that you made or received at the bank. Another treasurer or owner has to
              approve it; if you are the only one, it waits for 24 hours.
            </p>
          )}
          <TextField
            label={labels[step.asks]}
            maxLength={200}
            onChange={({ target }) => setEntered(target.value)}
            optional={!isNeeded}
            required={isNeeded}
            value={entered}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          {isNeeded ? 'Propose' : step.label}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
