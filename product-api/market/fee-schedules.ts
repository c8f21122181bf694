import { asc } from 'drizzle-orm';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { type Fees, feesFrom } from '../../shared/domain/fees.ts';
import type { Queryable } from '../db/database.ts';
import { feeSchedules } from '../db/schema/fees.ts';

export type FeeSchedule = {
  readonly id: number;
  readonly startsAt: Date;
  readonly fees: Fees;
  readonly takenBackAt: Date | null;
};

/** All schedules, the earliest first: an offer may have been quoted by one that was taken back. */
export async function readFeeSchedules(db: Queryable): Promise<FeeSchedule[]> {
  const { id, startsAt, fees, takenBackAt } = feeSchedules;
  const rows = await db
    .select({ id, startsAt, fees, takenBackAt })
    .from(feeSchedules)
    .orderBy(asc(startsAt));
  return rows.map((row) => ({ ...row, fees: feesFrom(row.fees) }));
}

/** The newest one that has begun and was not taken back; null: the defaults hold. */
export function scheduleInForce(schedules: readonly FeeSchedule[], now: Date): FeeSchedule | null {
  const standing = schedules.filter(({ takenBackAt }) => takenBackAt === null);
  return standing.findLast(({ startsAt }) => startsAt <= now) ?? null;
}

export function feesOfSchedule(schedules: readonly FeeSchedule[]) {
  const byId = new Map(schedules.map(({ id, fees }) => [id, fees]));
  return ({ feesId }: { readonly feesId: number | null }): Fees => {
    if (feesId === null) return defaultFees;
    const fees = byId.get(feesId);
    if (!fees) throw new Error(`there is no schedule ${feesId} of fees`);
    return fees;
  };
}
