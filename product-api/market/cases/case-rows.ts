import { and, eq, ne } from 'drizzle-orm';
import { addBusinessDays } from '../../../shared/domain/business-time.ts';
import { type CaseStage, caseDays } from '../../../shared/domain/cases.ts';
import type { Transaction } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { lockTrade } from '../lock-trade.ts';
import type { EditionRow, OrderRow } from '../rows.ts';

export type CaseRow = typeof cases.$inferSelect;
export type LockedCase = {
  readonly edition: EditionRow;
  readonly order: OrderRow;
  readonly open: CaseRow;
};

/** Locks an order and its open case; null: it has none. */
export async function lockOpenCase(tx: Transaction, orderId: number): Promise<LockedCase | null> {
  const { edition, order } = await lockTrade(tx, orderId);
  const open = await findOpenCase(tx, orderId);
  return open && { edition, order, open };
}

/** The open case of a locked order. */
export async function findOpenCase(tx: Transaction, orderId: number): Promise<CaseRow | null> {
  const [open] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.orderId, orderId), ne(cases.stage, 'closed')))
    .for('update');
  return open ?? null;
}

/** Until when the next actor of a stage has time; null: the bank says it. */
export function caseDeadline(stage: CaseStage, now: Date): Date | null {
  const days: Readonly<Partial<Record<CaseStage, number>>> = caseDays;
  const limit = days[stage];
  return limit === undefined ? null : new Date(addBusinessDays(now.getTime(), limit));
}

/** Moves an open case to its next stage. */
export async function moveCase(
  tx: Transaction,
  { id }: CaseRow,
  stage: Exclude<CaseStage, 'closed'>,
  now: Date,
  changes: Partial<Omit<CaseRow, 'id' | 'stage'>> = {},
): Promise<CaseRow> {
  return update(tx, id, { deadline: caseDeadline(stage, now), ...changes, stage });
}

export async function closeCase(
  tx: Transaction,
  { id }: CaseRow,
  now: Date,
  end: Pick<CaseRow, 'outcome'> & Partial<Omit<CaseRow, 'id' | 'stage'>>,
): Promise<CaseRow> {
  return update(tx, id, { ...end, stage: 'closed', deadline: null, closedAt: now });
}

async function update(tx: Transaction, id: number, values: Partial<CaseRow>): Promise<CaseRow> {
  const [moved] = await tx.update(cases).set(values).where(eq(cases.id, id)).returning();
  if (!moved) throw new Error(`case ${id} was locked and is gone`);
  return moved;
}
