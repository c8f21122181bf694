import type { PaymentView } from '../../shared/contracts/payment.ts';
import type { WirePayment } from '../../shared/contracts/wire/payments.ts';

export function paymentView({ processor, buyingCard, payouts }: WirePayment['data']): PaymentView {
  const { status, requirements } = payouts;
  return { processor, card: buyingCard, payouts: { status, missing: requirements } };
}
