import { type CommandDeps, inTransaction } from '../market/command-context.ts';
import { postRefund } from '../market/ledger/order-money.ts';
import { lockTrade } from '../market/lock-trade.ts';
import type { PaymentPort } from '../payments/payment-port.ts';
import { type Settled, type SettledCharge, settleCharge } from './settle-charge.ts';

/**
 * Settles a charge. A second one that succeeded for the same order is refunded; where that cannot
 * be asked for, throws PaymentUnavailable, and reporting the charge again tries again.
 * `claimedUntil` of a look-up as in `settleCharge`.
 */
export async function recordCharge(
  deps: CommandDeps & { readonly payments: Pick<PaymentPort, 'refund'> },
  reference: string,
  outcome: SettledCharge,
  claimedUntil: Date | null = null,
): Promise<Settled | null> {
  const settled = await inTransaction(deps, (context) =>
    settleCharge(context, reference, outcome, { claimedUntil }),
  );
  const chargeId = settled?.surplusChargeId ?? null;
  if (settled !== null && chargeId !== null && outcome.kind === 'succeeded') {
    const { amount, currency } = outcome.received;
    const reference = `surplus-${chargeId}`;
    const paymentId = await deps.payments.refund({ chargeId, amount, reference, failedBefore: 0 });
    await inTransaction(deps, async ({ tx, now }) => {
      const { order } = await lockTrade(tx, settled.orderId);
      if (currency !== order.buyerCurrency) return;
      await postRefund(tx, order, { paymentId, clearing: 'processor', amount, at: now() });
    });
  }
  return settled;
}
