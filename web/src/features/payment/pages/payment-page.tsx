import { AccountFrame } from '../../../ui/account-frame.tsx';
import { PaymentSettings } from '../components/payment-settings.tsx';

export function PaymentPage() {
  return (
    <AccountFrame title="Payment">
      <PaymentSettings />
    </AccountFrame>
  );
}
