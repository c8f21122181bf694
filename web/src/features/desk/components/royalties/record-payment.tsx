import { useState } from 'react';
import { money } from '../../../../../../shared/domain/money.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { MoneyField } from '../../../../ui/money-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { amountError, givenAmount } from '../../logic/given-amount.ts';
import styles from '../desk.module.css';

type Owed = { readonly currency: 'GBP' | 'USD' | 'EUR'; readonly owed: number };

/** Proposes to record a payment to an artist that was made at the bank. */
export function RecordPayment({ id }: { readonly id: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useOperation('royalties list', {});
  const owed = data?.filter((one) => one.artistId === id && one.owed > 0) ?? [];
  if (owed.length === 0) return null;
  return (
    <div className={styles.actions}>
      <Button onClick={() => setOpen(true)} size="small" variant="primary">
        Record a payment
      </Button>
      <Dialog onClose={() => setOpen(false)} open={isOpen} title="Record a royalty payment">
        <PaymentForm id={id} onClose={() => setOpen(false)} owed={owed} />
      </Dialog>
    </div>
  );
}

type FormProps = {
  readonly id: number;
  readonly owed: readonly Owed[];
  readonly onClose: () => void;
};

function PaymentForm({ id, owed, onClose }: FormProps) {
  const run = useRun();
  const [currency, setCurrency] = useState(owed[0]?.currency ?? 'GBP');
  const due = owed.find((one) => one.currency === currency)?.owed ?? 0;
  const [text, setText] = useState<string | null>(null);
  const [payment, setPayment] = useState('');
  const { isSending, failure, send } = useSending();
  const amount = text === null ? money(due, currency) : givenAmount(text, currency);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount === null || payment.trim() === '') return;
        const input = { id, currency, amount: amount.amount, payment: payment.trim() };
        void send(async () => {
          await run('royalties record-payment', input);
          toast.success('Proposed. Another treasurer or owner approves it.');
        }).then((done) => done && onClose());
      }}
    >
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      <p>
        For a payment that you made at the bank. Another treasurer or owner has to approve it; if
        you are the only one, it waits for 24 hours.
      </p>
      {owed.length > 1 && (
        <SelectField
          label="Currency"
          onChange={({ target }) => {
            const chosen = owed.find((one) => one.currency === target.value);
            if (chosen) setCurrency(chosen.currency);
            setText(null);
          }}
          options={owed.map((one) => ({ value: one.currency, label: one.currency }))}
          value={currency}
        />
      )}
      <MoneyField
        currency={currency}
        error={amountError(text ?? '', currency)}
        label="Amount"
        onChange={(typed) => setText(typed)}
        required
        value={text ?? (due / 100).toFixed(2)}
      />
      <TextField
        label="The bank’s reference"
        maxLength={200}
        onChange={({ target }) => setPayment(target.value)}
        required
        value={payment}
      />
      <Button loading={isSending} type="submit" variant="primary">
        Propose
      </Button>
    </form>
  );
}
