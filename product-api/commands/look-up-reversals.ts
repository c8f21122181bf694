import type { FastifyBaseLogger } from 'fastify';
import { type CommandDeps, inTransaction } from '../market/command-context.ts';
import type { PaymentPort, ReversalHint } from '../payments/payment-port.ts';
import { findPaidCharge, logReversal, recordReversals } from './record-reversals.ts';

type Deps = CommandDeps & {
  readonly payments: Pick<PaymentPort, 'name' | 'findReversals'>;
  readonly log: FastifyBaseLogger;
};

/**
 * Records what the processor says became of a paid charge: an event that says so may be late,
 * repeated, out of order or lost. True where something changed. Throws PaymentUnavailable.
 */
export async function lookUpReversals(
  deps: Deps,
  chargeId: string,
  hint: ReversalHint | null = null,
): Promise<boolean> {
  const { payments, log } = deps;
  const known = await findPaidCharge(deps.db, chargeId);
  if (known === null) return false;
  const found = await payments.findReversals({ chargeId, reference: null });
  const reversed = await inTransaction(deps, (context) =>
    recordReversals(context, { chargeId, known, found, hint, processor: payments.name }),
  );
  // Another change was recorded during the look-up, which may be older.
  if (reversed === 'outdated') return lookUpReversals(deps, chargeId, hint);
  if (reversed === null) return false;
  logReversal(log, reversed);
  return true;
}
