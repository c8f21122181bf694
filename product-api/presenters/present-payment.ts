import type { WirePayment } from '../../shared/contracts/wire/payments.ts';
import type { PaymentAccount } from '../payments/accounts.ts';
import type { PaymentPort } from '../payments/payment-port.ts';

type Shown = Pick<WirePayment['data'], 'processor' | 'buyingCard' | 'payouts'>;

export function presentPayment(
  processor: PaymentPort['name'] | null,
  account: PaymentAccount | null,
): Shown {
  return {
    processor,
    buyingCard: account?.card ?? null,
    payouts: {
      status: payoutStatus(account),
      requirements: [...(account?.requirements ?? [])],
    },
  };
}

function payoutStatus(account: PaymentAccount | null): Shown['payouts']['status'] {
  if (!account?.payoutAccountId) return 'none';
  if (account.payoutsEnabled) return 'ready';
  return account.detailsSubmitted && account.requirements.length === 0 ? 'pending' : 'incomplete';
}
