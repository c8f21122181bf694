import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import {
  type ProposedOperation,
  proposalLasts,
  proposalWait,
} from '../../shared/desk/proposals.ts';
import { proposals } from '../db/schema/desk.ts';
import { staff } from '../db/schema/staff.ts';
import { conflict } from '../errors.ts';
import type { Said } from '../mail/messages/messages.ts';
import type { CommandContext } from '../market/command-context.ts';
import { mailOwners } from '../market/mail-owners.ts';
import { recordAudit } from '../market/record-audit.ts';

export type ProposalRow = typeof proposals.$inferSelect;

/** What a proposal is about. */
export type Concerned = { readonly orderId: number } | { readonly artistId: number };

type Proposed = {
  readonly operation: ProposedOperation;
  readonly concerns: Concerned;
  readonly input: Readonly<Record<string, unknown>>;
  /** Kept in the audit beside the operation. */
  readonly details: Readonly<Record<string, string | number>>;
  readonly actor: string;
  /** Where one person alone may approve it: what the owners are told, and where they see it. */
  readonly warning: {
    readonly says: Said<'payment-by-hand' | 'royalty-by-hand'>;
    readonly path: string;
  };
};

/** 'order:12' or 'artist:3', as the audit names it. */
export function subjectOf({
  orderId,
  artistId,
}: Pick<ProposalRow, 'orderId' | 'artistId'>): string {
  return orderId === null ? `artist:${artistId}` : `order:${orderId}`;
}

/**
 * Proposes a payment outside the normal path; its caller has locked the order or artist. Where one
 * person alone may approve it, it waits for a day and the owners are told. Throws
 * 'desk.proposal-exists'.
 */
export async function openProposal(
  context: CommandContext,
  { operation, concerns, input, details, actor, warning }: Proposed,
): Promise<ProposalRow> {
  const { tx } = context;
  const now = context.now();
  await expireProposals(context, concerns);
  const approvers = await tx.$count(staff, sql`${staff.roles} && '{treasurer,owner}'`);
  const isAlone = approvers <= 1;
  const [made] = await tx
    .insert(proposals)
    .values({
      ...concerns,
      operation,
      input,
      proposedBy: actor,
      proposedAt: now,
      waitsUntil: isAlone ? new Date(now.getTime() + proposalWait) : null,
      expiresAt: new Date(now.getTime() + proposalLasts),
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw conflict('desk.proposal-exists');
  await recordAudit(tx, {
    actor,
    action: 'proposals.propose',
    subject: subjectOf(made),
    details: { proposal: made.id, operation, ...details },
    at: now,
  });
  if (isAlone) await mailOwners(context, { key: `proposal:${made.id}`, ...warning });
  return made;
}

/** Closes proposals whose time is over, of one order or artist, or of all; returns how many. */
export async function expireProposals(
  context: CommandContext,
  concerned?: Concerned,
): Promise<number> {
  const { tx } = context;
  const now = context.now();
  const ofOne =
    concerned &&
    ('orderId' in concerned
      ? eq(proposals.orderId, concerned.orderId)
      : eq(proposals.artistId, concerned.artistId));
  const expired = await tx
    .update(proposals)
    .set({ outcome: 'expired', decidedAt: now })
    .where(and(isNull(proposals.outcome), lte(proposals.expiresAt, now), ofOne))
    .returning();
  for (const proposal of expired) {
    await recordAudit(tx, {
      actor: 'deckle',
      action: 'proposals.expire',
      subject: subjectOf(proposal),
      details: { proposal: proposal.id, operation: proposal.operation },
      at: now,
    });
  }
  return expired.length;
}
