import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import {
  type CaseRow,
  closeCase,
  findOpenCase,
  type LockedCase,
  moveCase,
} from '../../market/cases/case-rows.ts';
import { notifyOfCase } from '../../market/cases/notify-of-case.ts';
import type { CommandContext } from '../../market/command-context.ts';
import type { Dispute } from '../../payments/payment-port.ts';

/**
 * Brings an order's case in line with what the processor says of its disputes: one that is open
 * joins the buyer's report, or opens a case; its end is the bank's. A report whose dispute is won
 * waits for the desk again.
 */
export async function joinDispute(
  context: CommandContext,
  { edition, order }: Omit<LockedCase, 'open'>,
  disputes: readonly Dispute[],
): Promise<void> {
  const { tx } = context;
  const now = context.now();
  const open = await findOpenCase(tx, order.id);
  const lost = disputes.find(({ state }) => state === 'lost');
  const pending = disputes.find(({ state }) => state === 'open');
  const told = { edition, order };
  if (lost) {
    const isKnown = and(eq(cases.disputeId, lost.id), eq(cases.outcome, 'dispute-lost'));
    if ((await tx.$count(cases, isKnown)) > 0) return;
    const ended = open ?? (await addDispute(context, order.id, lost, now));
    await closeCase(tx, ended, now, { outcome: 'dispute-lost', disputeId: lost.id });
    await notifyOfCase(context, { ...told, open: ended }, (title) => ({
      seller: { name: 'dispute-lost.seller', fields: { title } },
    }));
    return;
  }
  if (pending) {
    if (open?.stage === 'bank') return;
    const { id: disputeId, evidenceBy: deadline } = pending;
    const joined = open
      ? await moveCase(tx, open, 'bank', now, { disputeId, deadline })
      : await addDispute(context, order.id, pending, now);
    await notifyOfCase(context, { ...told, open: joined }, (title) => ({
      seller: { name: 'dispute-opened.seller', fields: { title } },
    }));
    return;
  }
  if (open?.stage !== 'bank') return;
  if (open.kind === 'dispute') await closeCase(tx, open, now, { outcome: 'dispute-won' });
  else await moveCase(tx, open, 'desk', now);
  await notifyOfCase(context, { ...told, open }, (title) => ({
    seller: { name: 'dispute-won.seller', fields: { title } },
  }));
}

/** Keeps until when the bank takes evidence: it sets and changes that without another outcome. */
export async function dateEvidence(
  tx: Transaction,
  orderId: number,
  disputes: readonly Dispute[],
): Promise<void> {
  const pending = disputes.find(({ state }) => state === 'open');
  if (!pending) return;
  const { id, evidenceBy: deadline } = pending;
  const isOther = sql`${cases.deadline} is distinct from ${deadline?.toISOString() ?? null}`;
  const isOfDispute = and(eq(cases.orderId, orderId), eq(cases.disputeId, id));
  const isAtBank = and(isOfDispute, eq(cases.stage, 'bank'));
  await tx.update(cases).set({ deadline }).where(and(isAtBank, isOther));
}

async function addDispute(
  { tx }: CommandContext,
  orderId: number,
  { id: disputeId, evidenceBy: deadline }: Dispute,
  now: Date,
): Promise<CaseRow> {
  const [made] = await tx
    .insert(cases)
    .values({ orderId, kind: 'dispute', stage: 'bank', openedAt: now, disputeId, deadline })
    .returning();
  if (!made) throw new Error('an inserted case was not returned');
  return made;
}
