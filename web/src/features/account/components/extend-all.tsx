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
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ExpiryChoice } from '../../../ui/expiry-choice.tsx';
import { isListOf } from '../logic/is-list-of.ts';

const sides = {
  bids: { call: extendBids, list: apiPath(getBuying), one: 'bid', many: 'bids' },
  asks: { call: extendAsks, list: apiPath(getSelling), one: 'listing', many: 'listings' },
} as const;

/** Gives all live bids or listings of a person a later expiry. */
export function ExtendAll({ side }: { readonly side: keyof typeof sides }) {
  const { call, list, one, many } = sides[side];
  const { mutate } = useSWRConfig();
  const [expiresInDays, setDays] = useState<ExpiryDays>(60);
  return (
    <ConfirmDialog
      button="Extend all"
      cancel="Cancel"
      confirm="Extend all"
      description="Those that would expire earlier stand until then. Prices and places stay as they are."
      failedTitle="We couldn’t extend them"
      name={`extend ${side}`}
      onConfirm={async () => {
        const { extended } = await apiSend(apiRequest(call, { expiresInDays }));
        await mutate(isListOf(list));
        if (extended === 0) toast.info(`All your ${many} already stand at least as long.`);
        else toast.success(`${extended} ${extended === 1 ? one : many} extended.`);
      }}
      title={`Extend all your ${many}?`}
      variant="primary"
    >
      <ExpiryChoice legend="From today" onChange={setDays} value={expiresInDays} />
    </ConfirmDialog>
  );
}
