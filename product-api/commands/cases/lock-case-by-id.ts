import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { conflict, notFound } from '../../errors.ts';
import { type LockedCase, lockOpenCase } from '../../market/cases/case-rows.ts';

/** Locks an open case and its order. Throws the 404, 'trade.wrong-status' where it is closed. */
export async function lockCaseById(tx: Transaction, id: number): Promise<LockedCase> {
  const [named] = await tx.select({ orderId: cases.orderId }).from(cases).where(eq(cases.id, id));
  if (!named) throw notFound();
  const locked = await lockOpenCase(tx, named.orderId);
  if (locked?.open.id !== id) throw conflict('trade.wrong-status');
  return locked;
}
