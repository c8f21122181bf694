import { operations as contracts } from '../../shared/desk/operations.ts';
import type { ProposedForOrder, ProposedOperation } from '../../shared/desk/proposals.ts';
import { advanceOrder } from '../commands/advance-order.ts';
import { approveProposal, declineProposal } from '../commands/decide-proposal.ts';
import { payRoyalty } from '../commands/pay-royalty.ts';
import { proposePayment } from '../commands/propose-payment.ts';
import { recordRefund } from '../commands/record-refund.ts';
import { recordRepayment } from '../commands/record-repayment.ts';
import { type CommandContext, inTransaction } from '../market/command-context.ts';
import { listProposals } from '../queries/list-proposals.ts';
import { formatInstant, formatTable } from './format-table.ts';
import type { Operation, Operations } from './operation.ts';
import { presentProposal, presentProposed, printProposed } from './present-proposal.ts';

type Name = 'proposals list' | 'proposals approve' | 'proposals decline';

/** Runs the operation of a proposal that was approved. */
async function carryOut(
  context: CommandContext,
  operation: ProposedOperation,
  given: { readonly input: unknown; readonly actor: string },
): Promise<void> {
  const { actor } = given;
  if (operation === 'orders record-repayment') {
    const { id, ...repaid } = contracts[operation].input.parse(given.input);
    await recordRepayment(context, { orderId: id, ...repaid, actor });
    return;
  }
  if (operation === 'royalties record-payment') {
    await payRoyalty(context, { ...contracts[operation].input.parse(given.input), actor });
    return;
  }
  const { id: orderId, from, payment } = contracts[operation].input.parse(given.input);
  const step = { orderId, from, payment, actor };
  if (operation === 'orders record-payment') await advanceOrder(context, step);
  else await recordRefund(context, step);
}

/** An operation on an order that another person has to approve. */
export const asProposal = (operation: ProposedForOrder) =>
  ({
    async run({ market, actor }, input) {
      const made = await inTransaction(market, (context) =>
        proposePayment(context, { operation, input, actor }),
      );
      return presentProposed(made.orderId, made);
    },
    print: printProposed,
  }) satisfies Operation<'orders record-refund'>;

export const proposalOperations: Operations<Name> = {
  'proposals list': {
    async run({ market, actor }) {
      const found = await listProposals(market.db, { waitingAt: market.now() });
      return found.map((one) => presentProposal(one, actor));
    },
    print(found) {
      const rows = found.map((one) => [
        String(one.id),
        one.operation,
        one.orderId === null ? `artist ${one.artistId}` : `order ${one.orderId}`,
        String(one.input.payment ?? ''),
        one.proposedBy,
        formatInstant(one.proposedAt),
        formatInstant(one.waitsUntil),
        formatInstant(one.expiresAt),
      ]);
      const headings = [
        ...['ID', 'OPERATION', 'OF', 'PAYMENT', 'PROPOSED BY', 'AT (UTC)'],
        ...['WAITS UNTIL', 'EXPIRES'],
      ];
      return formatTable(headings, rows, 'No proposal waits.');
    },
  },
  'proposals approve': {
    async run({ market, actor }, { id }) {
      const { orderId, artistId } = await inTransaction(market, async (context) => {
        const approved = await approveProposal(context, { id, actor });
        await carryOut(context, approved.operation, { input: approved.input, actor });
        return approved;
      });
      return { id, orderId, artistId };
    },
    print: ({ id, orderId, artistId }) =>
      `Proposal ${id} is approved and done: see ${orderId === null ? `artist ${artistId}` : `order ${orderId}`}.`,
  },
  'proposals decline': {
    async run({ market, actor }, { id, reason }) {
      const { orderId, artistId } = await inTransaction(market, (context) =>
        declineProposal(context, { id, reason, actor }),
      );
      return { id, orderId, artistId };
    },
    print: ({ id }) => `Proposal ${id} is declined.`,
  },
};
