import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Reminds a seller early to set up payouts. */
export function PayoutsHint() {
  const { data } = usePayment();
  const isOpen = data?.payouts.status === 'none' || data?.payouts.status === 'incomplete';
  if (!isOpen || data.processor === null) return null;
  return (
    <Notice
      action={
        <ButtonLink size="small" to={`${clientRoutes.payment}#payouts`}>
          Set up payouts
        </ButtonLink>
      }
      title="Your payouts are not set up yet"
      tone="waiting"
    >
      We can pay you only once your payouts are set up. It takes a few minutes.
    </Notice>
  );
}
