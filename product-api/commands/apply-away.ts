import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { asks } from '../db/schema/market.ts';
import { profiles } from '../db/schema/people.ts';
import { isAway } from '../market/away.ts';
import { refreshBestPrices } from '../market/best-prices.ts';
import { isLive } from '../market/book.ts';
import { type CommandContext, type CommandDeps, inTransaction } from '../market/command-context.ts';
import { type LockedAsk, lockAsk } from '../market/lock-order.ts';
import { moveAsk } from '../market/move.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import { returnAsk } from '../market/return-to-book.ts';
import { readTerms } from '../market/terms.ts';

const defaultBatch = 200;

/**
 * Pauses the live asks of a seller who is away, and returns the paused ones of a seller who is back
 * by the rules of a returned order. One transaction per ask, each of which reads anew whether the
 * seller is away: repeated or interrupted calls come to the same result. The job continues after
 * `limit`.
 */
export async function applyAway(
  deps: CommandDeps,
  userId: number,
  limit = defaultBatch,
): Promise<void> {
  const isPausing = await isAway(deps.db, userId, deps.now());
  const concerned = await deps.db
    .select({ id: asks.id })
    .from(asks)
    .where(and(eq(asks.userId, userId), eq(asks.status, isPausing ? askInBook : 'Paused')))
    .orderBy(asc(asks.id))
    .limit(limit);
  for (const { id } of concerned) {
    await inTransaction(deps, (context) => applyToAsk(context, userId, id));
  }
  if (!isPausing) await inTransaction(deps, (context) => endAway(context, userId));
}

async function applyToAsk(context: CommandContext, userId: number, askId: number): Promise<void> {
  const { tx } = context;
  const locked = await lockAsk(tx, askId, userId);
  const { edition, ask } = locked;
  const now = context.now();
  const isPausing = await isAway(tx, userId, now);
  // An ask whose time is over is expired, and its seller told, by the job that expires orders.
  if (ask.status !== (isPausing ? askInBook : 'Paused') || !isLive(ask, now)) return;
  if (isPausing) {
    await moveAsk(tx, ask, 'Paused');
  } else {
    const status = await returnAsk(context, ask, { edition, terms: await readTerms(tx, now), now });
    if (status === 'Voided') await notifyOfWithdrawal(context, locked);
  }
  await refreshBestPrices(tx, edition, now);
}

/** Ends it once none of the seller's asks is paused, and tells the seller. */
async function endAway(context: CommandContext, userId: number): Promise<void> {
  const { tx } = context;
  const [profile] = await tx
    .select({ until: profiles.awayUntil })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), isNotNull(profiles.awayUntil)))
    .for('no key update');
  if (!profile?.until || profile.until > context.now()) return;
  const mine = eq(asks.userId, userId);
  if ((await tx.$count(asks, and(mine, eq(asks.status, 'Paused')))) > 0) return;
  await tx.update(profiles).set({ awayUntil: null }).where(eq(profiles.userId, userId));
  const live = await tx.$count(asks, and(mine, eq(asks.status, askInBook)));
  await notify(context, userId, {
    dedupeKey: `back:${userId}:${profile.until.getTime()}`,
    artworkId: null,
    says: {
      name: 'listings-back',
      fields: { listings: live === 1 ? '1 listing is' : `${live || 'no'} listings are` },
    },
    path: '/my-account/selling',
  });
}

async function notifyOfWithdrawal(
  context: CommandContext,
  { edition, ask }: LockedAsk,
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  await notify(context, ask.userId, {
    dedupeKey: `away-voided:${ask.id}:${ask.placedAt.getTime()}`,
    artworkId: edition.artworkId,
    says: { name: 'ask-withdrawn', fields: { title } },
    path: '/my-account/selling?tab=finished',
  });
}
