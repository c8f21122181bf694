import { asc, isNull } from 'drizzle-orm';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { type Fees, feesFrom } from '../../shared/domain/fees.ts';
import type { Queryable } from '../db/database.ts';
import { feeSchedules } from '../db/schema/fees.ts';

export type FeeSchedule = { readonly id: number; readonly startsAt: Date; readonly fees: Fees };

/** Schedules that were not taken back, the earliest first. */
export async function readFeeSchedules(db: Queryable): Promise<FeeSchedule[]> {
  const { id, startsAt, fees } = feeSchedules;
  const rows = await db
    .select({ id, startsAt, fees })
    .from(feeSchedules)
    .where(isNull(feeSchedules.takenBackAt))
    .orderBy(asc(startsAt));
  return rows.map((row) => ({ ...row, fees: feesFrom(row.fees) }));
}

/** The newest one that has begun; null: the defaults hold. */
export function scheduleInForce(schedules: readonly FeeSchedule[], now: Date): FeeSchedule | null {
  return schedules.findLast(({ startsAt }) => startsAt <= now) ?? null;
}

export function feesOfSchedule(schedules: readonly FeeSchedule[]) {
  const byId = new Map(schedules.map(({ id, fees }) => [id, fees]));
  return ({ feesId }: { readonly feesId: number | null }): Fees =>
    (feesId === null ? null : byId.get(feesId)) ?? defaultFees;
}
