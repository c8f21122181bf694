import { and, asc, isNull, lte } from 'drizzle-orm';
import { tradingPauses } from '../db/schema/cases.ts';
import { inTransaction } from '../market/command-context.ts';
import { notify } from '../market/notify.ts';
import { endPause } from '../market/trading-pauses.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';

const atMost = 200;

/** Ends the pauses of trading whose time is over, and tells their people; returns how many. */
export async function endPauses(deps: JobDeps): Promise<number> {
  const over = await deps.db
    .select()
    .from(tradingPauses)
    .where(and(isNull(tradingPauses.endedAt), lte(tradingPauses.until, deps.now())))
    .orderBy(asc(tradingPauses.until))
    .limit(atMost);
  const ended = await forEachRecord(deps, 'end-pauses', over, ({ id, userId }) =>
    inTransaction(deps, async (context) => {
      await endPause(context, id, userId, null);
      await notify(context, userId, {
        dedupeKey: `trading-resumed:${id}`,
        artworkId: null,
        says: { name: 'trading-resumed', fields: {} },
        path: '/my-account/selling',
      });
    }),
  );
  return ended.length;
}
