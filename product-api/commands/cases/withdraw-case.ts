import { conflict, notFound } from '../../errors.ts';
import { closeCase, lockOpenCase } from '../../market/cases/case-rows.ts';
import { notifyOfCase } from '../../market/cases/notify-of-case.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { lockTrade } from '../../market/lock-trade.ts';

/**
 * The buyer takes a report back: the sale goes on. Throws the 404 unless the user is the buyer,
 * 'trade.wrong-status' where none is open, the bank decides, or the work is on its way back.
 */
export async function withdrawCase(
  context: CommandContext,
  { userId, orderId }: { readonly userId: number; readonly orderId: number },
): Promise<void> {
  const { tx } = context;
  const { order } = await lockTrade(tx, orderId);
  if (order.buyerId !== userId) throw notFound();
  const locked = await lockOpenCase(tx, orderId);
  const stages: readonly string[] = ['seller', 'desk', 'return'];
  if (locked === null || !stages.includes(locked.open.stage)) throw conflict('trade.wrong-status');
  await closeCase(tx, locked.open, context.now(), { outcome: 'withdrawn' });
  await notifyOfCase(context, locked, (title) => ({
    seller: { name: 'case-withdrawn.seller', fields: { title } },
  }));
}
