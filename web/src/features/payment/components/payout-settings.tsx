import { useState } from 'react';
import { linkPayouts } from '../../../../../shared/api/account.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import type { PaymentView } from '../../../../../shared/contracts/payment.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Status } from '../../../ui/status.tsx';
import { missingWords } from '../logic/missing-words.ts';
import { payoutWords, type Return, returnWords } from '../messages.ts';
import styles from './settings.module.css';

type Props = {
  readonly payment: PaymentView;
  /** How the seller returned from the processor; null: they did not. */
  readonly returned: Return | null;
};

/** Where sales are paid to. The processor asks for the details on its own pages. */
export function PayoutSettings({ payment: { processor, payouts }, returned }: Props) {
  const { status, missing } = payouts;
  const { label, tone, text, action } = payoutWords[status];
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const returnNotice = returned && status !== 'ready' ? returnWords[returned] : null;

  async function leave() {
    setIsLeaving(true);
    setFailure(null);
    try {
      window.location.assign((await apiSend(apiRequest(linkPayouts))).url);
    } catch (error) {
      setFailure(error);
      setIsLeaving(false);
    }
  }

  return (
    <section className={styles.section} id="payouts">
      <h2 className={styles.title}>Payouts</h2>
      <Status label={label} tone={tone} />
      <p className={styles.text}>{text}</p>
      {status === 'incomplete' && (
        <ul className={styles.missing}>
          {missingWords(missing).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {returnNotice && <Notice tone="waiting">{returnNotice}</Notice>}
      {failure !== null && (
        <Notice title="We couldn’t open your payouts" tone="bad">
          {needsAddress(failure)
            ? 'We need your address first, to know which country you are paid in. You enter it when you list or sell an artwork.'
            : failureText(failure)}
        </Notice>
      )}
      {processor !== null && action !== null && (
        <div className={styles.actions}>
          <Button
            loading={isLeaving}
            onClick={() => void leave()}
            variant={status === 'none' ? 'secondary' : 'primary'}
          >
            {action}
          </Button>
        </div>
      )}
      {processor === 'sandbox' && status !== 'ready' && (
        <p className={styles.small}>
          This is the sandbox: no details are needed and no money moves.
        </p>
      )}
    </section>
  );
}

function needsAddress(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'trade.address-missing';
}
