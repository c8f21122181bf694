import type { z } from 'zod';
import { operations as contracts } from '../../shared/desk/operations.ts';
import type { ProposedOperation, proposal } from '../../shared/desk/proposals.ts';
import { advanceOrder } from '../commands/advance-order.ts';
import { approveProposal, declineProposal } from '../commands/decide-proposal.ts';
import { proposePayment } from '../commands/propose-payment.ts';
import { recordRefund } from '../commands/record-refund.ts';
import { recordRepayment } from '../commands/record-repayment.ts';
import { type CommandContext, inTransaction } from '../market/command-context.ts';
import { listProposals } from '../queries/list-proposals.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operation, type Operations } from './operation.ts';

type Name = 'proposals list' | 'proposals approve' | 'proposals decline';
type Stored = Awaited<ReturnType<typeof listProposals>>[number];
type Shown = z.output<typeof proposal>;

/** What becomes of a proposal that is approved. */
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
  const { id: orderId, from, payment } = contracts[operation].input.parse(given.input);
  const step = { orderId, from, payment, actor };
  if (operation === 'orders record-payment') await advanceOrder(context, step);
  else await recordRefund(context, step);
}

/** An operation that is only proposed. */
export const proposing = <Proposed extends ProposedOperation>(operation: Proposed) =>
  ({
    async run({ market, actor }, input) {
      const made = await inTransaction(market, (context) =>
        proposePayment(context, { operation, input, actor }),
      );
      return {
        id: made.orderId,
        proposal: made.id,
        waitsUntil: isoOrNull(made.waitsUntil),
        expiresAt: isoOf(made.expiresAt),
      };
    },
    print: ({ proposal: id, waitsUntil }) =>
      waitsUntil === null
        ? `Proposal ${id} is made. Another treasurer or owner approves it at the desk.`
        : `Proposal ${id} is made. It can be approved at the desk from ${waitsUntil}, and all owners are told.`,
  }) satisfies Operation<'orders record-refund'>;

export function presentProposal({ proposer, ...row }: Stored, actor: string): Shown {
  const { id, operation, orderId, input, proposedBy, outcome } = row;
  return {
    ...{ id, operation, orderId, proposedBy, outcome },
    input: { ...input },
    isOwn: proposer === actor,
    proposedAt: isoOf(row.proposedAt),
    waitsUntil: isoOrNull(row.waitsUntil),
    expiresAt: isoOf(row.expiresAt),
    decidedBy: row.outcome === null ? null : row.decidedBy,
    decidedAt: isoOrNull(row.decidedAt),
  };
}

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
        String(one.orderId),
        String(one.input.payment ?? ''),
        one.proposedBy,
        formatInstant(one.proposedAt),
        formatInstant(one.waitsUntil),
        formatInstant(one.expiresAt),
      ]);
      const headings = [
        ...['ID', 'OPERATION', 'ORDER', 'PAYMENT', 'PROPOSED BY', 'AT (UTC)'],
        ...['WAITS UNTIL', 'EXPIRES'],
      ];
      return formatTable(headings, rows, 'No proposal waits.');
    },
  },
  'proposals approve': {
    async run({ market, actor }, { id }) {
      const orderId = await inTransaction(market, async (context) => {
        const approved = await approveProposal(context, { id, actor });
        await carryOut(context, approved.operation, { input: approved.input, actor });
        return approved.orderId;
      });
      return { id, orderId };
    },
    print: ({ id, orderId }) => `Proposal ${id} is approved and done: see order ${orderId}.`,
  },
  'proposals decline': {
    async run({ market, actor }, { id, reason }) {
      const { orderId } = await inTransaction(market, (context) =>
        declineProposal(context, { id, reason, actor }),
      );
      return { id, orderId };
    },
    print: ({ id }) => `Proposal ${id} is declined.`,
  },
};
