import { eq } from 'drizzle-orm';
import { askHolds } from '../db/schema/desk.ts';
import { conflict } from '../errors.ts';
import type { CommandContext } from './command-context.ts';

/** Ends the hold on a listing that is being decided. Throws 'desk.ask-held' where it is another's. */
export async function endHold(
  { tx, now }: CommandContext,
  askId: number,
  actor: string,
): Promise<void> {
  const [held] = await tx.select().from(askHolds).where(eq(askHolds.askId, askId)).for('update');
  if (!held) return;
  if (held.actor !== actor && held.until > now()) throw conflict('desk.ask-held');
  await tx.delete(askHolds).where(eq(askHolds.askId, askId));
}
