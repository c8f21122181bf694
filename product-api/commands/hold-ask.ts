import { and, eq, lte } from 'drizzle-orm';
import { holdLasts } from '../../shared/desk/check-points.ts';
import { askHolds } from '../db/schema/desk.ts';
import { asks } from '../db/schema/market.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { isForColleague } from '../market/own-listing.ts';
import { recordAudit } from '../market/record-audit.ts';
import { listHolds } from '../queries/list-holds.ts';

type Held = { readonly askId: number; readonly actor: string };

/**
 * Holds a listing for the person who decides it; of several at once one gets it. Answers who holds
 * it. Throws a 404, 'trade.wrong-status' where it does not wait, and 'desk.own-listing'.
 */
export async function holdAsk(context: CommandContext, { askId, actor }: Held) {
  const { tx } = context;
  const [ask] = await tx
    .select({ status: asks.status, sellerId: asks.userId })
    .from(asks)
    .where(eq(asks.id, askId))
    .for('share');
  if (!ask) throw notFound();
  if (ask.status !== 'PendingAuthentication') throw conflict('trade.wrong-status');
  if (await isForColleague(tx, { sellerId: ask.sellerId, actor })) {
    throw conflict('desk.own-listing');
  }
  const now = context.now();
  const until = new Date(now.getTime() + holdLasts);
  const taken = await tx
    .insert(askHolds)
    .values({ askId, actor, until })
    .onConflictDoUpdate({
      target: askHolds.askId,
      set: { actor, until },
      setWhere: lte(askHolds.until, now),
    })
    .returning({ askId: askHolds.askId });
  if (taken.length > 0) {
    const subject = `ask:${askId}`;
    await recordAudit(tx, { actor, action: 'asks.hold', subject, details: {}, at: now });
  } else {
    await tx.update(askHolds).set({ until }).where(isOwn({ askId, actor }));
  }
  const held = (await listHolds(tx, [askId], now)).get(askId);
  if (!held) throw new Error(`the hold on ask ${askId} was just set`);
  return { isMine: held.actor === actor, name: held.name, until: held.until };
}

/** Lets go of a listing; of one that another holds, nothing happens. Throws a 404. */
export async function releaseAsk({ tx }: CommandContext, held: Held): Promise<void> {
  const [ask] = await tx.select({ id: asks.id }).from(asks).where(eq(asks.id, held.askId));
  if (!ask) throw notFound();
  await tx.delete(askHolds).where(isOwn(held));
}

const isOwn = ({ askId, actor }: Held) => and(eq(askHolds.askId, askId), eq(askHolds.actor, actor));
