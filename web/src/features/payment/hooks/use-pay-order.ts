import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { getOrder, payOrder } from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { apiSend } from '../../../lib/api/client.ts';

/** Charges the card on file for an order; a bank that wants a confirmation gets the page. */
export function usePayOrder(orderId: number) {
  const { mutate } = useSWRConfig();
  const [isPaying, setIsPaying] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function pay(): Promise<void> {
    setIsPaying(true);
    setFailure(null);
    try {
      const outcome = await apiSend(apiRequest(payOrder, orderId));
      if (outcome.kind === 'confirm') {
        // A browser that goes back may show this page as it was left.
        window.addEventListener('pagehide', () => setIsPaying(false), { once: true });
        window.location.assign(outcome.url);
        return;
      }
    } catch (error) {
      setFailure(error);
    }
    await mutate(apiPath(getOrder, orderId));
    setIsPaying(false);
  }
  return { pay, isPaying, failure };
}
