import { useSWRConfig } from 'swr';
import type { ApiPath, ApiRequest } from '../../../../../shared/api/call.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { isListOf } from '../logic/is-list-of.ts';

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
  return (
    <ConfirmDialog
      button="Withdraw"
      buttonLabel={`Withdraw ${what}`}
      cancel="Keep it"
      confirm="Withdraw"
      description={consequence}
      failedTitle="We couldn’t withdraw it"
      name={`withdraw ${request.path}`}
      onConfirm={async () => {
        await apiSend(request);
        await mutate(isListOf(list));
        toast.success('Withdrawn.');
      }}
      // The order may have been sold or have expired meanwhile.
      onFailed={() => void mutate(isListOf(list))}
      title={`Withdraw your ${what}?`}
    />
  );
}
