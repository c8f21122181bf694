import { eq } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { notify } from '../market/notify.ts';
import { recordAudit } from '../market/record-audit.ts';
import { endPause, listPauses } from '../market/trading-pauses.ts';

/**
 * Lets a person trade again whose conduct had paused it. A debt is settled, not lifted. Throws the
 * 404, 'trade.wrong-status' where nothing is to be lifted.
 */
export async function liftPause(
  context: CommandContext,
  input: { readonly userId: number; readonly reason: string; readonly actor: string },
): Promise<{ readonly email: string }> {
  const { tx } = context;
  const { userId, actor, reason } = input;
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user || user.leftAt !== null) throw notFound();
  const lifted = (await listPauses(tx, userId)).filter((pause) => pause.reason !== 'debt');
  if (lifted.length === 0) throw conflict('trade.wrong-status');
  for (const { id } of lifted) await endPause(context, id, userId, actor);
  await recordAudit(tx, {
    actor,
    action: 'accounts.lift-pause',
    subject: `user:${userId}`,
    details: { reason },
    at: context.now(),
  });
  await notify(context, userId, {
    dedupeKey: `trading-resumed:${lifted.map(({ id }) => id).join('-')}`,
    artworkId: null,
    says: { name: 'trading-resumed', fields: {} },
    path: '/my-account/selling',
  });
  return { email: user.email };
}
