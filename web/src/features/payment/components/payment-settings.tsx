import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { returns } from '../messages.ts';
import { CardSettings } from './card-settings.tsx';
import { PayoutSettings } from './payout-settings.tsx';
import styles from './settings.module.css';

/** How one pays and is paid. */
export function PaymentSettings() {
  const { data, error, mutate } = usePayment();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [returned] = useState(() => returns.find((how) => how === query.get('payouts')) ?? null);

  // A processor sends people back with more in the address than it should keep.
  useEffect(() => {
    if (query.size > 0) navigate({ search: '' }, { replace: true });
  }, [query, navigate]);

  if (!data) {
    return error ? (
      <FailedState
        error={error}
        onRetry={() => void mutate()}
        title="Your card and payouts could not be shown"
      />
    ) : (
      <Loading label="Loading your card and payouts">
        <Skeleton shape="block" />
      </Loading>
    );
  }
  return (
    <div className={styles.settings}>
      <CardSettings payment={data} />
      <PayoutSettings payment={data} returned={returned} />
    </div>
  );
}
