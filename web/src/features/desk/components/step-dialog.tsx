import { formatISO } from 'date-fns';
import { useState } from 'react';
import type { Step } from '../../../../../shared/desk/order-steps.ts';
import { type Carrier, carrierOf, carriers } from '../../../../../shared/domain/carriers.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './desk.module.css';

/** What a step was given: a bank's reference or a reason, or what is known of a parcel. */
export type Entered = {
  readonly text?: string;
  readonly parcel?: {
    readonly tracking?: string;
    readonly carrier?: Carrier;
    readonly shippedOn: string;
  };
};

type Props = {
  /** null: closed. */
  readonly step: Step | null;
  readonly onClose: () => void;
  readonly onConfirm: (step: Step, entered: Entered) => Promise<void>;
};

/** Confirms a step of an order, with its parcel or a bank's reference where it has one. */
export function StepDialog({ step, onClose, onConfirm }: Props) {
  return (
    <Dialog onClose={onClose} open={step !== null} title={step?.label ?? ''}>
      {step && <StepForm onClose={onClose} onConfirm={onConfirm} step={step} />}
    </Dialog>
  );
}

const carrierOptions = [
  { value: '', label: 'Not known' },
  ...carriers.map((carrier) => ({
    value: carrier,
    label: carrier === 'Other' ? 'Another carrier' : carrier,
  })),
];

function StepForm({ step, onClose, onConfirm }: Props & { readonly step: Step }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [day, setDay] = useState(() => formatISO(new Date(), { representation: 'date' }));
  const { isSending, failure, send } = useSending();
  const isPayment = step.asks === 'payment';
  const given = text.trim();
  const carrier = carriers.find((one) => one === (chosen ?? carrierOf(given)));
  const parcel = {
    ...(given === '' ? {} : { tracking: given }),
    ...(carrier && { carrier }),
    shippedOn: day,
  };
  const entered = step.asks === 'tracking' ? { parcel } : isPayment ? { text: given } : {};
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPayment && given === '') return;
        void send(() => onConfirm(step, entered)).then((done) => done && onClose());
      }}
    >
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      {step.asks === 'nothing' && <p>Buyer and seller see the new status at once.</p>}
      {isPayment && (
        <>
          <p>
            For a payment that you made or received at the bank. Another treasurer or owner has to
            approve it; if you are the only one, it waits for 24 hours.
          </p>
          <TextField
            label="The bank’s reference"
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
            required
            value={text}
          />
        </>
      )}
      {step.asks === 'tracking' && (
        <>
          <TextField
            autoComplete="off"
            label="Tracking number"
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
            optional
            spellCheck={false}
            value={text}
          />
          <SelectField
            label="Carrier"
            onChange={({ target }) => setChosen(target.value)}
            options={carrierOptions}
            value={carrier ?? ''}
          />
          <TextField
            label="Shipped on"
            onChange={({ target }) => setDay(target.value)}
            required
            type="date"
            value={day}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button data-first loading={isSending} type="submit" variant="primary">
          {isPayment ? 'Propose' : step.label}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
