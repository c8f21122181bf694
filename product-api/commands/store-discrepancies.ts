import { eq, notInArray, sql } from 'drizzle-orm';
import { ledgerDiscrepancies, reconciliations } from '../db/schema/ledger.ts';
import type { CommandContext } from '../market/command-context.ts';
import { type Discrepancy, timesUntilShown } from '../market/ledger/compare-movements.ts';
import { mailOwners } from '../market/mail-owners.ts';
import type { PaymentPort } from '../payments/payment-port.ts';

export type DiscrepancyRow = typeof ledgerDiscrepancies.$inferSelect;

type Compared = {
  readonly processor: PaymentPort['name'];
  readonly startedAt: Date;
  readonly movements: number;
  readonly found: readonly Discrepancy[];
};

/**
 * Replaces the known discrepancies by those that a comparison found, and mails the owners of those
 * that it saw again. Returns these.
 */
export async function storeDiscrepancies(
  context: CommandContext,
  { processor, startedAt, movements, found }: Compared,
): Promise<DiscrepancyRow[]> {
  const { tx } = context;
  const { kind, sourceId, times } = ledgerDiscrepancies;
  const keys = found.map((one) => `${one.kind}:${one.sourceId}`);
  await tx
    .delete(ledgerDiscrepancies)
    .where(keys.length === 0 ? undefined : notInArray(sql`${kind} || ':' || ${sourceId}`, keys));
  const rows: DiscrepancyRow[] = [];
  for (const one of found) {
    const { here, there, currency } = one;
    const [row] = await tx
      .insert(ledgerDiscrepancies)
      .values({ ...one, seenAt: startedAt })
      .onConflictDoUpdate({
        target: [kind, sourceId],
        set: { here, there, currency, times: sql`${times} + 1` },
      })
      .returning();
    if (row) rows.push(row);
  }
  const values = { startedAt, movements };
  await tx
    .insert(reconciliations)
    .values({ processor, ...values })
    .onConflictDoUpdate({ target: reconciliations.processor, set: values });
  const shown = rows.filter((row) => row.times === timesUntilShown);
  if (shown.length > 0) {
    await mailOwners(context, {
      key: `discrepancies:${startedAt.toISOString()}`,
      says: { name: 'ledger-discrepancies', fields: { count: String(shown.length) } },
      path: '/desk/ledger',
    });
  }
  return shown;
}

/** When the latest comparison with a processor began; null: there was none. */
export async function lastComparison(
  { tx }: Pick<CommandContext, 'tx'>,
  processor: PaymentPort['name'],
): Promise<Date | null> {
  const [row] = await tx
    .select({ startedAt: reconciliations.startedAt })
    .from(reconciliations)
    .where(eq(reconciliations.processor, processor));
  return row?.startedAt ?? null;
}
