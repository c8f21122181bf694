import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { getPayment } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { CardView } from '../../../../../shared/contracts/payment.ts';
import { apiGet } from '../../../lib/api/client.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { toast } from '../../../lib/toast.ts';

/** Called once the processor has confirmed the card: reads it from the server. */
export function useConfirmedCard(onSaved: (card: CardView) => void) {
  const { mutate } = useSWRConfig();
  const [isMissing, setIsMissing] = useState(false);

  async function readCard(): Promise<void> {
    const payment = await apiGet(apiPath(getPayment)).catch(() => null);
    if (!payment?.card) {
      setIsMissing(true);
      return;
    }
    toast.success(`${nameCard(payment.card)} is saved.`);
    onSaved(payment.card);
    await mutate(apiPath(getPayment), payment, { revalidate: false });
  }
  return { readCard, isMissing };
}
