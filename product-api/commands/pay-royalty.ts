import type { CommandContext } from '../market/command-context.ts';
import { postRoyaltyPayment, requireOwedRoyalty } from '../market/ledger/royalty-payments.ts';
import { recordAudit } from '../market/record-audit.ts';
import type { RoyaltyPayment } from './propose-royalty-payment.ts';

/** Records a payment to an artist. Throws as `requireOwedRoyalty`. */
export async function payRoyalty(
  context: CommandContext,
  { actor, ...payment }: RoyaltyPayment & { readonly actor: string },
): Promise<void> {
  const { tx } = context;
  const at = context.now();
  await requireOwedRoyalty(tx, payment);
  await recordAudit(tx, {
    actor,
    action: 'royalties.record-payment',
    subject: `artist:${payment.id}`,
    details: { payment: payment.payment, amount: payment.amount, currency: payment.currency },
    at,
  });
  await postRoyaltyPayment(tx, { ...payment, at });
}
