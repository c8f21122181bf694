import { and, eq, isNull } from 'drizzle-orm';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { leavesPayout } from '../../shared/domain/fee-rules.ts';
import { type FeeName, type Fees, feeNames } from '../../shared/domain/fees.ts';
import type { Transaction } from '../db/database.ts';
import { feeSchedules } from '../db/schema/fees.ts';
import { conflict, notFound, refused } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { readFeeSchedules, scheduleInForce } from '../market/fee-schedules.ts';
import { recordAudit } from '../market/record-audit.ts';

/**
 * Adds fees that hold from a later time. Those that are not given are the ones that hold just
 * before it. Throws 'fees.not-later', 'fees.time-taken', and 'fees.no-payout' where sellers would
 * be paid nothing.
 */
export async function addFees(
  { tx, now }: CommandContext,
  input: {
    readonly startsAt: Date;
    readonly given: { readonly [Name in FeeName]?: number | undefined };
    readonly actor: string;
  },
): Promise<number> {
  const { startsAt, given, actor } = input;
  await lockFees(tx);
  const at = now();
  if (startsAt <= at) throw refused('fees.not-later');
  const schedules = await readFeeSchedules(tx);
  const isTaken = schedules.some(
    (one) => one.takenBackAt === null && one.startsAt.getTime() === startsAt.getTime(),
  );
  if (isTaken) {
    throw conflict('fees.time-taken');
  }
  const before = scheduleInForce(schedules, startsAt)?.fees ?? defaultFees;
  const fees = Object.fromEntries(
    feeNames.map((name) => [name, given[name] ?? before[name]]),
  ) as Fees;
  if (!leavesPayout(fees)) throw refused('fees.no-payout');
  const [added] = await tx
    .insert(feeSchedules)
    .values({ startsAt, fees, addedBy: actor, addedAt: at })
    .returning({ id: feeSchedules.id });
  if (!added) throw new Error('an inserted schedule was not returned');
  await recordAudit(tx, {
    actor,
    action: 'fees.add',
    subject: `fees:${added.id}`,
    details: { from: startsAt.toISOString(), changes: changesOf(before, fees) },
    at,
  });
  return added.id;
}

/** Throws 'fees.begun' for fees that hold or have held, and the 404 of unknown ones. */
export async function takeFeesBack(
  { tx, now }: CommandContext,
  { id, actor }: { readonly id: number; readonly actor: string },
): Promise<void> {
  await lockFees(tx);
  const at = now();
  const isIt = and(eq(feeSchedules.id, id), isNull(feeSchedules.takenBackAt));
  const [found] = await tx.select().from(feeSchedules).where(isIt);
  if (!found) throw notFound();
  if (found.startsAt <= at) throw conflict('fees.begun');
  await tx.update(feeSchedules).set({ takenBackAt: at }).where(isIt);
  await recordAudit(tx, {
    actor,
    action: 'fees.take-back',
    subject: `fees:${id}`,
    details: { from: found.startsAt.toISOString() },
    at,
  });
}

/** Writers of fees wait for each other; quotes do not. */
async function lockFees(tx: Transaction): Promise<void> {
  await tx.execute('lock table fee_schedules in share row exclusive mode');
}

function changesOf(before: Fees, after: Fees) {
  return Object.fromEntries(
    feeNames
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  );
}
