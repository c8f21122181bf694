import { eq } from 'drizzle-orm';
import { proposals } from '../db/schema/desk.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';
import { type ProposalRow, subjectOf } from './open-proposal.ts';

type Decision = { readonly id: number; readonly actor: string };

/**
 * Marks a proposal as approved; the caller then does what it proposes, in the same transaction.
 * Throws 'desk.proposal-closed', 'desk.approve-at-desk', 'desk.own-proposal' and
 * 'desk.proposal-waits'.
 */
export async function approveProposal(
  context: CommandContext,
  { id, actor }: Decision,
): Promise<ProposalRow> {
  const proposal = await lockProposal(context, id);
  const now = context.now();
  if (!actor.startsWith('desk:')) throw conflict('desk.approve-at-desk');
  if (proposal.waitsUntil === null && proposal.proposedBy === actor) {
    throw conflict('desk.own-proposal');
  }
  if (proposal.waitsUntil !== null && proposal.waitsUntil > now) {
    throw conflict('desk.proposal-waits');
  }
  return close(context, proposal, { outcome: 'approved', actor, reason: null });
}

/** Declines a proposal, or withdraws one's own. Throws 'desk.proposal-closed'. */
export async function declineProposal(
  context: CommandContext,
  { id, reason, actor }: Decision & { readonly reason: string },
): Promise<ProposalRow> {
  const proposal = await lockProposal(context, id);
  return close(context, proposal, { outcome: 'declined', actor, reason });
}

async function lockProposal(context: CommandContext, id: number): Promise<ProposalRow> {
  const { tx } = context;
  const [found] = await tx.select().from(proposals).where(eq(proposals.id, id)).for('update');
  if (!found) throw notFound();
  if (found.outcome !== null || found.expiresAt <= context.now()) {
    throw conflict('desk.proposal-closed');
  }
  return found;
}

async function close(
  { tx, now }: CommandContext,
  proposal: ProposalRow,
  decided: {
    readonly outcome: 'approved' | 'declined';
    readonly actor: string;
    readonly reason: string | null;
  },
): Promise<ProposalRow> {
  const { outcome, actor, reason } = decided;
  const { id, operation, proposedBy } = proposal;
  const at = now();
  const [closed] = await tx
    .update(proposals)
    .set({ outcome, decidedBy: actor, decidedAt: at })
    .where(eq(proposals.id, id))
    .returning();
  if (!closed) throw new Error(`proposal ${id} was locked and is gone`);
  await recordAudit(tx, {
    actor,
    action: `proposals.${outcome === 'approved' ? 'approve' : 'decline'}`,
    subject: subjectOf(proposal),
    details: { proposal: id, operation, proposedBy, reason },
    at,
  });
  return closed;
}
