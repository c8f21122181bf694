import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import {
  type ProposedOperation,
  proposalLasts,
  proposalWait,
} from '../../shared/desk/proposals.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { proposals } from '../db/schema/desk.ts';
import { staff } from '../db/schema/staff.ts';
import { conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { mailOwners } from '../market/mail-owners.ts';
import { recordAudit } from '../market/record-audit.ts';

export type ProposalRow = typeof proposals.$inferSelect;

type Proposed = {
  readonly operation: ProposedOperation;
  readonly input: {
    readonly id: number;
    /** The status that the operator saw. */
    readonly from: OrderStatus;
    /** The bank's reference. */
    readonly payment: string;
    /** Of a repayment: how much, in units of the seller's currency. */
    readonly amount?: number;
  };
  readonly actor: string;
};

/**
 * Proposes a payment outside the normal path. Where one person alone may approve it, it waits for a
 * day and the owners are told. Throws 'trade.wrong-status' where the order is not in `from`, and
 * 'desk.proposal-exists'.
 */
export async function proposePayment(
  context: CommandContext,
  { operation, input, actor }: Proposed,
): Promise<ProposalRow> {
  const { tx } = context;
  const { order } = await lockTrade(tx, input.id);
  if (order.status !== input.from) throw conflict('trade.wrong-status');
  const now = context.now();
  await expireProposals(context, order.id);
  const approvers = await tx.$count(staff, sql`${staff.roles} && '{treasurer,owner}'`);
  const isAlone = approvers <= 1;
  const [made] = await tx
    .insert(proposals)
    .values({
      operation,
      orderId: order.id,
      input,
      proposedBy: actor,
      proposedAt: now,
      waitsUntil: isAlone ? new Date(now.getTime() + proposalWait) : null,
      expiresAt: new Date(now.getTime() + proposalLasts),
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw conflict('desk.proposal-exists');
  const details = { proposal: made.id, operation, from: input.from, payment: input.payment };
  const subject = `order:${order.id}`;
  await recordAudit(tx, { actor, action: 'proposals.propose', subject, details, at: now });
  if (isAlone) await warnOwners(context, made, input.payment);
  return made;
}

async function warnOwners(
  context: CommandContext,
  { id, orderId }: ProposalRow,
  payment: string,
): Promise<void> {
  await mailOwners(context, {
    key: `proposal:${id}`,
    says: { name: 'payment-by-hand', fields: { orderId: String(orderId), payment } },
    path: `/desk/orders/${orderId}`,
  });
}

/** Closes proposals whose time is over, of one order or of all; returns how many. */
export async function expireProposals(context: CommandContext, orderId?: number): Promise<number> {
  const { tx } = context;
  const now = context.now();
  const expired = await tx
    .update(proposals)
    .set({ outcome: 'expired', decidedAt: now })
    .where(
      and(
        isNull(proposals.outcome),
        lte(proposals.expiresAt, now),
        orderId === undefined ? undefined : eq(proposals.orderId, orderId),
      ),
    )
    .returning();
  for (const { id, orderId: order, operation } of expired) {
    await recordAudit(tx, {
      actor: 'deckle',
      action: 'proposals.expire',
      subject: `order:${order}`,
      details: { proposal: id, operation },
      at: now,
    });
  }
  return expired.length;
}
