import type { Currency } from '../../shared/domain/money.ts';
import type { CommandContext } from '../market/command-context.ts';
import { requireOwedRoyalty } from '../market/ledger/royalty-payments.ts';
import { openProposal, type ProposalRow } from './open-proposal.ts';

export type RoyaltyPayment = {
  /** The artist. */
  readonly id: number;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  /** The bank's reference. */
  readonly payment: string;
};

/** Proposes to record a payment to an artist. Throws as `requireOwedRoyalty` and `openProposal`. */
export async function proposeRoyaltyPayment(
  context: CommandContext,
  { input, actor }: { readonly input: RoyaltyPayment; readonly actor: string },
): Promise<ProposalRow> {
  const { id, currency, amount, payment } = input;
  const { name } = await requireOwedRoyalty(context.tx, input);
  return openProposal(context, {
    ...{ operation: 'royalties record-payment', input, actor },
    concerns: { artistId: id },
    details: { payment, amount, currency },
    warning: {
      says: { name: 'royalty-by-hand', fields: { artist: name, payment } },
      path: `/desk/royalties/${id}`,
    },
  });
}
