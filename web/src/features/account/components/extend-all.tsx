import { useState } from 'react';
import { useSWRConfig } from 'swr';
import {
  extendAsks,
  extendBids,
  getBuying,
  getSelling,
} from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import type { ExpiryDays } from '../../../../../shared/domain/expiry.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ExpiryChoice } from '../../../ui/expiry-choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './dialog-actions.module.css';

const sides = {
  bids: { call: extendBids, list: apiPath(getBuying), one: 'bid', many: 'bids' },
  asks: { call: extendAsks, list: apiPath(getSelling), one: 'listing', many: 'listings' },
} as const;

/** Gives all live bids or listings of a person a later expiry. */
export function ExtendAll({ side }: { readonly side: keyof typeof sides }) {
  const { call, list, one, many } = sides[side];
  const { mutate } = useSWRConfig();
  const { isOpen, open, close } = usePartOverlay(`extend ${side}`);
  const [expiresInDays, setDays] = useState<ExpiryDays>(60);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function extend() {
    setSending(true);
    setFailure(null);
    try {
      const { extended } = await apiSend(apiRequest(call, { expiresInDays }));
      await mutate(list);
      close();
      if (extended === 0) toast.info(`All your ${many} already stand at least as long.`);
      else toast.success(`${extended} ${extended === 1 ? one : many} extended.`);
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
        Extend all
      </Button>
      <Dialog
        description={`Those that would expire earlier stand until then. Prices and places stay as they are.`}
        onClose={close}
        open={isOpen}
        title={`Extend all your ${many}?`}
      >
        {failure !== null && (
          <Notice title="We couldn’t extend them" tone="bad">
            {failure}
          </Notice>
        )}
        <ExpiryChoice legend="From today" onChange={setDays} value={expiresInDays} />
        <div className={styles.actions}>
          <Button loading={isSending} onClick={() => void extend()} variant="primary">
            Extend all
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </Dialog>
    </>
  );
}
