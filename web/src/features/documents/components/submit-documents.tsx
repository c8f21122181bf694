import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { getSelling } from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { resubmitAsk } from '../../../../../shared/api/documents.ts';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import { canResubmit } from '../../../../../shared/domain/ask-documents.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { documentWords } from '../messages.ts';
import styles from './submit-documents.module.css';

const bulkList = '/bulk-upload/add-listings';

type Props = {
  readonly listing: AskView;
  readonly isSending: boolean;
  readonly hasDocuments: boolean;
  /** Resolves to false if the comments could not be saved. */
  readonly save: () => Promise<boolean>;
  readonly refresh: () => Promise<unknown>;
};

/** Ends the step: back to the listings, or resubmits a listing that was returned. */
export function SubmitDocuments({ listing, isSending, hasDocuments, save, refresh }: Props) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** The same key until an answer comes: the documents are submitted once. */
  const key = useRef<string | null>(null);
  const isReturned = canResubmit.has(listing.status);
  // Only a row of a bulk upload has documents before it is placed.
  const isDraft = listing.status === 'Draft';

  async function finish() {
    setBusy(true);
    setFailure(null);
    try {
      if (!(await save())) return;
      if (isReturned) {
        key.current ??= newKey();
        await apiSend(apiRequest(resubmitAsk, listing.id), { idempotencyKey: key.current });
      }
      void mutate(apiPath(getSelling));
      navigate(
        isDraft
          ? bulkList
          : `${ownOrderPath('ask', listing.id)}${isReturned ? '&placed=true' : ''}`,
      );
    } catch (error) {
      if (error instanceof ApiError && !error.isTransient) key.current = null;
      setFailure(error);
      void refresh();
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.end}>
      <WriteFailed error={failure} title="We couldn’t complete this step" />
      <Button
        block
        disabled={isSending}
        loading={isBusy}
        onClick={() => void finish()}
        variant="primary"
      >
        {isReturned ? 'Submit for review again' : hasDocuments ? 'Done' : 'Do this later'}
      </Button>
      <p className={styles.note} role="status">
        {isSending
          ? documentWords.unsent
          : isDraft
            ? documentWords.laterInList
            : documentWords.later}
      </p>
    </div>
  );
}
