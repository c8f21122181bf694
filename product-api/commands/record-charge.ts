import { type CommandDeps, inTransaction } from '../market/command-context.ts';
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
  if (chargeId !== null && outcome.kind === 'succeeded') {
    const { amount } = outcome.received;
    const reference = `surplus-${chargeId}`;
    await deps.payments.refund({ chargeId, amount, reference, failedBefore: 0 });
  }
  return settled;
}
