import { and, asc, inArray, lte } from 'drizzle-orm';
import { cases } from '../db/schema/cases.ts';
import { lockOpenCase, moveCase } from '../market/cases/case-rows.ts';
import { byDayOf, notifyOfCase } from '../market/cases/notify-of-case.ts';
import { type CommandContext, inTransaction } from '../market/command-context.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';

const atMost = 200;
const stages = ['seller', 'return'] as const;

/**
 * Cases whose seller did not answer, or whose buyer did not send the work back in time, wait for
 * the desk; returns how many. Those of the desk itself are shown in Today.
 */
export async function enforceCaseDeadlines(deps: JobDeps): Promise<number> {
  const late = await deps.db
    .select({ id: cases.id, orderId: cases.orderId })
    .from(cases)
    .where(and(inArray(cases.stage, [...stages]), lte(cases.deadline, deps.now())))
    .orderBy(asc(cases.deadline))
    .limit(atMost);
  const moved = await forEachRecord(deps, 'enforce-case-deadlines', late, ({ orderId }) =>
    inTransaction(deps, (context) => bringToDesk(context, orderId)),
  );
  return moved.length;
}

async function bringToDesk(context: CommandContext, orderId: number): Promise<boolean> {
  const locked = await lockOpenCase(context.tx, orderId);
  const now = context.now();
  const { stage, deadline } = locked?.open ?? {};
  if (!locked || !deadline || deadline > now) return false;
  if (stage !== 'seller' && stage !== 'return') return false;
  const open = await moveCase(context.tx, locked.open, 'desk', now);
  const isUnanswered = stage === 'seller';
  await notifyOfCase(context, { ...locked, open }, (title) => {
    const fields = { title, byDeadline: byDayOf(open) };
    return isUnanswered
      ? {
          buyer: { name: 'case-unanswered.buyer', fields },
          seller: { name: 'case-unanswered.seller', fields },
        }
      : {
          buyer: { name: 'case-not-returned.buyer', fields },
          seller: { name: 'case-not-returned.seller', fields },
        };
  });
  return true;
}
