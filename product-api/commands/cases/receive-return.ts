import { conflict } from '../../errors.ts';
import { closeCase } from '../../market/cases/case-rows.ts';
import { notifyOfCase } from '../../market/cases/notify-of-case.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { recordStatus } from '../../market/record-status.ts';
import type { OrderRow } from '../../market/rows.ts';
import { lockCaseById } from './lock-case-by-id.ts';

/**
 * The work that a buyer sent back has come: the buyer is refunded. Throws the 404,
 * 'trade.wrong-status' where none is on its way.
 */
export async function receiveReturn(
  context: CommandContext,
  input: { readonly caseId: number; readonly actor: string },
): Promise<OrderRow> {
  const { tx } = context;
  const locked = await lockCaseById(tx, input.caseId);
  const { open, order } = locked;
  if (open.stage !== 'return' && open.stage !== 'receipt') throw conflict('trade.wrong-status');
  const now = context.now();
  await closeCase(tx, open, now, { outcome: 'sent-back' });
  const moved = await recordStatus(tx, order, 'Returned', now);
  await recordAudit(tx, {
    actor: input.actor,
    action: 'cases.receive',
    subject: `order:${order.id}`,
    details: { case: open.id, tracking: open.returnTracking },
    at: now,
  });
  const reason = open.decision ?? '';
  await notifyOfCase(context, locked, (title) => ({
    buyer: { name: 'order-returned.buyer', fields: { title, reason } },
    seller: { name: 'order-returned.seller', fields: { title, reason } },
  }));
  return moved;
}
