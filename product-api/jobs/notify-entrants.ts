import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { releases } from '../db/schema/catalogue.ts';
import { raffleDraws, raffleEntries } from '../db/schema/raffles.ts';
import type { Deps } from '../deps.ts';
import { nameRelease } from '../market/name-release.ts';
import { notify } from '../market/notify.ts';
import { formatDay } from '../market/order-links.ts';

type NotifyDeps = Pick<Deps, 'db' | 'now' | 'publicUrl' | 'flushOutbox'>;
const defaultBatch = 200;

/**
 * Mails the result of a raffle to every entrant. Entries are locked while they are notified, so
 * that two processes do not mail one twice. Returns how many mails.
 */
export async function notifyEntrants(deps: NotifyDeps, batchSize = defaultBatch): Promise<number> {
  let queued = 0;
  for (;;) {
    const count = await deps.db.transaction((tx) => notifyBatch(tx, deps, batchSize));
    queued += count;
    if (count < batchSize) break;
  }
  if (queued > 0) deps.flushOutbox();
  return queued;
}

async function notifyBatch(tx: Transaction, { now, publicUrl }: NotifyDeps, batchSize: number) {
  const waiting = await tx
    .select({ entry: raffleEntries, release: releases, draw: raffleDraws })
    .from(raffleEntries)
    .innerJoin(releases, eq(releases.id, raffleEntries.releaseId))
    .innerJoin(raffleDraws, eq(raffleDraws.releaseId, raffleEntries.releaseId))
    .where(and(isNotNull(raffleEntries.rank), isNull(raffleEntries.toldAt)))
    .orderBy(asc(raffleEntries.id))
    .limit(batchSize)
    .for('update', { of: raffleEntries, skipLocked: true });
  for (const { entry, release, draw } of waiting) {
    const { title, path } = await nameRelease(tx, release);
    const drawn = {
      title,
      rank: String(entry.rank),
      entries: String(draw.entries),
      number: String(entry.id),
      seed: draw.seed,
    };
    await notify({ tx, now, publicUrl }, entry.userId, {
      artworkId: release.artworkId,
      dedupeKey: `raffle:${entry.id}`,
      says:
        entry.buyBy === null
          ? { name: 'raffle-lost', fields: { ...drawn, winners: String(draw.winners) } }
          : { name: 'raffle-won', fields: { ...drawn, lastDay: formatDay(entry.buyBy) } },
      path,
    });
    await tx.update(raffleEntries).set({ toldAt: now() }).where(eq(raffleEntries.id, entry.id));
  }
  return waiting.length;
}
