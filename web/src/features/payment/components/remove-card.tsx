import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { getPayment, removeCard } from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import type { CardView } from '../../../../../shared/contracts/payment.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './settings.module.css';

/** Removes the card after a confirmation. */
export function RemoveCard({ card }: { readonly card: CardView }) {
  const { mutate } = useSWRConfig();
  const { isOpen, open, close } = usePartOverlay('remove-card');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setSending(true);
    setFailure(null);
    try {
      await apiSend(apiRequest(removeCard));
      close();
      toast.success('Your card has been removed.');
      await mutate(apiPath(getPayment));
    } catch (error) {
      setFailure(failureText(error));
      open();
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Button onClick={open} size="small">
        {' '}
        Remove card{' '}
      </Button>
      <Dialog
        description="Your open bids stay open. If one is accepted, you have three days to add a card."
        onClose={close}
        open={isOpen}
        title={`Remove ${nameCard(card)}?`}
      >
        {failure !== null && (
          <Notice title="We couldn’t remove your card" tone="bad">
            {failure}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button loading={isSending} onClick={() => void remove()} variant="danger">
            {' '}
            Remove card{' '}
          </Button>
          <Button onClick={close}>Keep card</Button>
        </div>
      </Dialog>
    </>
  );
}
