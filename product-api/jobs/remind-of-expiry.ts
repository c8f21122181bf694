import { addDays } from 'date-fns/addDays';
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import { expiryRemindedDaysBefore } from '../../shared/domain/expiry.ts';
import type { Transaction } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { isAnyOf } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { type CommandContext, type CommandDeps, inTransaction } from '../market/command-context.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import { formatDay } from '../market/order-links.ts';

type ReminderDeps = CommandDeps & Pick<Deps, 'flushOutbox'>;
type Ending = {
  readonly id: number;
  readonly userId: number;
  readonly editionId: number;
  readonly expiresAt: Date | null;
};

const defaultBatch = 100;

/**
 * Reminds the owners of asks and bids that expire soon, once per expiry date. Rows are locked, so
 * that two processes do not remind twice; books are not, so that trades do not wait. Returns how
 * many mails.
 */
export async function remindOfExpiry(
  deps: ReminderDeps,
  batchSize = defaultBatch,
): Promise<number> {
  let queued = 0;
  for (const remind of [remindAskers, remindBidders]) {
    for (;;) {
      const count = await inTransaction(deps, (context) => remind(context, batchSize));
      queued += count;
      if (count < batchSize) break;
    }
  }
  if (queued > 0) deps.flushOutbox();
  return queued;
}

async function remindAskers(context: CommandContext, batchSize: number): Promise<number> {
  const ending = await context.tx
    .select()
    .from(asks)
    .where(and(eq(asks.status, askInBook), needsReminder(asks, context.now())))
    .orderBy(asc(asks.expiresAt))
    .limit(batchSize)
    .for('no key update', { skipLocked: true });
  await notifyOwners(context, ending, 'ask', '/my-account/selling');
  await context.tx
    .update(asks)
    .set({ remindedOf: sql`${asks.expiresAt}` })
    .where(isAnyOf(asks.id, idsOf(ending)));
  return ending.length;
}

async function remindBidders(context: CommandContext, batchSize: number): Promise<number> {
  const ending = await context.tx
    .select()
    .from(bids)
    .where(and(eq(bids.status, bidInBook), needsReminder(bids, context.now())))
    .orderBy(asc(bids.expiresAt))
    .limit(batchSize)
    .for('no key update', { skipLocked: true });
  await notifyOwners(context, ending, 'bid', '/my-account/buying');
  await context.tx
    .update(bids)
    .set({ remindedOf: sql`${bids.expiresAt}` })
    .where(isAnyOf(bids.id, idsOf(ending)));
  return ending.length;
}

/** Matches the partial indexes, which contain only rows without a reminder. */
function needsReminder(
  { expiresAt, remindedOf }: typeof asks | typeof bids,
  now: Date,
): SQL | undefined {
  return and(
    gt(expiresAt, now),
    lte(expiresAt, addDays(now, expiryRemindedDaysBefore)),
    sql`${remindedOf} is distinct from ${expiresAt}`,
  );
}

async function notifyOwners(
  context: CommandContext,
  ending: readonly Ending[],
  what: 'ask' | 'bid',
  path: string,
): Promise<void> {
  const books = await readBooks(context.tx, ending);
  for (const { id, userId, editionId, expiresAt } of ending) {
    const edition = books.find((book) => book.id === editionId);
    if (!edition || !expiresAt) continue;
    const { title } = await nameEdition(context.tx, edition);
    await notify(context, userId, {
      dedupeKey: `expiring:${what}:${id}:${expiresAt.getTime()}`,
      artworkId: edition.artworkId,
      says: { name: `${what}-expiring`, fields: { title, lastDay: formatDay(expiresAt) } },
      path,
    });
  }
}

function readBooks(tx: Transaction, ending: readonly Ending[]) {
  const ids = [...new Set(ending.map(({ editionId }) => editionId))];
  return ids.length === 0 ? [] : tx.select().from(editions).where(inArray(editions.id, ids));
}

const idsOf = (rows: readonly Ending[]) => rows.map(({ id }) => id);
