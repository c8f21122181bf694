import { useSWRConfig } from 'swr';
import { getPayment, removeCard } from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import type { CardView } from '../../../../../shared/contracts/payment.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Removes the card after a confirmation. */
export function RemoveCard({ card }: { readonly card: CardView }) {
  const { mutate } = useSWRConfig();
  return (
    <ConfirmDialog
      button="Remove card"
      cancel="Keep card"
      confirm="Remove card"
      description="You need a card to bid or buy, so it stays while a bid of yours is open or an order is unpaid. You can add one at any time."
      failedTitle="We couldn’t remove your card"
      name="remove-card"
      onConfirm={async () => {
        await apiSend(apiRequest(removeCard));
        toast.success('Your card has been removed.');
        await mutate(apiPath(getPayment));
      }}
      title={`Remove ${nameCard(card)}?`}
    />
  );
}
