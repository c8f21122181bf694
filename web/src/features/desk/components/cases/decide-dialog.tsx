import { useState } from 'react';
import type { CaseDecision } from '../../../../../../shared/domain/cases.ts';
import {
  type Currency,
  formatMoney,
  money,
  toMajor,
} from '../../../../../../shared/domain/money.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { MoneyField } from '../../../../ui/money-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextareaField } from '../../../../ui/text-field.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import { amountError, givenAmount } from '../../logic/given-amount.ts';
import styles from '../desk.module.css';

type Props = {
  readonly id: number;
  readonly decisions: readonly CaseDecision[];
  /** The buyer's. */
  readonly currency: Currency;
  /** What the seller would get, in their currency. */
  readonly share: { readonly payout: number; readonly currency: Currency };
  readonly open: boolean;
  readonly onClose: () => void;
};

const names: Readonly<Record<CaseDecision, string>> = {
  refund: 'Refund in full',
  'partial-refund': 'Refund a part: the buyer keeps the work',
  'send-back': 'Have it sent back, then refund',
  refuse: 'No refund',
};

const effects: Readonly<Record<CaseDecision, string>> = {
  refund: 'The order is cancelled, the buyer gets everything back, and there is no payout.',
  'partial-refund':
    'The seller bears the part: the payout is smaller by it, and leaves at once. Fees and royalty stay.',
  'send-back': 'The buyer has seven working days to send it to us. Its receipt refunds the buyer.',
  refuse: 'The payout leaves when the buyer’s time to report is over.',
};

/** Decides a case; both sides read the reason. */
export function DecideDialog(props: Props) {
  const { open, onClose } = props;
  return (
    <Dialog
      description="Both sides read the reason."
      onClose={onClose}
      open={open}
      title="Decide the case"
    >
      {open && <DecideForm {...props} />}
    </Dialog>
  );
}

function DecideForm({ id, decisions, currency, share, onClose }: Props) {
  const run = useRun();
  const [decision, setDecision] = useState<CaseDecision | null>(null);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const { isSending, failure, send } = useSending();
  const isPart = decision === 'partial-refund';
  const given = givenAmount(amount, currency);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (decision === null || reason.trim() === '' || (isPart && given === null)) return;
        const part = isPart && given !== null ? { amount: toMajor(given.amount) } : {};
        const decided = { id, decision, reason: reason.trim(), ...part };
        void send(async () => {
          await run('cases decide', decided);
          toast.success('Decided. Both sides are told.');
        }).then((done) => done && onClose());
      }}
    >
      {failure !== null && (
        <Notice title="Nothing was decided" tone="bad">
          {failure}
        </Notice>
      )}
      <SelectField
        {...(decision !== null && { hint: effects[decision] })}
        label="Decision"
        onChange={({ target }) =>
          setDecision(decisions.find((one) => one === target.value) ?? null)
        }
        options={decisions.map((one) => ({ value: one, label: names[one] }))}
        placeholder="Choose"
        value={decision ?? ''}
      />
      {isPart && (
        <MoneyField
          currency={currency}
          error={amountError(amount, currency)}
          hint={`The seller’s payout is ${formatMoney(money(share.payout, share.currency))}: no more than that can go back.`}
          label="Back to the buyer"
          onChange={setAmount}
          required
          value={amount}
        />
      )}
      <TextareaField
        label="Reason"
        maxLength={2000}
        onChange={({ target }) => setReason(target.value)}
        required
        value={reason}
      />
      <div className={styles.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          Decide
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
