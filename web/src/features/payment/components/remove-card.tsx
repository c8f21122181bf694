import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CardView } from '../../../../../shared/contracts/payment.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { paymentPath } from '../../../lib/payment/use-payment.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { removeCard } from '../api/payment-calls.ts';
import styles from './settings.module.css';

/** Takes the card away, and only after asking. */
export function RemoveCard({ card }: { readonly card: CardView }) {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<'closed' | 'open' | 'sending'>('closed');
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setState('sending');
    setFailure(null);
    try {
      await removeCard();
      setState('closed');
      toast.success('Your card is removed.');
      await mutate(paymentPath);
    } catch (error) {
      setFailure(failureText(error));
      setState('open');
    }
  }

  return (
    <>
      <Button onClick={() => setState('open')} size="small">
        Remove
      </Button>
      <Dialog
        description="Your open bids stay. If one is accepted, you have three days to add a card."
        onClose={() => setState('closed')}
        open={state !== 'closed'}
        title={`Remove ${nameCard(card)}?`}
      >
        {failure !== null && (
          <Notice title="It was not removed" tone="bad">
            {failure}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button loading={state === 'sending'} onClick={() => void remove()} variant="danger">
            Remove
          </Button>
          <Button onClick={() => setState('closed')}>Keep it</Button>
        </div>
      </Dialog>
    </>
  );
}
