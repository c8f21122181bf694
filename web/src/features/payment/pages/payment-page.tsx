import { AccountFrame } from '../../../ui/account-frame.tsx';
import { PaymentSettings } from '../components/payment-settings.tsx';

/** The card that a person pays with, and where they are paid to. */
export function PaymentPage() {
  return (
    <AccountFrame title="Payment">
      <PaymentSettings />
    </AccountFrame>
  );
}
