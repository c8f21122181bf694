import { and, eq } from 'drizzle-orm';
import { reportedAs } from '../../../shared/domain/case-words.ts';
import { type CaseReason, reportableReasons } from '../../../shared/domain/cases.ts';
import { cases } from '../../db/schema/cases.ts';
import { conflict, notFound } from '../../errors.ts';
import { caseDeadline, findOpenCase } from '../../market/cases/case-rows.ts';
import { byDayOf, notifyOfCase } from '../../market/cases/notify-of-case.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { lockTrade } from '../../market/lock-trade.ts';
import { addMessage, type CaseWords } from './add-message.ts';

/**
 * The buyer reports a problem with an order; its seller is asked to answer, and the payout waits.
 * Throws the 404 unless the user is the buyer, 'case.exists' while one is open, 'case.decided'
 * where the same was decided, 'trade.wrong-status' outside the time for it.
 */
export async function openCase(
  context: CommandContext,
  input: CaseWords & {
    readonly userId: number;
    readonly orderId: number;
    readonly reason: CaseReason;
  },
): Promise<void> {
  const { tx } = context;
  const { orderId, reason, userId } = input;
  const { edition, order } = await lockTrade(tx, orderId);
  if (order.buyerId !== userId) throw notFound();
  if ((await findOpenCase(tx, orderId)) !== null) throw conflict('case.exists');
  const now = context.now();
  if (!reportableReasons(order, now).includes(reason)) throw conflict('trade.wrong-status');
  const before = and(eq(cases.orderId, orderId), eq(cases.kind, reason));
  if ((await tx.$count(cases, before)) > 0) throw conflict('case.decided');
  const [open] = await tx
    .insert(cases)
    .values({
      ...{ orderId, kind: reason, openedAt: now },
      ...{ stage: 'seller', deadline: caseDeadline('seller', now) },
    })
    .returning();
  if (!open) throw new Error('an inserted case was not returned');
  await addMessage(context, open.id, { ...input, side: 'buyer' });
  const told = { problem: reportedAs[reason], byDeadline: byDayOf(open) };
  await notifyOfCase(context, { edition, order, open }, (title) => ({
    buyer: { name: 'case-opened.buyer', fields: { title, ...told } },
    seller: { name: 'case-opened.seller', fields: { title, ...told } },
  }));
}
