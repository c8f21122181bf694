import type { PaymentView } from '../../../../../shared/contracts/payment.ts';

export const visa = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2040 };

export function payment(more: Partial<PaymentView> = {}): PaymentView {
  return { processor: 'sandbox', card: null, payouts: { status: 'none', missing: [] }, ...more };
}
