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
import { nameEdition } from '../market/name-edition.ts';
import { tellDay } from '../market/order-links.ts';
import { tell } from '../market/tell.ts';
import { inTransaction, type MarketDeps, type Work } from '../market/work.ts';

type Reminder = MarketDeps & Pick<Deps, 'wakeMail'>;
type Ending = {
  readonly id: number;
  readonly userId: number;
  readonly editionId: number;
  readonly expiresAt: Date | null;
};

const batch = 100;

/**
 * Reminds the owners of asks and bids whose time is nearly over, once for each end: whoever lets
 * one run longer is reminded again before the later end. Each row is held while it is told, and no
 * book is: two processes tell nobody twice, and trades do not wait. Returns how many mails.
 */
export async function remindOfExpiry(deps: Reminder, atOnce = batch): Promise<number> {
  let queued = 0;
  for (const remind of [remindAskers, remindBidders]) {
    for (;;) {
      const told = await inTransaction(deps, (work) => remind(work, atOnce));
      queued += told;
      if (told < atOnce) break;
    }
  }
  if (queued > 0) deps.wakeMail();
  return queued;
}

async function remindAskers(work: Work, atOnce: number): Promise<number> {
  const ending = await work.tx
    .select()
    .from(asks)
    .where(and(eq(asks.status, askInBook), isToBeTold(asks, work.now())))
    .orderBy(asc(asks.expiresAt))
    .limit(atOnce)
    .for('no key update', { skipLocked: true });
  await tellOwners(work, ending, 'ask', '/my-account/selling');
  await work.tx
    .update(asks)
    .set({ remindedOf: sql`${asks.expiresAt}` })
    .where(isAnyOf(asks.id, idsOf(ending)));
  return ending.length;
}

async function remindBidders(work: Work, atOnce: number): Promise<number> {
  const ending = await work.tx
    .select()
    .from(bids)
    .where(and(eq(bids.status, bidInBook), isToBeTold(bids, work.now())))
    .orderBy(asc(bids.expiresAt))
    .limit(atOnce)
    .for('no key update', { skipLocked: true });
  await tellOwners(work, ending, 'bid', '/my-account/buying');
  await work.tx
    .update(bids)
    .set({ remindedOf: sql`${bids.expiresAt}` })
    .where(isAnyOf(bids.id, idsOf(ending)));
  return ending.length;
}

/** In the words of the indexes that have nothing but what is still to be told. */
function isToBeTold(
  { expiresAt, remindedOf }: typeof asks | typeof bids,
  now: Date,
): SQL | undefined {
  return and(
    gt(expiresAt, now),
    lte(expiresAt, addDays(now, expiryRemindedDaysBefore)),
    sql`${remindedOf} is distinct from ${expiresAt}`,
  );
}

async function tellOwners(
  work: Work,
  ending: readonly Ending[],
  what: 'ask' | 'bid',
  path: string,
): Promise<void> {
  const books = await readBooks(work.tx, ending);
  for (const { id, userId, editionId, expiresAt } of ending) {
    const edition = books.find((book) => book.id === editionId);
    if (!edition || !expiresAt) continue;
    const { title } = await nameEdition(work.tx, edition);
    await tell(work, userId, {
      dedupeKey: `expiring:${what}:${id}:${expiresAt.getTime()}`,
      subject: `Your ${what} for ${title} ends on ${tellDay(expiresAt)}`,
      paragraphs: [
        `Your ${what} for ${title} is in the book until ${tellDay(expiresAt)}. To keep it there, let it run longer.`,
      ],
      action: { label: `See your ${what}s`, path },
    });
  }
}

function readBooks(tx: Transaction, ending: readonly Ending[]) {
  const ids = [...new Set(ending.map(({ editionId }) => editionId))];
  return ids.length === 0 ? [] : tx.select().from(editions).where(inArray(editions.id, ids));
}

const idsOf = (rows: readonly Ending[]) => rows.map(({ id }) => id);
