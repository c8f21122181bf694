import { AccountFrame } from '../features/account/components/account-frame.tsx';
import { PaymentSettings } from '../features/payment/components/payment-settings.tsx';

/** The card that one pays with, and where one is paid to. */
export function PaymentPage() {
  return (
    <AccountFrame title="Payment">
      <PaymentSettings />
    </AccountFrame>
  );
}
