import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { returns } from '../messages.ts';
import { CardSettings } from './card-settings.tsx';
import { PayoutSettings } from './payout-settings.tsx';
import styles from './settings.module.css';

export function PaymentSettings() {
  const read = usePayment();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => returns.find((how) => how === query.get('payouts')) ?? null);

  // Removes the processor's parameter from the address after a return.
  useEffect(() => {
    if (query.has('payouts')) navigate({ search: '', hash }, { replace: true });
  }, [query, hash, navigate]);

  return (
    <Loaded
      failedTitle="We couldn’t load your card and payouts"
      loading={<LoadingBlock label="Loading your card and payouts" />}
      read={read}
    >
      {(payment) => (
        <div className={styles.settings}>
          <CardSettings payment={payment} />
          <PayoutSettings payment={payment} returned={returned} />
        </div>
      )}
    </Loaded>
  );
}
