import { desc, getTableColumns, isNull } from 'drizzle-orm';
import type { AnswerOf } from '../../shared/desk/operations.ts';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { type Fees, feesFrom } from '../../shared/domain/fees.ts';
import type { Queryable } from '../db/database.ts';
import { feeSchedules } from '../db/schema/fees.ts';
import { nameOfActor } from './list-audit.ts';

type ListedFees = {
  readonly id: number | null;
  readonly startsAt: Date | null;
  readonly state: AnswerOf<'fees list'>[number]['state'];
  readonly fees: Fees;
  readonly by: string | null;
};

/** The latest first, and the defaults last. */
export async function listFeesForOperator(db: Queryable, now: Date): Promise<ListedFees[]> {
  const rows = await db
    .select({ ...getTableColumns(feeSchedules), addedBy: nameOfActor(feeSchedules.addedBy) })
    .from(feeSchedules)
    .where(isNull(feeSchedules.takenBackAt))
    .orderBy(desc(feeSchedules.startsAt));
  const inForce = rows.find(({ startsAt }) => startsAt <= now);
  const stateOf = (startsAt: Date): ListedFees['state'] => {
    if (startsAt > now) return 'later';
    return startsAt === inForce?.startsAt ? 'in-force' : 'ended';
  };
  const scheduled = rows.map(({ id, startsAt, fees, addedBy }) => ({
    id,
    startsAt,
    state: stateOf(startsAt),
    fees: feesFrom(fees),
    by: addedBy,
  }));
  const builtIn: ListedFees = {
    id: null,
    startsAt: null,
    state: inForce ? 'ended' : 'in-force',
    fees: defaultFees,
    by: null,
  };
  return [...scheduled, builtIn];
}
