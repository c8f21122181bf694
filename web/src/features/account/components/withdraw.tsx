import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiPath, ApiRequest } from '../../../../../shared/api/call.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './dialog-actions.module.css';

type Props = {
  /** The order to withdraw, such as 'bid of £250 on Low Tide'. */
  readonly what: string;
  readonly request: ApiRequest;
  readonly list: ApiPath;
  readonly consequence: string;
};

/** Withdraws a bid or an ask for good, after a confirmation. */
export function Withdraw({ what, request, list, consequence }: Props) {
  const { mutate } = useSWRConfig();
  const { isOpen, open, close } = usePartOverlay(`withdraw ${request.path}`);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function withdraw() {
    setSending(true);
    setFailure(null);
    try {
      await apiSend(request);
      await mutate(list);
      close();
      toast.success('Withdrawn.');
    } catch (error) {
      setFailure(failureText(error));
      open();
      // The order may have been sold or have expired meanwhile: read the list again.
      void mutate(list);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Button aria-label={`Withdraw ${what}`} onClick={open} size="small">
        Withdraw
      </Button>
      <Dialog
        description={consequence}
        onClose={close}
        open={isOpen}
        title={`Withdraw your ${what}?`}
      >
        {failure !== null && (
          <Notice title="We couldn’t withdraw it" tone="bad">
            {failure}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button loading={isSending} onClick={() => void withdraw()} variant="danger">
            Withdraw
          </Button>
          <Button onClick={close}>Keep it</Button>
        </div>
      </Dialog>
    </>
  );
}
