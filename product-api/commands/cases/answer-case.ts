import { takesWords } from '../../../shared/domain/cases.ts';
import { conflict, notFound } from '../../errors.ts';
import { lockOpenCase, moveCase } from '../../market/cases/case-rows.ts';
import { byDayOf, notifyOfCase } from '../../market/cases/notify-of-case.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { lockTrade } from '../../market/lock-trade.ts';
import { addMessage, type CaseWords } from './add-message.ts';

/**
 * Buyer or seller adds words and pictures to the open case of their order. The seller's first ones
 * are the answer that the desk decides on. Throws the 404 for other people, 'trade.wrong-status'
 * where no case takes words.
 */
export async function answerCase(
  context: CommandContext,
  input: CaseWords & { readonly userId: number; readonly orderId: number },
): Promise<void> {
  const { tx } = context;
  const { order } = await lockTrade(tx, input.orderId);
  const isSeller = order.sellerId === input.userId;
  if (!isSeller && order.buyerId !== input.userId) throw notFound();
  const locked = await lockOpenCase(tx, order.id);
  if (locked === null || !takesWords.has(locked.open.stage)) throw conflict('trade.wrong-status');
  const { open } = locked;
  await addMessage(context, open.id, { ...input, side: isSeller ? 'seller' : 'buyer' });
  if (!isSeller || open.stage !== 'seller') return;
  const moved = await moveCase(tx, open, 'desk', context.now());
  await notifyOfCase(context, { ...locked, open: moved }, (title) => ({
    buyer: { name: 'case-answered.buyer', fields: { title, byDeadline: byDayOf(moved) } },
  }));
}
