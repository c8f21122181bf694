import { eq } from 'drizzle-orm';
import { orderNotes } from '../db/schema/desk.ts';
import { orders } from '../db/schema/orders.ts';
import { notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';

/** Keeps a note of the staff with an order; returns its id. Throws a 404. */
export async function noteOrder(
  context: CommandContext,
  note: { readonly orderId: number; readonly text: string; readonly actor: string },
): Promise<number> {
  const { tx } = context;
  const { orderId, actor, text } = note;
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound();
  const at = context.now();
  const [kept] = await tx
    .insert(orderNotes)
    .values({ orderId, actor, text, at })
    .returning({ id: orderNotes.id });
  if (!kept) throw new Error('an inserted note was not returned');
  const details = { note: kept.id };
  await recordAudit(tx, { actor, action: 'orders.note', subject: `order:${orderId}`, details, at });
  return kept.id;
}
