import { useState } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import {
  formatMoney,
  minorPerMajor,
  money,
  toMajor,
} from '../../../../../../shared/domain/money.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { MoneyField } from '../../../../ui/money-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import { amountError, givenAmount } from '../../logic/given-amount.ts';
import styles from '../desk.module.css';

type Shown = AnswerOf<'orders show'>;
type Props = { readonly found: Shown; readonly session: DeskSession };

/** What the seller of the order owes, and a repayment that reached the bank. */
export function Debt({ found, session }: Props) {
  const { order, sellerDebt } = found;
  const [isOpen, setOpen] = useState(false);
  if (sellerDebt === 0) return null;
  return (
    <Notice
      action={
        mayRun(session.roles, 'treasurer') && (
          <Button onClick={() => setOpen(true)} size="small">
            Record a repayment
          </Button>
        )
      }
      title={`The seller owes ${formatMoney(money(sellerDebt, order.sellerCurrency))}`}
      tone="waiting"
    >
      <p>
        It is kept from their next payouts in {order.sellerCurrency}; payouts in another currency
        are paid in full. Until it is settled they trade nothing new.
      </p>
      <Dialog
        description="For money that reached the bank. Another treasurer or owner has to approve it; if you are the only one, it waits for 24 hours."
        onClose={() => setOpen(false)}
        open={isOpen}
        title="Record a repayment"
      >
        {isOpen && <Repayment found={found} onClose={() => setOpen(false)} />}
      </Dialog>
    </Notice>
  );
}

function Repayment({ found, onClose }: { readonly found: Shown; readonly onClose: () => void }) {
  const { id, status, sellerCurrency } = found.order;
  const run = useRun();
  const [payment, setPayment] = useState('');
  const [given, setGiven] = useState((found.sellerDebt / minorPerMajor).toFixed(2));
  const { isSending, failure, send } = useSending();
  const amount = givenAmount(given, sellerCurrency);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount === null || payment.trim() === '') return;
        const repaid = {
          id,
          from: status,
          payment: payment.trim(),
          amount: toMajor(amount.amount),
        };
        void send(async () => {
          await run('orders record-repayment', repaid);
          toast.success('Proposed. Another treasurer or owner approves it.');
        }).then((done) => done && onClose());
      }}
    >
      {failure !== null && (
        <Notice title="Nothing was proposed" tone="bad">
          {failure}
        </Notice>
      )}
      <MoneyField
        currency={sellerCurrency}
        error={amountError(given, sellerCurrency)}
        label="Amount"
        onChange={setGiven}
        required
        value={given}
      />
      <TextField
        label="The bank’s reference"
        maxLength={200}
        onChange={({ target }) => setPayment(target.value)}
        required
        value={payment}
      />
      <div className={styles.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          Propose
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
